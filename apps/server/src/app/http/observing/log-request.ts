import { createMiddleware } from 'hono/factory';
import type { ServerEnv } from '../request.ts';

/** Logs requests to the API when they end, by path: an address may hold tokens. */
export const logRequest = createMiddleware<ServerEnv>(async (context, next) => {
  const started = performance.now();
  await next();
  const { method, path } = context.req;
  if (!path.startsWith('/api/')) return;
  const { status } = context.res;
  const milliseconds = Math.round(performance.now() - started);
  context.get('log').info({ method, path, status, milliseconds }, 'request');
});
