import { createHmac } from 'node:crypto';
import { ApiError } from '../../platform/api-error.ts';
import {
  claimResult,
  deleteExpiredResults,
  dropClaim,
  readResult,
  type SavedResult,
  saveResult,
} from '../../platform/db/call-result.store.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { every } from '../../platform/every.ts';
import type { Logger } from '../../platform/log.ts';

interface Claim {
  actor: string;
  call: string;
  key: string;
  input: object;
}

/** Longest Idempotency-Key, in characters. */
const KEY_MAX = 128;
const SWEEP_EVERY_MS = 3_600_000;

/** Runs a write call once for each (actor, call, key) and gives later requests the same result. */
export class CallResults {
  readonly #db: Database;
  readonly #secret: string;
  readonly #log: Logger;
  readonly #running = new Map<string, { fingerprint: string; result: Promise<SavedResult> }>();

  /** @param secret key of the fingerprints: an input may hold a password, which a plain hash would give away */
  constructor(db: Database, secret: string, log: Logger) {
    this.#db = db;
    this.#secret = secret;
    this.#log = log;
  }

  /** @throws ApiError KEY_CONFLICT for another input, UNAVAILABLE while another server runs it */
  async once(claim: Claim, run: () => Promise<SavedResult>): Promise<SavedResult> {
    if (claim.key.length === 0 || claim.key.length > KEY_MAX) throw new ApiError('INVALID_INPUT');
    const fingerprint = createHmac('sha256', this.#secret)
      .update(JSON.stringify(claim.input))
      .digest('base64');
    const id = JSON.stringify([claim.actor, claim.call, claim.key]);
    const running = this.#running.get(id);
    if (running) {
      if (running.fingerprint !== fingerprint) throw new ApiError('KEY_CONFLICT');
      return running.result;
    }
    const result = this.#claimAndRun({ ...claim, fingerprint }, run);
    this.#running.set(id, { fingerprint, result });
    try {
      return await result;
    } finally {
      this.#running.delete(id);
    }
  }

  async #claimAndRun(
    claim: Claim & { fingerprint: string },
    run: () => Promise<SavedResult>,
  ): Promise<SavedResult> {
    // A stored turn is joined by its own ids, also after a crash that left a claim behind.
    if ('messageId' in claim.input && claim.call === 'generateResponse') return run();
    if (!(await claimResult(this.#db, claim))) {
      const saved = await readResult(this.#db, claim);
      if (saved && saved.fingerprint !== claim.fingerprint) throw new ApiError('KEY_CONFLICT');
      if (!saved?.result) throw new ApiError('UNAVAILABLE');
      return saved.result;
    }
    const result = await run().catch(async (error: unknown) => {
      // Otherwise the claim ends by itself; what the call has failed with matters more.
      await dropClaim(this.#db, claim).catch((notDropped: unknown) => {
        this.#log.warn({ error: notDropped }, 'the claim of a failed call was not dropped');
      });
      throw error;
    });
    // The call is committed by now: it may not fail any more, and not run again while it is claimed.
    await saveResult(this.#db, claim, result).catch((error: unknown) => {
      this.#log.warn({ error }, 'the result of a call was not saved');
    });
    return result;
  }
}

/** Deletes expired results at an interval. */
export function startCallResultSweeper(db: Database, log: Logger): () => void {
  return every(SWEEP_EVERY_MS, () => deleteExpiredResults(db, false), {
    log,
    failure: 'deleting expired call results failed',
  });
}
