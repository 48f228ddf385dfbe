import type { Delta } from '@savet/contract/live';
import { type DocumentEvent, findMessage, reduce } from './reduce.ts';
import { leavesGap } from './running-text.ts';
import { type DocumentState, emptyState } from './state.ts';

type Listener = () => void;

export interface DocumentStore {
  state(): DocumentState;
  dispatch(event: DocumentEvent): void;
  /** Takes a piece of running text; watchers hear of it at the pace of drawing. False when text before it is missing. */
  takeDelta(delta: Delta): boolean;
  /** Hears of documents, not of running text. */
  subscribe(listener: Listener): () => void;
  subscribeRunning(replyId: string, listener: Listener): () => void;
}

/** Holds one user's documents; `nextFrame` spaces out what watchers of running text hear. */
export function createDocumentStore(nextFrame: (run: () => void) => void): DocumentStore {
  let state = emptyState;
  let frameAsked = false;
  const touched = new Set<string>();
  const listeners = new Set<Listener>();
  const runningListeners = new Map<string, Set<Listener>>();

  function tellRunning() {
    frameAsked = false;
    const replyIds = [...touched];
    touched.clear();
    for (const replyId of replyIds) {
      for (const listener of runningListeners.get(replyId) ?? []) listener();
    }
  }

  function dispatch(event: DocumentEvent) {
    const before = state;
    state = reduce(state, event);
    if (state === before) return;
    for (const replyId of before.running.keys()) {
      if (!state.running.has(replyId)) touched.add(replyId);
    }
    tellRunning();
    for (const listener of [...listeners]) listener();
  }

  function takeDelta(delta: Delta): boolean {
    const reply = findMessage(state, delta.chatId, delta.replyId);
    if (leavesGap(state.running, delta, reply)) return false;
    const before = state;
    state = reduce(state, { type: 'delta', delta });
    if (state === before) return true;
    touched.add(delta.replyId);
    if (!frameAsked) {
      frameAsked = true;
      nextFrame(tellRunning);
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
