import { languages } from '@savet/contract/languages';
import { formatDate } from '@savet/i18n/formats';
import { mails as mailTexts } from '@savet/i18n/mails';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import { listPasskeys } from '../factors/passkeys.store.ts';
import { languageFor } from './mail-texts.ts';

/** A paragraph for mails about a stolen account, which names the passkeys that open it; empty without any. */
export async function passkeyParagraph(db: Database | Trx, uid: string): Promise<string> {
  const passkeys = await listPasskeys(db, uid);
  if (passkeys.length === 0) return '';
  const language = await languageFor(db, uid);
  const { tag } = languages[language];
  const list = passkeys.map(({ name, createdAt }) => `– ${name}, ${formatDate(tag, createdAt)}`);
  return mailTexts[language].passkeysLeft.text(list.join('\n'));
}
