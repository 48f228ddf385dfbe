/**
 * Headers of every response. The Content-Security-Policy allows no inline script and no other host.
 * @param allowed other origins for requests and for forms
 * @param isSecure whether browsers reach the server over https, and are to use nothing else for a year
 */
export function securityHeaders({
  connectTo = [],
  formsTo = [],
  isSecure,
}: {
  connectTo?: readonly string[];
  formsTo?: readonly string[];
  isSecure: boolean;
}): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connectTo].join(' ')}`,
    "manifest-src 'self'",
    `form-action ${["'self'", ...formsTo].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}
