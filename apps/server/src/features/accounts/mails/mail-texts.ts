import {
  defaultLanguage,
  type Language,
  languageCodes,
  languages,
} from '@savet/contract/languages';
import { mails } from '@savet/i18n/mails';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import { readUser } from '../user-document/user-document.store.ts';

type MailTexts = (typeof mails)[Language];

/** The texts of mails in the user's language or, before there is a user document, in the browser's. */
export async function mailTextsFor(
  db: Database | Trx,
  uid: string,
  acceptLanguage: string | null = null,
): Promise<MailTexts> {
  return mails[await languageFor(db, uid, acceptLanguage)];
}

/** The language of these texts. */
export async function languageFor(
  db: Database | Trx,
  uid: string,
  acceptLanguage: string | null = null,
): Promise<Language> {
  const user = await readUser(db, uid);
  return user?.language ?? preferred(acceptLanguage);
}

/** The first language that the browser prefers, if Savet speaks it. */
function preferred(acceptLanguage: string | null): Language {
  const [, tag = ''] = /^\s*([a-z]+)\b/i.exec(acceptLanguage ?? '') ?? [];
  return languageCodes.find((code) => languages[code].tag === tag.toLowerCase()) ?? defaultLanguage;
}
