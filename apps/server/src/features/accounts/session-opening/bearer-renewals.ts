import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether the running request came with the token from before a renewal of its session. */
const isPrevious = new AsyncLocalStorage<boolean>();

/** Answers a request that came with the token from before. */
export function withPreviousToken<Result>(answer: () => Promise<Result>): Promise<Result> {
  return isPrevious.run(true, answer);
}

/**
 * After how many renewals a bearer token counts as given: one for the token from before ends with that.
 * @param renewals those of its session
 */
export function renewalsOfBearer(renewals: number): number {
  return isPrevious.getStore() ? renewals - 1 : renewals;
}
