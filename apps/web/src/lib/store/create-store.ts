import { useSyncExternalStore } from 'react';

/** An observable value. */
export interface ReadableStore<State> {
  get(): State;
  /** Calls back after each change; the returned function unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export interface Store<State> extends ReadableStore<State> {
  /** Replaces the state; never change it in place. Setting the same value notifies nothing. */
  set(next: State): void;
}

export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    get: () => state,
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      // A copy: a listener may add another one.
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Renders its caller again after each change. */
export function useStore<State>(store: ReadableStore<State>): State {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
