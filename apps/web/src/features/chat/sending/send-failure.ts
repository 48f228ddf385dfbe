import { isRefusal } from '#data/call/call-error.ts';
import type { SendResult } from './question-outbox.ts';

/** Whether a failed send is repeated or final. */
export function sendFailure(error: unknown): Exclude<SendResult, { kind: 'accepted' }> {
  return isRefusal(error) ? { kind: 'refused', error } : { kind: 'lost' };
}
