import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertOutsideTransaction } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import type { Logger } from '../log.ts';

export interface Mail {
  to: string;
  /** Address for replies; the sender when absent. */
  replyTo?: string;
  subject: string;
  /** Plain text, lines separated by `\n`. */
  text: string;
}

export interface MailConfiguration {
  /** `smtp://` or `smtps://`; null: mails are written to `outbox`. */
  smtpUrl: string | null;
  /** Sender address. */
  from: string;
  /** Folder for mails when there is no mail server. */
  outbox: string;
  /** Address of Savet: only links to it are logged. */
  publicUrl: string;
}

export interface Mailer {
  /** @throws when the mail server refuses the mail, or the folder can't be written */
  send(mail: Mail): Promise<void>;
}

/** Time limit for each step of the SMTP dialogue, in milliseconds. */
const STEP_TIMEOUT_MS = 10_000;

/** Creates a mailer that sends by SMTP, or writes to a folder that the operator can read. */
export function createMailer(configuration: MailConfiguration, log: Logger): Mailer {
  const { smtpUrl, from } = configuration;
  if (smtpUrl === null) return outboxMailer(configuration, log);
  let transport: ReturnType<typeof connectTo> | undefined;
  return {
    send: async (mail) => {
      assertOutsideTransaction('a mail was sent');
      transport ??= connectTo(smtpUrl).catch((error: unknown) => {
        // The next mail tries again.
        transport = undefined;
        throw error;
      });
      await (await transport).sendMail({ from, ...mail });
    },
  };
}

/** Connects and logs in to a mail server, and sends nothing. @throws if that fails */
export async function tryMailServer(smtpUrl: string): Promise<void> {
  const transport = await connectTo(smtpUrl);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** The library is loaded with the first mail. */
async function connectTo(smtpUrl: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
  });
}

/** Writes mails as UTF-8 text, so that Cyrillic is readable in the file. */
function outboxMailer({ outbox, from, publicUrl }: MailConfiguration, log: Logger): Mailer {
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
      // Renamed, so that a reader never sees half a mail.
      await writeFile(`${path}.part`, `${lines.join('\n')}\n\n${text}`, { mode: 0o600 });
      await rename(`${path}.part`, path);
      log.info({ mail: name, link: linkIn(text, publicUrl) }, 'mail in the outbox');
    },
  };
}

function oneLine(value: string): string {
  return value.replaceAll(/\s+/g, ' ');
}

/** The first link to Savet in a text, for the log: usually the purpose of the mail. Links that people wrote are theirs. */
function linkIn(text: string, publicUrl: string): string | undefined {
  return text.match(/https?:\/\/\S+/g)?.find((link) => link.startsWith(`${publicUrl}/`));
}
