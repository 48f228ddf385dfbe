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
/** Most seconds that one mail takes: a mail server may hang for 10 seconds in each of its steps. */
const MAIL_SECONDS = 120;

/** Sends the mails of a queue. They are stored, so no failure of the mail server loses one. */
export class QueuedMails<Row extends { mailAttempts: number }> {
  readonly #queue: MailQueue<Row>;
  readonly #mailer: Mailer;
  readonly #log: Logger;
  #sending: Promise<void> | null = null;
  #isRequestedAgain = false;
  #isStopped = false;

  constructor(queue: MailQueue<Row>, mailer: Mailer, log: Logger) {
    this.#queue = queue;
    this.#mailer = mailer;
    this.#log = log;
  }

  /** Starts sending the mails that are due. A request during a sweep starts another sweep after it. */
  sendDue(): void {
    if (this.#isStopped) return;
    if (this.#sending) {
      this.#isRequestedAgain = true;
      return;
    }
    this.#sending = this.#sweep()
      .catch((error: unknown) => {
        this.#log.warn({ error, queue: this.#queue.name }, 'reading mails failed');
      })
      .finally(() => {
        this.#sending = null;
        if (!this.#isRequestedAgain) return;
        this.#isRequestedAgain = false;
        this.sendDue();
      });
  }

  /** Sends no further mail, and resolves when the one in progress is marked as sent: it would be sent twice otherwise. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#sending;
  }

  async #sweep(): Promise<void> {
    const { name, claim, write, markSent } = this.#queue;
    // Later, another server may claim the rest while this one still sends it: both would.
    const lastStart = performance.now() + (RETRY_SECONDS - MAIL_SECONDS) * 1_000;
    for (const row of await claim(SWEEP_MAX, RETRY_SECONDS)) {
      if (this.#isStopped || performance.now() > lastStart) return;
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
 * @returns stops the sweeper and the queues
 */
export function startMailSweeper(
  queues: readonly Pick<QueuedMails<never>, 'sendDue' | 'stop'>[],
  log: Logger,
): () => Promise<void> {
  const stop = every(
    SWEEP_EVERY_MS,
    async () => {
      for (const queue of queues) queue.sendDue();
    },
    { log, failure: 'sweeping mails failed' },
  );
  return async () => {
    stop();
    await Promise.all(queues.map((queue) => queue.stop()));
  };
}
