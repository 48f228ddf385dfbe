import { createMiddleware } from 'hono/factory';
import { newId } from '../../../platform/ids.ts';
import type { Logger } from '../../../platform/log.ts';
import type { ServerEnv } from '../request.ts';

/** Gives each request an id and a logger that prints it, and sends the id in the response. */
export function identifyRequest(log: Logger) {
  return createMiddleware<ServerEnv>(async (context, next) => {
    const requestId = newId();
    context.set('requestId', requestId);
    context.set('log', log.child({ requestId }));
    await next();
    context.header('X-Request-Id', requestId);
  });
}
