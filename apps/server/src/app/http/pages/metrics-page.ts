import { createHash, timingSafeEqual } from 'node:crypto';
import type { Metrics } from '../../../platform/metrics/metrics.ts';
import { failureResponse } from '../request.ts';

/** `GET /metrics`: what Prometheus reads, for those who know `METRICS_TOKEN`; without a token there is no such page. */
export async function metricsPage(
  metrics: Metrics,
  token: string | null,
  authorization: string | undefined,
): Promise<Response> {
  const text = token === null ? null : await metrics.text();
  if (token === null || text === null) return failureResponse('NOT_FOUND');
  if (!isSame(authorization ?? '', `Bearer ${token}`)) return failureResponse('UNAUTHENTICATED');
  return new Response(text.body, {
    headers: { 'Content-Type': text.type, 'Cache-Control': 'no-store' },
  });
}

/** Takes the same time wherever they differ. */
function isSame(given: string, wanted: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
