import { catalogues } from '@savet/i18n/catalogues';
import { shownTitle } from '@savet/i18n/shown-title';
import type { Database } from '../../../platform/db/transaction.ts';
import type { DocumentMaker } from '../../../platform/documents/document-maker.ts';
import { readUser } from '../../accounts/user-document/user-document.store.ts';
import { brandLook } from '../../brand-hub/brand-look.rules.ts';
import { readChat } from '../chat.store.ts';
import { isHanded } from '../handed-messages.rules.ts';
import { readMessagesById } from '../messages.store.ts';
import { sharedPageHtml } from './shared-page.ts';
import type { OpenLink } from './sharing.store.ts';

/** The page behind a link that works; null if there is nothing left to show. */
export async function readSharedPage(
  { db, documents }: { db: Database; documents: DocumentMaker },
  link: OpenLink,
): Promise<string | null> {
  const [user, chat, stored] = await Promise.all([
    readUser(db, link.uid),
    readChat(db, link.uid, link.chatId),
    readMessagesById(db, link.uid, link.chatId, link.messageIds),
  ]);
  const messages = stored.filter(isHanded);
  if (!user || !chat || messages.length === 0) return null;
  const answers = messages.filter(({ sender }) => sender === 'assistant');
  const html = await documents.html(answers.map(({ text }) => text));
  return sharedPageHtml({
    language: user.language,
    kind: link.kind,
    title: shownTitle(chat.title, catalogues[user.language].chat),
    expiresAt: link.expiresAt,
    brand: link.showsBrand ? brandLook(user) : null,
    messages: messages.map((message) => ({
      ...message,
      html: html[answers.indexOf(message)] ?? '',
    })),
  });
}
