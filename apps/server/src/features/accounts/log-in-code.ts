import { AsyncLocalStorage } from 'node:async_hooks';

export type CodeOutcome = 'notNeeded' | 'missing' | 'wrong' | 'correct';

/** The code of the running log-in. The hook that checks it runs inside the accounts library. */
interface LogInCode {
  /** As typed; null: none yet. */
  readonly code: string | null;
  /** A code works once, and a log-in may create a session twice. */
  isAccepted: boolean;
}

const current = new AsyncLocalStorage<LogInCode>();

/** Runs a log-in with the code that was typed. */
export function withCode<Result>(code: string | null, logIn: () => Promise<Result>) {
  return current.run({ code, isAccepted: false }, logIn);
}

/** Runs a log-in that needs no code: it has proven as much in another way. */
export function withoutCode<Result>(logIn: () => Promise<Result>) {
  return current.run({ code: null, isAccepted: true }, logIn);
}

/** The code of the running log-in; undefined outside a log-in. */
export function currentCode(): LogInCode | undefined {
  return current.getStore();
}
