import type { MessageDocument } from '@savet/contract/documents';
import { type ReplyErrorCode, replyErrors } from '@savet/contract/errors';
import type { AnswerOutcome } from '../consultant/consultant.ts';
import type { GiveBackReason } from '../quota/quota.store.ts';
import type { Settlement } from './turn.store.ts';

/** Why a running answer was broken off. */
export type BreakOff = 'stopped' | 'interrupted';

/** Earlier messages in the form the specification gives them: `sender: text` lines. */
export function contextText(messages: Pick<MessageDocument, 'sender' | 'text'>[]): string {
  return messages.map((message) => `${message.sender}: ${message.text}`).join('\n');
}

/** How a turn ends, and what becomes of its query. */
export function settlementOf(
  outcome: AnswerOutcome,
  text: string,
  brokenOff: BreakOff | null,
): { settlement: Settlement; query: 'kept' | GiveBackReason } {
  const { usage } = outcome;
  if (outcome.kind === 'complete') {
    return { settlement: { state: 'answered', text, errorCode: null, usage }, query: 'kept' };
  }
  if (brokenOff === 'stopped') {
    return {
      settlement: { state: 'stopped', text, errorCode: null, usage },
      query: text === '' ? 'stopped' : 'kept',
    };
  }
  const errorCode = outcome.kind === 'failed' ? outcome.errorCode : 'GENERATION_FAILED';
  const reason = brokenOff ?? (outcome.kind === 'empty' ? 'empty' : 'failed');
  return { settlement: { ...failure(errorCode, text), usage }, query: reason };
}

/** A failed turn: the text that had come stays; without any, the specification's text stands. */
export function failure(errorCode: ReplyErrorCode, text: string): Settlement {
  return {
    state: 'failed',
    text: text.trim() === '' ? replyErrors[errorCode] : text,
    errorCode,
    usage: null,
  };
}
