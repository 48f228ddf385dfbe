import type { Delta } from '@savet/contract/live';
import { type DocumentEvent, findMessage, reduce } from './reduce.ts';
import { leavesGap } from './running-text.ts';
import { type DocumentState, emptyState } from './state.ts';

type Listener = () => void;

export interface DocumentStore {
  state(): DocumentState;
  dispatch(event: DocumentEvent): void;
  /** Appends running text and notifies at the pace of drawing. Returns false when text before it is missing. */
  takeDelta(delta: Delta): boolean;
  /** Notifies of documents, not of running text. */
  subscribe(listener: Listener): () => void;
  subscribeRunning(replyId: string, listener: Listener): () => void;
}

/** Holds one user's documents. `nextFrame` paces the notifications of running text. */
export function createDocumentStore(nextFrame: (run: () => void) => void): DocumentStore {
  let state = emptyState;
  let isFrameRequested = false;
  const changedReplies = new Set<string>();
  const listeners = new Set<Listener>();
  const runningListeners = new Map<string, Set<Listener>>();

  function notifyRunning() {
    isFrameRequested = false;
    const replyIds = [...changedReplies];
    changedReplies.clear();
    for (const replyId of replyIds) {
      for (const listener of runningListeners.get(replyId) ?? []) listener();
    }
  }

  function dispatch(event: DocumentEvent) {
    const before = state;
    state = reduce(state, event);
    if (state === before) return;
    for (const replyId of before.running.keys()) {
      if (!state.running.has(replyId)) changedReplies.add(replyId);
    }
    notifyRunning();
    for (const listener of [...listeners]) listener();
  }

  function takeDelta(delta: Delta): boolean {
    const reply = findMessage(state, delta.chatId, delta.replyId);
    if (leavesGap(state.running, delta, reply)) return false;
    const before = state;
    state = reduce(state, { type: 'delta', delta });
    if (state === before) return true;
    changedReplies.add(delta.replyId);
    if (!isFrameRequested) {
      isFrameRequested = true;
      nextFrame(notifyRunning);
    }
    return true;
  }

  return {
    state: () => state,
    dispatch,
    takeDelta,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeRunning(replyId, listener) {
      const ofReply = runningListeners.get(replyId) ?? new Set();
      runningListeners.set(replyId, ofReply.add(listener));
      return () => {
        ofReply.delete(listener);
        if (ofReply.size === 0 && runningListeners.get(replyId) === ofReply) {
          runningListeners.delete(replyId);
        }
      };
    },
  };
}
