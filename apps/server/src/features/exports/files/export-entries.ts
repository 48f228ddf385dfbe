import { catalogues } from '@savet/i18n/catalogues';
import { exportFiles } from '@savet/i18n/files/export-files';
import type { Database } from '../../../platform/db/transaction.ts';
import { readAccountRow } from '../../accounts/transfer/account-transfer.store.ts';
import type { InvoiceList } from '../../billing/transfer/invoice-rows.ts';
import { readExceptionRows } from '../../brand-check/transfer/exception-transfer.store.ts';
import { readContactRows } from '../../brand-hub/transfer/contact-transfer.store.ts';
import { readVersionRows } from '../../brand-hub/transfer/version-transfer.store.ts';
import type { MessageRow } from '../../chat/transfer/chat-rows.ts';
import { readChatRows } from '../../chat/transfer/chat-transfer.store.ts';
import { readMessageRows } from '../../chat/transfer/message-transfer.store.ts';
import { readProjectRows } from '../../chat/transfer/project-transfer.store.ts';
import { readSharedLinkRows } from '../../chat/transfer/shared-link-transfer.store.ts';
import { readQueryRows } from '../../quota/transfer/query-transfer.store.ts';
import { readViewingRequestRows } from '../../viewing/transfer/request-transfer.store.ts';
import {
  readBrandHubReadRows,
  readViewingRows,
} from '../../viewing/transfer/viewing-transfer.store.ts';
import { readAgreements } from '../agreements/agreements.store.ts';
import { paths, signature } from './export-format.ts';
import { agreementsMarkdown } from './markdown/agreements-markdown.ts';
import { brandHubMarkdown } from './markdown/brand-hub-markdown.ts';
import { chatFileName, chatMarkdown } from './markdown/chat-markdown.ts';
import { contactMarkdown } from './markdown/contact-markdown.ts';
import { invoicesMarkdown } from './markdown/invoices-markdown.ts';
import type { FileTexts } from './markdown/markdown.ts';
import { projectsMarkdown } from './markdown/projects-markdown.ts';
import { queriesMarkdown } from './markdown/queries-markdown.ts';
import { readmeMarkdown } from './markdown/readme-markdown.ts';
import { sharedLinksMarkdown } from './markdown/shared-links-markdown.ts';
import { viewingsMarkdown } from './markdown/viewings-markdown.ts';

/** Chats with a readable file of their own: a ZIP file has room for 65,535 entries. */
const READABLE_CHATS_MAX = 60_000;

interface Entry {
  path: string;
  texts: AsyncIterable<string> | Iterable<string>;
}

/**
 * The entries of an export, in their order. They contain nothing that another server would write differently after an import: no
 * uid, no address, and not the time of the export.
 * @param onProgress called after each page with the number of messages written
 */
export async function* exportEntries({
  db,
  uid,
  invoices,
  onProgress,
}: {
  db: Database;
  uid: string;
  invoices: InvoiceList;
  onProgress: (done: number) => Promise<void>;
}): AsyncGenerator<Entry> {
  const account = await readAccountRow(db, uid);
  if (!account) throw new Error('the account is gone');
  const { language } = account;
  const texts: FileTexts = { ...catalogues[language], files: exportFiles[language], language };

  yield { path: paths.signature, texts: [pretty(signature)] };
  yield { path: 'README.md', texts: readmeMarkdown(account, texts) };
  yield { path: paths.account, texts: [pretty(account)] };
  yield { path: paths.versions, texts: lines(readVersionRows(db, uid)) };
  yield { path: 'brand-hub.md', texts: brandHubMarkdown(account, readVersionRows(db, uid), texts) };
  yield { path: paths.checkExceptions, texts: lines(readExceptionRows(db, uid)) };
  yield { path: paths.contact, texts: lines(readContactRows(db, uid)) };
  yield {
    path: 'messages-to-the-team.md',
    texts: contactMarkdown(account, readContactRows(db, uid), texts),
  };
  yield { path: paths.invoices, texts: [pretty(invoices)] };
  yield { path: 'invoices.md', texts: invoicesMarkdown(invoices, texts) };
  const agreements = await readAgreements(db, uid);
  yield { path: paths.agreements, texts: [pretty(agreements)] };
  yield { path: 'agreements.md', texts: agreementsMarkdown(agreements, texts) };
  yield { path: paths.viewings, texts: lines(readViewingRows(db, uid)) };
  yield { path: paths.viewingRequests, texts: lines(readViewingRequestRows(db, uid)) };
  yield { path: paths.brandHubReads, texts: lines(readBrandHubReadRows(db, uid)) };
  const viewings = {
    viewings: readViewingRows(db, uid),
    requests: readViewingRequestRows(db, uid),
    reads: readBrandHubReadRows(db, uid),
  };
  yield { path: 'viewings.md', texts: viewingsMarkdown(viewings, texts) };
  yield { path: paths.queries, texts: lines(readQueryRows(db, uid)) };
  yield { path: 'queries.md', texts: queriesMarkdown(readQueryRows(db, uid), texts) };
  yield { path: paths.projects, texts: lines(readProjectRows(db, uid)) };
  yield { path: 'projects.md', texts: projectsMarkdown(readProjectRows(db, uid), texts) };

  // Every message is read twice: for programs, and for people.
  let read = 0;
  const messagesOf = async function* (chatId: string): AsyncGenerator<MessageRow[]> {
    for await (const page of readMessageRows(db, uid, chatId)) {
      yield page;
      read += page.length;
      await onProgress(Math.floor(read / 2));
    }
  };
  yield { path: paths.chats, texts: lines(readChatRows(db, uid)) };
  const allMessages = async function* (): AsyncGenerator<MessageRow[]> {
    for await (const chats of readChatRows(db, uid)) {
      for (const { chatId } of chats) yield* messagesOf(chatId);
    }
  };
  yield { path: paths.messages, texts: lines(allMessages()) };
  yield { path: paths.sharedLinks, texts: lines(readSharedLinkRows(db, uid)) };
  yield { path: 'shared-links.md', texts: sharedLinksMarkdown(readSharedLinkRows(db, uid), texts) };
  let number = 0;
  for await (const chats of readChatRows(db, uid)) {
    for (const chat of chats) {
      number += 1;
      if (number > READABLE_CHATS_MAX) return;
      const path = `chats/${chatFileName(number, chat, texts)}`;
      yield { path, texts: chatMarkdown(chat, messagesOf(chat.chatId), account, texts) };
    }
  }
}

function pretty(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

async function* lines(pages: AsyncIterable<object[]>): AsyncGenerator<string> {
  for await (const page of pages) for (const row of page) yield `${JSON.stringify(row)}\n`;
}
