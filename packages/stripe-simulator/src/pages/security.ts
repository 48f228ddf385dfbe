import type { Context } from 'hono';

/**
 * Sets the security headers of a page: no scripts and no external resources. Browsers apply `form-action` to
 * redirects too, so the targets of a form's redirects are allowed by origin.
 */
export function setSecurityHeaders(
  c: Context,
  redirectTargets: readonly (string | null)[] = [],
): void {
  const origins = redirectTargets.flatMap((address) => {
    const origin = address === null ? undefined : URL.parse(address)?.origin;
    return origin === undefined || origin === 'null' ? [] : [origin];
  });
  c.header(
    'Content-Security-Policy',
    [
      "default-src 'none'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      `form-action ${["'self'", ...new Set(origins)].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Content-Type-Options', 'nosniff');
  // With `no-store`, going back to a form's response shows a browser error.
  c.header('Cache-Control', c.req.method === 'POST' ? 'no-cache' : 'no-store');
}
