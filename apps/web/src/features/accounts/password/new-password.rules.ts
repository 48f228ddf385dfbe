import { PASSWORD_MIN } from '@savet/contract/limits';
import { CallError } from '#data/call/call-error.ts';
import { AccountError } from '#data/session/account-routes.ts';

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

export type PasswordFault = 'mismatch' | 'tooShort';

/** Why a new password can't be sent; null if it can. */
export function passwordFault({ password, confirmPassword }: NewPassword): PasswordFault | null {
  if (password !== confirmPassword) return 'mismatch';
  return password.length < PASSWORD_MIN ? 'tooShort' : null;
}

/** Whether the server has refused a new password because it is among the most common ones. */
export function isCommonPassword(error: unknown): boolean {
  const isRefusal = error instanceof AccountError || error instanceof CallError;
  return isRefusal && error.code === 'PASSWORD_COMMON';
}
