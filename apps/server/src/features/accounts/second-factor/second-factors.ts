import { ApiError } from '../../../platform/api-error.ts';
import { notify } from '../../../platform/db/notifications.ts';
import { type Database, inTransaction, type Trx } from '../../../platform/db/transaction.ts';
import type { Encryption } from '../../../platform/encryption.ts';
import { readAuthUser } from '../accounts.store.ts';
import {
  countRecoveryCodes,
  deleteFactor,
  markConfirmed,
  readFactor,
  replaceRecoveryCodes,
  storeSecret,
  takeRecoveryCode,
  takeStep,
} from '../factors/second-factor.store.ts';
import type { CodeOutcome } from '../log-in-code.ts';
import type { AccountMails } from '../mails/account-mails.ts';
import { mailTextsFor } from '../mails/mail-texts.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.rules.ts';
import { keyUri, newSecret, stepOf } from './totp.rules.ts';

/** Separates the key of stored secrets from others that are derived from `AUTH_SECRET`. */
export const FACTOR_PURPOSE = 'savet second factors';
/** How long the mails about a second factor are retried, in seconds. */
export const NOTICE_SECONDS = 7 * 24 * 3_600;

type Notice = 'secondFactorOn' | 'secondFactorOff' | 'recoveryCodesRenewed';

export interface SecondFactorDependencies {
  db: Database;
  encryption: Encryption;
  mails: AccountMails;
  publicUrl: string;
  supportEmail: string;
  now: () => Date;
}

/** Codes of an authenticator app that log-in asks for besides the password, and recovery codes in their place. */
export class SecondFactors {
  readonly #dependencies: SecondFactorDependencies;

  constructor(dependencies: SecondFactorDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Makes a secret and recovery codes, which count once `confirm` has accepted a code.
   * @throws ApiError SECOND_FACTOR_ON
   */
  async start(uid: string): Promise<{ secret: string; uri: string; recoveryCodes: string[] }> {
    const { db, encryption } = this.#dependencies;
    const secret = newSecret();
    const recoveryCodes = newRecoveryCodes();
    const email = await inTransaction(db, async (trx) => {
      if (!(await storeSecret(trx, uid, encryption.encrypt(secret, uid)))) {
        throw new ApiError('SECOND_FACTOR_ON');
      }
      await replaceRecoveryCodes(trx, uid, recoveryCodes.map(hashRecoveryCode));
      return (await readAuthUser(trx, uid))?.email ?? '';
    });
    return { secret, uri: keyUri(secret, email), recoveryCodes };
  }

  /** Switches the factor on; does nothing if it is on. @throws ApiError CODE_WRONG */
  async confirm(uid: string, code: string): Promise<void> {
    const { db, mails } = this.#dependencies;
    await inTransaction(db, async (trx) => {
      const factor = await readFactor(trx, uid);
      if (factor?.confirmedAt) return;
      if (!(await this.#takeCode(trx, uid, code))) throw new ApiError('CODE_WRONG');
      await markConfirmed(trx, uid);
      await notify(trx, { kind: 'access', uid });
      await this.#mail(trx, uid, 'secondFactorOn');
    });
    mails.sendDue();
  }

  /** @returns the new codes. @throws ApiError NOT_FOUND without a factor */
  async renewRecoveryCodes(uid: string): Promise<string[]> {
    const { db, mails } = this.#dependencies;
    const recoveryCodes = newRecoveryCodes();
    await inTransaction(db, async (trx) => {
      if (!(await readFactor(trx, uid))?.confirmedAt) throw new ApiError('NOT_FOUND');
      await replaceRecoveryCodes(trx, uid, recoveryCodes.map(hashRecoveryCode));
      await this.#mail(trx, uid, 'recoveryCodesRenewed');
    });
    mails.sendDue();
    return recoveryCodes;
  }

  /** Switches the factor off. @throws ApiError CODE_WRONG */
  async stop(uid: string, code: string): Promise<void> {
    const { db, mails } = this.#dependencies;
    await inTransaction(db, async (trx) => {
      if (!(await this.#takeAny(trx, uid, code))) throw new ApiError('CODE_WRONG');
      await deleteFactor(trx, uid);
      await notify(trx, { kind: 'access', uid });
      await this.#mail(trx, uid, 'secondFactorOff');
    });
    mails.sendDue();
  }

  /** Checks what a log-in gives besides the password. A correct code is used up. */
  async check(uid: string, code: string | null): Promise<CodeOutcome> {
    const { db, mails } = this.#dependencies;
    const factor = await readFactor(db, uid);
    if (!factor?.confirmedAt) return 'notNeeded';
    if (code === null) return 'missing';
    const isCorrect = await inTransaction(db, (trx) => this.#takeAny(trx, uid, code));
    mails.sendDue();
    return isCorrect ? 'correct' : 'wrong';
  }

  async #takeAny(trx: Trx, uid: string, code: string): Promise<boolean> {
    if (await this.#takeCode(trx, uid, code)) return true;
    if (!(await takeRecoveryCode(trx, uid, hashRecoveryCode(code)))) return false;
    const { publicUrl, supportEmail } = this.#dependencies;
    const { subject, text } = (await mailTextsFor(trx, uid)).recoveryCodeUsed;
    const left = await countRecoveryCodes(trx, uid);
    await this.#send(trx, uid, subject, text(left, `${publicUrl}/profile`, supportEmail));
    return true;
  }

  async #takeCode(trx: Trx, uid: string, code: string): Promise<boolean> {
    const { encryption, now } = this.#dependencies;
    const factor = await readFactor(trx, uid);
    // Null after a change of AUTH_SECRET: recovery codes still work.
    const secret = factor ? encryption.decrypt(factor.encryptedSecret, uid) : null;
    const step = secret === null ? null : stepOf(secret, code, now());
    return step !== null && (await takeStep(trx, uid, step));
  }

  async #mail(trx: Trx, uid: string, notice: Notice): Promise<void> {
    const { publicUrl, supportEmail } = this.#dependencies;
    const { subject, text } = (await mailTextsFor(trx, uid))[notice];
    await this.#send(trx, uid, subject, text(`${publicUrl}/forgot`, supportEmail));
  }

  async #send(trx: Trx, uid: string, subject: string, text: string): Promise<void> {
    const user = await readAuthUser(trx, uid);
    if (user)
      await this.#dependencies.mails.store(trx, { to: user.email, subject, text }, NOTICE_SECONDS);
  }
}
