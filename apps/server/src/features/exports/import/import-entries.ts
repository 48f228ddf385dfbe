import type { z } from 'zod';
import type { Trx } from '../../../platform/db/transaction.ts';
import { type AccountRow, accountRow } from '../../accounts/transfer/account-row.ts';
import { writeAccountRow } from '../../accounts/transfer/account-transfer.store.ts';
import { insertImportedInvoices } from '../../billing/transfer/imported-invoices.store.ts';
import { invoiceList } from '../../billing/transfer/invoice-rows.ts';
import { exceptionRow } from '../../brand-check/transfer/exception-row.ts';
import { insertExceptionRows } from '../../brand-check/transfer/exception-transfer.store.ts';
import { contactRow, versionRow } from '../../brand-hub/transfer/brand-hub-rows.ts';
import { insertContactRows } from '../../brand-hub/transfer/contact-transfer.store.ts';
import { insertVersionRows } from '../../brand-hub/transfer/version-transfer.store.ts';
import { chatRow, messageRow, projectRow } from '../../chat/transfer/chat-rows.ts';
import { insertChatRows } from '../../chat/transfer/chat-transfer.store.ts';
import { insertMessageRows } from '../../chat/transfer/message-transfer.store.ts';
import { insertProjectRows } from '../../chat/transfer/project-transfer.store.ts';
import { sharedLinkRow } from '../../chat/transfer/shared-link-rows.ts';
import { insertSharedLinkRows } from '../../chat/transfer/shared-link-transfer.store.ts';
import { queryRow } from '../../quota/transfer/query-row.ts';
import { insertQueryRows } from '../../quota/transfer/query-transfer.store.ts';
import { insertViewingRequestRows } from '../../viewing/transfer/request-transfer.store.ts';
import {
  brandHubReadRow,
  viewingRequestRow,
  viewingRow,
} from '../../viewing/transfer/viewing-rows.ts';
import {
  insertBrandHubReadRows,
  insertViewingRows,
} from '../../viewing/transfer/viewing-transfer.store.ts';
import { agreementList } from '../agreements/agreement-list.ts';
import { insertImportedAgreements } from '../agreements/agreements.store.ts';
import { paths } from '../files/export-format.ts';
import { parseDocument, parseRow } from './parse.ts';

/** The account that is filled, and what was imported so far. */
export interface ImportTarget {
  trx: Trx;
  uid: string;
  revision: number;
  account: AccountRow | null;
  counts: { chats: number; messages: number; queries: number };
}

type Import = (lines: AsyncIterable<string>, target: ImportTarget) => Promise<void>;

/** Rows of one statement, and their UTF-16 units. */
const BATCH_ROWS = 200;
const BATCH_UNITS = 1_000_000;

/** How each entry that is for programs is imported, except the signature. */
export const imports: Record<Exclude<keyof typeof paths, 'signature'>, Import> = {
  account: async (lines, target) => {
    target.account = await parseDocument(lines, accountRow, paths.account);
    await writeAccountRow(target.trx, target.uid, target.account, target.revision);
  },
  versions: rows(paths.versions, versionRow, insertVersionRows),
  checkExceptions: rows(paths.checkExceptions, exceptionRow, insertExceptionRows),
  contact: rows(paths.contact, contactRow, insertContactRows),
  invoices: async (lines, { trx, uid }) => {
    const invoices = await parseDocument(lines, invoiceList, paths.invoices);
    await insertImportedInvoices(trx, uid, invoices);
  },
  agreements: async (lines, { trx, uid }) => {
    const agreements = await parseDocument(lines, agreementList, paths.agreements);
    await insertImportedAgreements(trx, uid, agreements);
  },
  viewings: rows(paths.viewings, viewingRow, insertViewingRows),
  viewingRequests: rows(paths.viewingRequests, viewingRequestRow, insertViewingRequestRows),
  brandHubReads: rows(paths.brandHubReads, brandHubReadRow, insertBrandHubReadRows),
  queries: rows(paths.queries, queryRow, insertQueryRows),
  projects: rows(paths.projects, projectRow, insertProjectRows),
  chats: rows(paths.chats, chatRow, insertChatRows),
  messages: rows(paths.messages, messageRow, insertMessageRows),
  sharedLinks: rows(paths.sharedLinks, sharedLinkRow, insertSharedLinkRows),
};

function rows<Row>(
  path: string,
  schema: z.ZodType<Row>,
  insert: (trx: Trx, uid: string, rows: Row[], revision: number) => Promise<void>,
): Import {
  return async (lines, { trx, uid, revision, counts }) => {
    let batch: Row[] = [];
    let units = 0;
    let number = 0;
    const flush = async () => {
      if (batch.length > 0) await insert(trx, uid, batch, revision);
      batch = [];
      units = 0;
    };
    for await (const line of lines) {
      number += 1;
      batch.push(parseRow(line, schema, `${path}, line ${number}`));
      units += line.length;
      if (batch.length >= BATCH_ROWS || units >= BATCH_UNITS) await flush();
    }
    await flush();
    if (path === paths.chats) counts.chats = number;
    if (path === paths.messages) counts.messages = number;
    if (path === paths.queries) counts.queries = number;
  };
}
