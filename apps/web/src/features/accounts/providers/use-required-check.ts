import { CallError } from '#data/call/call-error.ts';
import { useLogIns } from './read-log-ins.ts';

/**
 * The proof before a change that the user is at the device: the password; for an account without one, a log-in a moment ago
 * (`fresh`), or one that is still needed (`logIn`).
 */
export type RequiredCheck = 'password' | 'fresh' | 'logIn';

interface Checking {
  check: RequiredCheck;
  /** To call with a failure, after which another check may be needed. @throws the failure again */
  recheck(failure: unknown): never;
}

export function useRequiredCheck(): Checking {
  const list = useLogIns();
  const logIns = list.rows[0];
  const check = !logIns || logIns.hasPassword ? 'password' : logIns.isFresh ? 'fresh' : 'logIn';
  return {
    check,
    recheck: (failure) => {
      const isOver = failure instanceof CallError && failure.code === 'FRESH_LOG_IN_REQUIRED';
      if (isOver) void list.reload();
      throw failure;
    },
  };
}
