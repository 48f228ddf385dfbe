import type { Logger } from '../log.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Mails that lie in a table until they are out. */
export interface MailQueue<Row extends { mailAttempts: number }> {
  /** For the log. */
  name: string;
  /** Takes rows that are due, for `holdSeconds`: another server leaves them alone, and a dead one's are due again. */
  claim(most: number, holdSeconds: number): Promise<Row[]>;
  write(row: Row): Mail;
  markSent(row: Row): Promise<void>;
}

/** How often mails that are due are looked for, in milliseconds. */
const SWEEP_EVERY_MS = 15_000;
/** Mails sent in one sweep. */
const SWEEP_MAX = 20;
/** A mail that did not go out is tried again after this many seconds. */
const AGAIN_SECONDS = 300;

/** Sends the mails of a queue until each is out; what is stored is never lost with a mail server. */
export class DueMails<Row extends { mailAttempts: number }> {
  readonly #queue: MailQueue<Row>;
  readonly #mailer: Mailer;
  readonly #log: Logger;
  #isSending = false;
  #isAskedAgain = false;

  constructor(queue: MailQueue<Row>, mailer: Mailer, log: Logger) {
    this.#queue = queue;
    this.#mailer = mailer;
    this.#log = log;
  }

  /** @returns ends the sweeps */
  keep(): () => void {
    const timer = setInterval(() => this.sendDue(), SWEEP_EVERY_MS);
    return () => clearInterval(timer);
  }

  /** Begins to send what is due; what came while a sweep runs is sent in another after it. */
  sendDue(): void {
    if (this.#isSending) {
      this.#isAskedAgain = true;
      return;
    }
    this.#isSending = true;
    this.#sweep()
      .catch((error: unknown) => {
        this.#log.warn(
          { error: String(error), queue: this.#queue.name },
          'mails could not be read',
        );
      })
      .finally(() => {
        this.#isSending = false;
        if (!this.#isAskedAgain) return;
        this.#isAskedAgain = false;
        this.sendDue();
      });
  }

  async #sweep(): Promise<void> {
    const { name, claim, write, markSent } = this.#queue;
    for (const row of await claim(SWEEP_MAX, AGAIN_SECONDS)) {
      try {
        await this.#mailer.send(write(row));
        await markSent(row);
      } catch (error) {
        const { mailAttempts: attempts } = row;
        this.#log.warn({ error: String(error), queue: name, attempts }, 'a mail waits');
      }
    }
  }
}
