import type { Context } from 'hono';

/**
 * Whether a POST comes from a page of the same origin. Browsers say so in `Sec-Fetch-Site`; where they do not
 * (plain HTTP beyond loopback) `Origin` decides, and what is no browser sends neither.
 */
export function isFromHere(c: Context, pagesUrl: string): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = c.req.header('origin');
  return origin === undefined || origin === new URL(pagesUrl).origin;
}
