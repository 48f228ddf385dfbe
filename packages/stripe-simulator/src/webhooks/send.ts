import type { Attempt, Endpoint } from './delivery.types.ts';
import { signatureHeader } from './signature.ts';

const ERROR_MAX_LENGTH = 200;

/**
 * Sends an event's JSON to an endpoint once. A redirect counts as a failure, as in Stripe.
 * Never throws: a connection error or a timeout is an attempt with an `error`.
 */
export async function send(
  endpoint: Endpoint,
  body: string,
  timeoutMilliseconds: number,
  closing: AbortSignal,
): Promise<Attempt> {
  const at = Math.floor(Date.now() / 1000);
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (stripe-simulator)',
        'stripe-signature': signatureHeader(body, endpoint.secret, at),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMilliseconds), closing]),
    });
    const text = await response.text();
    if (response.ok) return { at, delivered: true, status: response.status };
    return {
      at,
      delivered: false,
      status: response.status,
      error: text.slice(0, ERROR_MAX_LENGTH),
    };
  } catch (error) {
    return { at, delivered: false, status: null, error: reason(error) };
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'no connection';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const cause: unknown = error.cause;
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message;
}
