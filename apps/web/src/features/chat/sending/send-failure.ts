import { isRefusal } from '../../../lib/call/call-error.ts';
import type { SendResult } from './outbox.ts';

/** Whether a failed send is to be tried again, or is refused for good. */
export function sendFailure(error: unknown): Exclude<SendResult, { kind: 'accepted' }> {
  return isRefusal(error) ? { kind: 'refused', error } : { kind: 'lost' };
}
