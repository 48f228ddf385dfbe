import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { assertOutsideTransaction } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import type { Logger } from '../log.ts';

export interface Mail {
  to: string;
  /** Whom an answer goes to; the sender when absent. */
  replyTo?: string;
  subject: string;
  /** Plain text, lines separated by `\n`. */
  text: string;
}

export interface MailConfiguration {
  /** `smtp://` or `smtps://`; null: mails lie in `outbox` to be read there. */
  smtpUrl: string | null;
  /** Address that mails come from. */
  from: string;
  /** Folder of mails that are not sent. */
  outbox: string;
}

export interface Mailer {
  /** @throws when the mail server does not take it, or the folder can't be written */
  send(mail: Mail): Promise<void>;
}

/** How long a mail server may take for each step, in milliseconds. */
const STEP_MS = 10_000;

/** Sends mails, or puts them where the person who runs the server can read them. */
export function createMailer(configuration: MailConfiguration, log: Logger): Mailer {
  const { smtpUrl, from, outbox } = configuration;
  if (smtpUrl === null) return outboxMailer(outbox, from, log);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
  });
  return {
    send: async (mail) => {
      assertOutsideTransaction('a mail was sent');
      await transport.sendMail({ from, ...mail });
    },
  };
}

/** As plain text in UTF-8, so that Cyrillic can be read as it lies there. */
function outboxMailer(outbox: string, from: string, log: Logger): Mailer {
  return {
    send: async ({ to, replyTo, subject, text }) => {
      const heading = {
        From: from,
        To: to,
        ...(replyTo && { 'Reply-To': replyTo }),
        Subject: subject,
      };
      const lines = Object.entries(heading).map(([name, value]) => `${name}: ${oneLine(value)}`);
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${newId().slice(0, 8)}.txt`;
      const path = join(outbox, name);
      // Whole or not at all.
      await writeFile(`${path}.part`, `${lines.join('\n')}\n\n${text}`, { mode: 0o600 });
      await rename(`${path}.part`, path);
      log.info({ mail: name, link: linkIn(text) }, 'mail in the outbox');
    },
  };
}

function oneLine(value: string): string {
  return value.replaceAll(/\s+/g, ' ');
}

/** The first address in a text: what a mail is usually about. */
function linkIn(text: string): string | undefined {
  return /https?:\/\/\S+/.exec(text)?.[0];
}
