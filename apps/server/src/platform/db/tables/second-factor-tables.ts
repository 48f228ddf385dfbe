import type { Generated } from 'kysely';

/** Authenticator apps. */
export interface SecondFactorsTable {
  uid: string;
  encryptedSecret: string;
  /** Null until a code of the app was confirmed: log-in does not ask for one yet. */
  confirmedAt: Generated<Date | null>;
  /** The time step of the last accepted code: each code works once. */
  lastStep: Generated<number>;
}

/** Recovery codes that were not used yet. */
export interface RecoveryCodesTable {
  uid: string;
  codeHash: string;
}

/** Second factors that the team has removed. */
export interface SecondFactorResetsTable {
  uid: string;
  resetAt: Generated<Date>;
  /** Shown to the user. */
  reason: string;
}
