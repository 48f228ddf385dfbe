import type { MessageDocument } from '@savet/contract/documents';
import type { Delta } from '@savet/contract/live';
import type { RunningText } from './state.ts';

type Running = ReadonlyMap<string, RunningText>;
type Reply = Pick<MessageDocument, 'messageId' | 'attempt' | 'status'>;

/** Appends a delta without the part that is already there; returns the same map for a delta that doesn't apply. */
export function applyDelta(running: Running, delta: Delta, reply: Reply | undefined): Running {
  if (reply && isSettled(reply, delta.attempt)) return running;
  const before = running.get(delta.replyId);
  if (before && before.attempt > delta.attempt) return running;
  const current = before?.attempt === delta.attempt ? before.text : '';
  const added = delta.text.slice(Math.max(0, current.length - delta.from));
  const isRepeated = before?.attempt === delta.attempt && added === '';
  if (delta.from > current.length || isRepeated) return running;
  return new Map(running).set(delta.replyId, {
    chatId: delta.chatId,
    attempt: delta.attempt,
    text: current + added,
  });
}

/** Whether text before this delta is missing; only a new connection sends it again. */
export function leavesGap(running: Running, delta: Delta, reply: Reply | undefined): boolean {
  if (reply && isSettled(reply, delta.attempt)) return false;
  const before = running.get(delta.replyId);
  if (before && before.attempt > delta.attempt) return false;
  return delta.from > (before?.attempt === delta.attempt ? before.text.length : 0);
}

/** Drops the text of replies that have settled or started a new attempt. */
export function withoutSettled(running: Running, replies: readonly Reply[]): Running {
  const settled = replies.filter((reply) => {
    const text = running.get(reply.messageId);
    return text !== undefined && isSettled(reply, text.attempt);
  });
  if (settled.length === 0) return running;
  const left = new Map(running);
  for (const reply of settled) left.delete(reply.messageId);
  return left;
}

function isSettled(reply: Reply, attempt: number): boolean {
  if (reply.status === 'answering') return attempt < reply.attempt;
  return attempt <= reply.attempt;
}
