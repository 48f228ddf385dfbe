import type { Context } from 'hono';

/**
 * Headers of a page: no script, nothing from elsewhere. Browsers hold forms to `form-action` over redirects
 * too, so the addresses that a page's forms end at are allowed by name.
 */
export function setSecurityHeaders(c: Context, formsLeadTo: readonly (string | null)[] = []): void {
  const origins = formsLeadTo.flatMap((address) => {
    const origin = address === null ? undefined : URL.parse(address)?.origin;
    return origin === undefined || origin === 'null' ? [] : [origin];
  });
  c.header(
    'Content-Security-Policy',
    [
      "default-src 'none'",
      "style-src 'self'",
      "img-src 'self' data:",
      `form-action ${["'self'", ...new Set(origins)].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Content-Type-Options', 'nosniff');
  // What a form answered with may be kept for the back button, which else ends at the browser's own error.
  c.header('Cache-Control', c.req.method === 'POST' ? 'no-cache' : 'no-store');
}
