import { createMiddleware } from 'hono/factory';
import type { Metrics } from '../../../platform/metrics/metrics.ts';
import type { ServerEnv } from '../request.ts';
import { routeOf } from './route-of.ts';

/** Adds each request that has ended to the metrics. */
export function measureRequest(metrics: Metrics) {
  return createMiddleware<ServerEnv>(async (context, next) => {
    const started = performance.now();
    await next();
    metrics.requestEnded({
      method: context.req.method,
      route: routeOf(context),
      status: context.res.status,
      seconds: (performance.now() - started) / 1_000,
    });
  });
}
