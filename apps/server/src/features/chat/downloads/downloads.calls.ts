import type * as calls from '@savet/contract/calls/downloads';
import type { BrandBookLanguage } from '@savet/contract/choices/brand-books';
import { type Language, languageCodes } from '@savet/contract/languages';
import { hasBrandHub } from '@savet/contract/plans';
import { catalogues } from '@savet/i18n/catalogues';
import { documentTexts } from '@savet/i18n/files/documents';
import { ApiError } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { DocumentMaker } from '../../../platform/documents/document-maker.ts';
import type { DocumentSource, FileFormat } from '../../../platform/documents/model.ts';
import type { HandlersOf } from '../../../platform/handlers.ts';
import { loadUser } from '../../accounts/accounts.ts';
import { brandBook } from '../../brand-hub/book/brand-book.ts';
import { lookOf } from '../../brand-hub/brand-look.rules.ts';
import { readChat } from '../chat.store.ts';
import { exportChat, fileName } from '../export-chat.rules.ts';
import { HANDED_READ_MAX, handedMessages } from '../handed-messages.rules.ts';
import { listMessageRows } from '../messages.store.ts';
import { chatDocument } from './chat-document.ts';

const mediaTypes: Record<FileFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export function downloadsCalls({
  db,
  documents,
  now,
}: {
  db: Database;
  documents: DocumentMaker;
  now: () => Date;
}): HandlersOf<typeof calls> {
  /** Makes the file in a thread. */
  async function fileOf(document: DocumentSource, format: FileFormat, name: string) {
    const bytes = await documents.file(document, format);
    return {
      fileName: `${fileName(name)}.${format}`,
      mediaType: mediaTypes[format],
      content: Buffer.from(bytes).toString('base64'),
    };
  }

  return {
    downloadChat: async ({ chatId, messageIds, format }, { subjectUid }) => {
      const chat = await readChat(db, subjectUid, chatId);
      if (!chat) throw new ApiError('NOT_FOUND');
      const user = await loadUser(db, subjectUid);
      const shown = await listMessageRows(db, subjectUid, chatId, { limit: HANDED_READ_MAX });
      const messages = handedMessages(shown, messageIds);
      if (format === 'md') {
        const file = exportChat(chat, messages, catalogues[user.language]);
        const content = Buffer.from(file.markdown).toString('base64');
        return { fileName: file.fileName, mediaType: 'text/markdown;charset=utf-8', content };
      }
      const document = chatDocument(user, chat, messages);
      return fileOf(document, format, document.title);
    },

    downloadBrandBook: async ({ format, language }, { subjectUid, actor }) => {
      const user = await loadUser(db, subjectUid);
      // As on the screen: locked on the free plan, except for staff who view the account.
      const isViewer = actor?.uid !== subjectUid;
      if (!hasBrandHub(user.plan) && !isViewer) throw new ApiError('PLAN_REQUIRED');
      const book = brandBook(user, bookLanguages(user.language, language), now());
      if (!book) throw new ApiError('BRAND_HUB_EMPTY');
      const title = documentTexts[user.language].brandBook;
      return fileOf(book, format, `${lookOf(user).name} ${title}`);
    },
  };
}

/** The account's language first. */
function bookLanguages(own: Language, choice: BrandBookLanguage): readonly Language[] {
  return choice === 'own' ? [own] : [own, ...languageCodes.filter((code) => code !== own)];
}
