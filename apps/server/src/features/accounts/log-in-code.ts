import { AsyncLocalStorage } from 'node:async_hooks';

export type CodeOutcome = 'notNeeded' | 'missing' | 'wrong' | 'correct';

/** The code of the running log-in. The hook that checks it runs inside the accounts library. */
interface LogInCode {
  /** Null: none was typed yet. */
  readonly typed: TypedCode | null;
  /** Whether an account without a second factor must not be opened: past limits on wrong passwords. */
  readonly mustBeNeeded: boolean;
  /** A code works once, and a log-in may create a session twice. */
  isAccepted: boolean;
}

export interface TypedCode {
  readonly code: string;
  /**
   * Counts the code before it is checked; `correct` takes the count back. Runs only after the right password, so that nobody
   * else can use up the owner's attempts.
   * @throws ApiError RATE_LIMITED
   */
  count(): Promise<{ correct(): Promise<void> }>;
}

const current = new AsyncLocalStorage<LogInCode>();

/**
 * Runs a log-in with the code that was typed.
 * @param mustBeNeeded whether it fails if the account has no second factor
 */
export function withCode<Result>(
  typed: TypedCode | null,
  logIn: () => Promise<Result>,
  mustBeNeeded = false,
) {
  return current.run({ typed, mustBeNeeded, isAccepted: false }, logIn);
}

/** Runs a log-in that needs no code: it has proven as much in another way. */
export function withoutCode<Result>(logIn: () => Promise<Result>) {
  return current.run({ typed: null, mustBeNeeded: false, isAccepted: true }, logIn);
}

/** The code of the running log-in; undefined outside a log-in. */
export function currentCode(): LogInCode | undefined {
  return current.getStore();
}
