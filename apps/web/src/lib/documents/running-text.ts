import type { MessageDocument } from '@savet/contract/documents';
import type { Delta } from '@savet/contract/live';
import type { RunningText } from './state.ts';

type Running = ReadonlyMap<string, RunningText>;
type Reply = Pick<MessageDocument, 'messageId' | 'attempt' | 'status'>;

/** Adds a piece of text; what overlaps is cut, what cannot belong leaves the map as it is. */
export function applyDelta(running: Running, delta: Delta, reply: Reply | undefined): Running {
  if (reply && isOver(reply, delta.attempt)) return running;
  const before = running.get(delta.replyId);
  if (before && before.attempt > delta.attempt) return running;
  const known = before?.attempt === delta.attempt ? before.text : '';
  const fresh = delta.text.slice(Math.max(0, known.length - delta.from));
  const isKnown = before?.attempt === delta.attempt && fresh === '';
  if (delta.from > known.length || isKnown) return running;
  return new Map(running).set(delta.replyId, {
    chatId: delta.chatId,
    attempt: delta.attempt,
    text: known + fresh,
  });
}

/** Whether text before this piece is missing, so that only a new connection can bring it. */
export function leavesGap(running: Running, delta: Delta, reply: Reply | undefined): boolean {
  if (reply && isOver(reply, delta.attempt)) return false;
  const before = running.get(delta.replyId);
  if (before && before.attempt > delta.attempt) return false;
  return delta.from > (before?.attempt === delta.attempt ? before.text.length : 0);
}

/** Drops the text of replies that have settled or are being written anew. */
export function withoutSettled(running: Running, replies: readonly Reply[]): Running {
  const over = replies.filter((reply) => {
    const text = running.get(reply.messageId);
    return text !== undefined && isOver(reply, text.attempt);
  });
  if (over.length === 0) return running;
  const left = new Map(running);
  for (const reply of over) left.delete(reply.messageId);
  return left;
}

function isOver(reply: Reply, attempt: number): boolean {
  if (reply.status === 'answering') return attempt < reply.attempt;
  return attempt <= reply.attempt;
}
