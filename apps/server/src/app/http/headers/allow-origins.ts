import { RENEWAL_HEADER } from '@savet/contract/accounts/session-renewal';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** How long a browser keeps the answer to a preflight, in seconds. */
const PREFLIGHT_SECONDS = 600;

/** Lets pages of these origins read answers of the API, with their users' cookies. */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: [...origins],
    credentials: true,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['authorization', 'content-type', 'idempotency-key', 'last-event-id'],
    exposeHeaders: ['set-auth-jwt', RENEWAL_HEADER, 'x-request-id', 'content-disposition'],
    maxAge: PREFLIGHT_SECONDS,
  });
}
