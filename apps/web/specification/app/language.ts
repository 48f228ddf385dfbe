import { expect } from 'vitest';
import type { FakeApi } from './fake-api.ts';

/** Changes the language of the user document; the open screen follows. */
export async function chooseBulgarian(api: FakeApi): Promise<void> {
  api.change({ user: { language: 'BG' } });
  await expectBulgarian();
}

/** Stores Bulgarian in the browser, for pages without a user document. */
export function storeBulgarian(): void {
  localStorage.setItem('savet.language', 'BG');
}

export function expectBulgarian(): Promise<void> {
  return expect.poll(() => document.documentElement.lang).toBe('bg');
}
