import { type ReplyErrorCode, replyErrors } from '@savet/contract/errors';
import type { AnswerOutcome } from '../../consultant/answer.ts';
import type { GiveBackReason } from '../../quota/quota.store.ts';
import type { Settlement } from './settlement.store.ts';

/** Reason for aborting a running answer: a user's stop, or a server shutdown. */
export type AbortReason = 'stopped' | 'interrupted';

/** The description of an answer that did not come to its end. */
const undescribed = {
  usage: null,
  keepsReceipt: true,
  ignoresProject: false,
  usedFields: null,
  given: null,
  offer: null,
};

/** Returns a turn's final state, and whether its query is kept or given back. */
function settlementOf(
  outcome: AnswerOutcome,
  text: string,
  abortReason: AbortReason | null,
): { settlement: Settlement; query: 'kept' | GiveBackReason } {
  const { usage } = outcome;
  const hasText = outcome.kind === 'complete' || outcome.kind === 'aborted';
  const written = {
    text,
    errorCode: null,
    usage,
    keepsReceipt: !hasText || outcome.isAnswer,
    ignoresProject: hasText && outcome.ignoresProject === true,
    usedFields: (hasText && outcome.usedFields) || null,
    given: (hasText && outcome.given) || null,
  };
  const offer = (hasText && outcome.offer) || null;
  const query = hasText ? queryOf(outcome) : 'kept';
  if (outcome.kind === 'complete') {
    return { settlement: { state: 'answered', ...written, offer }, query };
  }
  if (abortReason === 'stopped') {
    return {
      settlement: { state: 'stopped', ...written, offer: null },
      query: text === '' ? 'stopped' : query,
    };
  }
  const errorCode = outcome.kind === 'failed' ? outcome.errorCode : 'GENERATION_FAILED';
  const reason = abortReason ?? (outcome.kind === 'empty' ? 'empty' : 'failed');
  return { settlement: { ...failedSettlement(errorCode, text), usage }, query: reason };
}

/**
 * The ways in which a turn can be settled, the fullest first. A later one is for a database that lastingly refuses an earlier
 * one: first without what describes the answer, then as failed. The text stays in each.
 */
export function settlementsOf(
  outcome: AnswerOutcome,
  text: string,
  abortReason: AbortReason | null,
): { settlement: Settlement; query: 'kept' | GiveBackReason }[] {
  const full = settlementOf(outcome, text, abortReason);
  const plain = { ...full.settlement, usage: null, usedFields: null, given: null, offer: null };
  const failure = failedSettlement('GENERATION_FAILED', text);
  return [
    full,
    { settlement: plain, query: full.query },
    { settlement: failure, query: abortReason ?? 'failed' },
  ];
}

/** Whether the query of a text is kept: only an answer of the consultant in use takes one. */
export function queryOf({
  isStandIn,
  isAnswer,
}: Pick<Extract<AnswerOutcome, { isAnswer: boolean }>, 'isAnswer' | 'isStandIn'>):
  | 'kept'
  | 'stand_in'
  | 'no_answer' {
  if (isStandIn) return 'stand_in';
  return isAnswer ? 'kept' : 'no_answer';
}

/** The settlement of a failed turn: keeps partial text, or uses the specification's error text. */
export function failedSettlement(errorCode: ReplyErrorCode, text: string): Settlement {
  return {
    state: 'failed',
    text: text.trim() === '' ? replyErrors[errorCode] : text,
    errorCode,
    ...undescribed,
  };
}

/** The settlement of a turn that is stopped from outside: keeps partial text. */
export function stoppedSettlement(text: string): Settlement {
  return { state: 'stopped', text, errorCode: null, ...undescribed };
}
