import { createMiddleware } from 'hono/factory';
import type { ServerEnv } from '../request.ts';

/** Keeps responses of the API out of caches, unless they say otherwise: they hold tokens and private answers. */
export const forbidStoring = createMiddleware<ServerEnv>(async (context, next) => {
  await next();
  const isApi = context.req.path.startsWith('/api/');
  if (isApi && !context.res.headers.has('cache-control')) {
    context.header('Cache-Control', 'no-store');
  }
});
