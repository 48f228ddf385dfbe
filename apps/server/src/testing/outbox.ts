import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { TestServer } from './application.ts';

/** The mails to an address in the outbox of a server without a mail server, oldest first. */
export function mailsTo(server: TestServer, email: string): string[] {
  const outbox = join(server.folder, 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
    .filter((mail) => mail.includes(`\nTo: ${email}\n`));
}

/** Waits for the newest mail to an address that contains `text`. */
export function mailWith(server: TestServer, email: string, text: string): Promise<string> {
  return vi.waitFor(() => {
    const mail = mailsTo(server, email).findLast((candidate) => candidate.includes(text));
    if (mail === undefined) throw new Error(`no mail with “${text}” to ${email}`);
    return mail;
  });
}

/** The token of the link to a page in a mail. */
export function tokenIn(mail: string, page: string): string {
  const token = new RegExp(`/${page}#([\\w-]+)`).exec(mail)?.[1];
  if (token === undefined) throw new Error(`no link to /${page} in this mail`);
  return token;
}
