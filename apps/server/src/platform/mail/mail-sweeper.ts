import { every } from '../every.ts';
import type { Logger } from '../log.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Mails kept in a table until they are sent. */
export interface MailQueue<Row extends { mailAttempts: number }> {
  /** For the log. */
  name: string;
  /**
   * Claims up to `limit` due rows for `holdSeconds`. Other servers skip them meanwhile; if this server dies,
   * they are due again afterwards.
   */
  claim(limit: number, holdSeconds: number): Promise<Row[]>;
  write(row: Row): Mail;
  markSent(row: Row): Promise<void>;
}

const SWEEP_EVERY_MS = 15_000;
/** Most mails sent in one sweep. */
const SWEEP_MAX = 20;
/** A mail that could not be sent is due again after this many seconds. */
const RETRY_SECONDS = 300;

/** Sends the mails of a queue. They are stored, so no failure of the mail server loses one. */
export class QueuedMails<Row extends { mailAttempts: number }> {
  readonly #queue: MailQueue<Row>;
  readonly #mailer: Mailer;
  readonly #log: Logger;
  #isSending = false;
  #isRequestedAgain = false;

  constructor(queue: MailQueue<Row>, mailer: Mailer, log: Logger) {
    this.#queue = queue;
    this.#mailer = mailer;
    this.#log = log;
  }

  /** Starts sending the mails that are due. A request during a sweep starts another sweep after it. */
  sendDue(): void {
    if (this.#isSending) {
      this.#isRequestedAgain = true;
      return;
    }
    this.#isSending = true;
    this.#sweep()
      .catch((error: unknown) => {
        this.#log.warn({ error, queue: this.#queue.name }, 'reading mails failed');
      })
      .finally(() => {
        this.#isSending = false;
        if (!this.#isRequestedAgain) return;
        this.#isRequestedAgain = false;
        this.sendDue();
      });
  }

  async #sweep(): Promise<void> {
    const { name, claim, write, markSent } = this.#queue;
    for (const row of await claim(SWEEP_MAX, RETRY_SECONDS)) {
      try {
        await this.#mailer.send(write(row));
        await markSent(row);
      } catch (error) {
        const { mailAttempts: attempts } = row;
        this.#log.warn({ error, queue: name, attempts }, 'sending a mail failed');
      }
    }
  }
}

/**
 * Sends due mails at an interval: those that failed before, and those of a server that died.
 * @returns stops the sweeper
 */
export function startMailSweeper(queues: readonly { sendDue(): void }[], log: Logger): () => void {
  return every(
    SWEEP_EVERY_MS,
    async () => {
      for (const queue of queues) queue.sendDue();
    },
    { log, failure: 'sweeping mails failed' },
  );
}
