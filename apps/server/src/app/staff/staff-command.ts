import type { ResetDependencies } from '../../features/accounts/second-factor/reset-second-factor.ts';
import type { Payments } from '../../features/billing/payments.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Encryption } from '../../platform/encryption.ts';
import type { AiCheck } from './ai-check.ts';

export interface StaffDependencies {
  db: Database;
  /** Null when payments are off. */
  payments: Payments | null;
  /** For mails about accounts. */
  accounts?: Omit<ResetDependencies, 'db' | 'endViewings'> & {
    publicUrl: string;
    /** For the signer key of a Firebase project. */
    passwordKeyEncryption: Encryption;
  };
  /** Creates the check for `ai-check`. */
  ai?: () => AiCheck;
}

/**
 * Runs a command with the arguments after its name.
 * @returns the text to print; null when the arguments make no sense
 * @throws StaffCommandError
 */
export type StaffCommand = (
  dependencies: StaffDependencies,
  args: readonly string[],
  now: Date,
) => Promise<string> | null;
