import { inject, vi } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** How long an expectation is retried, in milliseconds. */
    pollMs: number;
  }
}

/** `vi.waitFor` gives up after a second, and vitest has no setting for it as it has for `expect.poll`. */
const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (callback, options = {}) =>
  waitFor(callback, {
    timeout: inject('pollMs'),
    ...(typeof options === 'number' ? { timeout: options } : options),
  });
