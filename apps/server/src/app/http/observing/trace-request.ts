import { createMiddleware } from 'hono/factory';
import type { Tracing } from '../../../platform/tracing/tracing.ts';
import type { ServerEnv } from '../request.ts';
import { routeOf } from './route-of.ts';

/** Runs each request in a span of its own. */
export function traceRequest(tracing: Tracing) {
  return createMiddleware<ServerEnv>(async (context, next) => {
    await tracing.request(context.req.method, async () => {
      await next();
      return { route: routeOf(context), status: context.res.status };
    });
  });
}
