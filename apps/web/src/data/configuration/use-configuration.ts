import type { CallOutput } from '@savet/contract/calls';
import { useSyncExternalStore } from 'react';
import { createStore } from '#lib/store/create-store.ts';
import { callWithoutSubject } from '../call/call.ts';

export type Configuration = CallOutput<'getPublicConfiguration'>;

/** Pause after a failed request, in milliseconds. */
const RETRY_MS = 5_000;

const configuration = createStore<Configuration | undefined>(undefined);
let isRequested = false;
let watchers = 0;

/** The server's public configuration; undefined until it has been read. */
export function useConfiguration(): Configuration | undefined {
  return useSyncExternalStore(subscribe, configuration.get, configuration.get);
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = configuration.subscribe(listener);
  watchers += 1;
  if (!isRequested) void request();
  return () => {
    watchers -= 1;
    unsubscribe();
  };
}

async function request(): Promise<void> {
  isRequested = true;
  try {
    configuration.set(await callWithoutSubject('getPublicConfiguration', {}));
  } catch {
    isRequested = false;
    setTimeout(() => {
      if (watchers > 0 && !isRequested) void request();
    }, RETRY_MS);
  }
}
