import { PASSWORD_MAX, PASSWORD_MIN } from '@savet/contract/limits';

/** Why a new password is refused for its length, as the accounts library names it; null if it is not. */
export function lengthFault(password: string): 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | null {
  if (password.length < PASSWORD_MIN) return 'PASSWORD_TOO_SHORT';
  return password.length > PASSWORD_MAX ? 'PASSWORD_TOO_LONG' : null;
}
