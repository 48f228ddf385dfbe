import { CallError } from '#data/call/call-error.ts';

/** Whether the server has refused the current password. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof CallError && error.code === 'WRONG_PASSWORD';
}
