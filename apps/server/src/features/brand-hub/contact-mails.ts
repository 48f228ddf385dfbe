import type { Database } from '../../platform/db/transaction.ts';
import type { Logger } from '../../platform/log.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { type ContactMail, claimContactMails, markMailed } from './contact-messages.store.ts';

export interface ContactMailDependencies {
  db: Database;
  mailer: Mailer;
  supportEmail: string;
  log: Logger;
}

/** How often mails that are due are looked for, in milliseconds. */
const SWEEP_EVERY_MS = 15_000;
/** Mails sent in one sweep. */
const SWEEP_MAX = 20;
/** A mail that did not go out is tried again after this many seconds. */
const AGAIN_SECONDS = 300;

/** Mails contact messages to support until each is out; what is stored is never lost with a mail server. */
export class ContactMails {
  readonly #dependencies: ContactMailDependencies;
  #isSending = false;

  constructor(dependencies: ContactMailDependencies) {
    this.#dependencies = dependencies;
  }

  /** @returns ends the sweeps */
  keep(): () => void {
    const timer = setInterval(() => this.sendDue(), SWEEP_EVERY_MS);
    return () => clearInterval(timer);
  }

  /** Begins to send what is due; a sweep that runs already is enough. */
  sendDue(): void {
    if (this.#isSending) return;
    this.#isSending = true;
    this.#sweep()
      .catch((error: unknown) => {
        this.#dependencies.log.warn({ error: String(error) }, 'contact mails could not be read');
      })
      .finally(() => {
        this.#isSending = false;
      });
  }

  async #sweep(): Promise<void> {
    const { db, mailer, supportEmail, log } = this.#dependencies;
    for (const message of await claimContactMails(db, SWEEP_MAX, AGAIN_SECONDS)) {
      try {
        await mailer.send({ to: supportEmail, replyTo: message.email, ...written(message) });
        await markMailed(db, message);
      } catch (error) {
        const { contactMessageId, mailAttempts: attempts } = message;
        log.warn({ error: String(error), contactMessageId, attempts }, 'a contact mail waits');
      }
    }
  }
}

/** For the team, in English; what the user wrote stays as it is. */
function written(message: ContactMail): { subject: string; text: string } {
  const { firstName, lastName, email, section, text } = message;
  const name = `${firstName} ${lastName}`.trim() || email;
  const about = section === null ? 'Brand Hub' : `Brand Hub, ${section}`;
  return {
    subject: `${about}: message from ${name}`,
    text: `${name} <${email}>\n${about}\n\n${text}\n`,
  };
}
