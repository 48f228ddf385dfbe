import type { CallOutput } from '@savet/contract/calls';
import { useSyncExternalStore } from 'react';
import { call } from '../call/call.ts';

export type Configuration = CallOutput<'getPublicConfiguration'>;

/** Pause after a question that failed, in milliseconds. */
const ASK_AGAIN_MS = 5_000;

let configuration: Configuration | undefined;
let isAsked = false;
const listeners = new Set<() => void>();

/** What the server says about itself; undefined until it has. */
export function useConfiguration(): Configuration | undefined {
  return useSyncExternalStore(subscribe, () => configuration);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) void ask();
  return () => listeners.delete(listener);
}

async function ask(): Promise<void> {
  isAsked = true;
  try {
    configuration = await call('getPublicConfiguration', {});
    for (const listener of listeners) listener();
  } catch {
    // Asked again after a while, or by the next screen that needs it.
    isAsked = false;
    setTimeout(() => {
      if (listeners.size > 0 && !isAsked) void ask();
    }, ASK_AGAIN_MS);
  }
}
