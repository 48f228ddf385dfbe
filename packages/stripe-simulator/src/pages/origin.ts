import type { Context } from 'hono';

/**
 * True if a POST comes from the same origin or from a client that is not a browser, which sends neither header.
 * Browsers omit `Sec-Fetch-Site` on plain HTTP except for loopback; then `Origin` decides.
 */
export function isSameOrigin(c: Context, pagesUrl: string): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = c.req.header('origin');
  return origin === undefined || origin === new URL(pagesUrl).origin;
}
