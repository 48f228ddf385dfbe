import { CallError } from '../../../lib/call/call-error.ts';
import type { SendResult } from './outbox.ts';

/** Codes after which the same question may still be taken later. */
const passing = new Set(['UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL', 'UNAUTHENTICATED']);

/** Whether a failed send is to be tried again, or is refused for good. */
export function sendFailure(error: unknown): Exclude<SendResult, { kind: 'accepted' }> {
  if (!(error instanceof CallError) || error.code === undefined) return { kind: 'lost' };
  return passing.has(error.code) ? { kind: 'lost' } : { kind: 'refused', error };
}
