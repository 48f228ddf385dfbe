import type { ReadableStore } from './create-store.ts';

/** A view of another store; the same object for the same state, as React requires. */
export function mapStore<State, View>(
  store: ReadableStore<State>,
  map: (state: State) => View,
): ReadableStore<View> {
  let mapped: { state: State; view: View } | undefined;
  return {
    get() {
      const state = store.get();
      if (!mapped || mapped.state !== state) mapped = { state, view: map(state) };
      return mapped.view;
    },
    subscribe: store.subscribe,
  };
}
