import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a mail may take, in milliseconds; a machine under load needs half of it. */
const LONGEST_MS = 20_000;
const LOOK_AGAIN_MS = 20;

/** A server without a mail server, by its DATA_DIR. */
interface OutboxOwner {
  folder: string;
}

/** The mails to an address in the outbox, oldest first. */
export function mailsTo(server: OutboxOwner, email: string): string[] {
  const outbox = join(server.folder, 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
    .filter((mail) => mail.includes(`\nTo: ${email}\n`));
}

/** Waits for the newest mail to an address that contains `text`. */
export async function mailWith(server: OutboxOwner, email: string, text: string): Promise<string> {
  const givenUp = performance.now() + LONGEST_MS;
  while (performance.now() < givenUp) {
    const mail = mailsTo(server, email).findLast((candidate) => candidate.includes(text));
    if (mail !== undefined) return mail;
    await pause(LOOK_AGAIN_MS);
  }
  throw new Error(`no mail with “${text}” to ${email}`);
}

/** The token of the link to a page in a mail. */
export function tokenIn(mail: string, page: string): string {
  const token = new RegExp(`/${page}#([\\w-]+)`).exec(mail)?.[1];
  if (token === undefined) throw new Error(`no link to /${page} in this mail`);
  return token;
}
