import { PASSWORD_MIN } from '@savet/contract/limits';
import type { NewPassword } from './new-password-fields.tsx';

export type PasswordFault = 'mismatch' | 'tooShort';

/** Why a new password can't be sent; null if it can. */
export function passwordFault({ password, confirmPassword }: NewPassword): PasswordFault | null {
  if (password !== confirmPassword) return 'mismatch';
  return password.length < PASSWORD_MIN ? 'tooShort' : null;
}
