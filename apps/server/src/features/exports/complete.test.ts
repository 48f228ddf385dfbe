import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { embedded } from '../../testing/databases.ts';
import { accountRow } from '../accounts/transfer/account-row.ts';
import { exceptionRow } from '../brand-check/transfer/exception-row.ts';
import { contactRow, versionRow } from '../brand-hub/transfer/brand-hub-rows.ts';
import { chatRow, messageRow, projectRow } from '../chat/transfer/chat-rows.ts';
import { sharedLinkRow } from '../chat/transfer/shared-link-rows.ts';
import { queryRow } from '../quota/transfer/query-row.ts';
import {
  brandHubReadRow,
  viewingRequestRow,
  viewingRow,
} from '../viewing/transfer/viewing-rows.ts';
import { agreementList } from './agreements/agreement-list.ts';
import { copiedTables } from './snapshot/account-copy.store.ts';

/** Columns that exports leave out, because they mean something on one server only or are derived. */
const leftOut: Record<string, string[]> = {
  users: [
    'uid',
    'revision',
    // Roles and marks that staff give.
    'is_admin',
    'is_client',
    'is_internal',
    'is_super_admin',
    'is_tester',
    // The payment provider's; an imported plan goes on as one that staff agreed to.
    'plan_source',
    'billing_cycle',
    'billing_due_at',
    'billing_version',
    'cancel_at_period_end',
    'checkout_until',
    'billing_credit',
    'billing_notice',
    'billing_notice_at',
    'subscription_price',
    'has_subscribed',
    'has_invoices',
    'is_customer_email_due',
    'paid_until',
    'stripe_customer_id',
    'subscription_id',
    'subscription_started_at',
    'subscription_status',
    // Follows from the open requests; nobody on the other server made them.
    'viewing_request_until',
    // Counted from the ledger, and generated.
    'query_used',
    'search_name',
    'in_index',
    'sort_name',
  ],
  brand_field_versions: ['uid'],
  check_exceptions: ['uid'],
  brand_hub_reads: ['uid', 'message_id', 'read_by', 'reader_email'],
  chats: ['uid', 'revision', 'deleted', 'in_index'],
  contact_answers: ['uid', 'answered_by', 'mail_attempts', 'mail_due_at'],
  contact_messages: ['uid', 'mail_attempts', 'mail_due_at', 'mailed_at'],
  contact_proposals: ['uid', 'contact_message_id', 'position'],
  legal_acceptances: ['uid', 'acceptance_id'],
  messages: ['uid', 'revision', 'in_index'],
  projects: ['uid'],
  queries: ['uid', 'held_until'],
  turns: ['uid', 'message_id', 'chat_id', 'owner', 'lease_until', 'stop_requested'],
  shared_links: ['uid', 'token_hash'],
  viewing_reads: ['viewing_id'],
  viewing_requests: ['uid', 'admin_uid'],
  viewings: ['uid', 'admin_uid', 'session_id'],
  // The payment provider's, and when this server was done with it.
  withdrawals: ['uid', 'subscription_id', 'refunds', 'completed_at'],
};

/** Columns with another name in exports. */
const renamed: Record<string, string> = { admin_email: 'email', brand_hub_uid: 'brandHub' };

/** Tables of one server: a new table with a uid belongs into an export, or into this list. */
const otherTables = [
  'account_blocks',
  'account_deletions',
  'account_exports',
  'chat_imports',
  'chunks',
  'deleted_chats',
  'email_changes',
  'imported_agreements',
  'imported_invoices',
  'model_calls',
  'model_changes',
  'passkey_challenges',
  'passkeys',
  'payment_events',
  'recovery_codes',
  'revisions',
  'second_factor_resets',
  'second_factors',
  'sent_notices',
];

it('exports every column of the tables of an account', async () => {
  const database = await embedded.open();
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns where table_schema = 'public' group by table_name`.execute(
    database.db,
  );
  await database.close();
  const ofAccounts = rows.filter(
    ({ table, columns }) => columns.includes('uid') || table in leftOut,
  );
  const missing = ofAccounts
    .map(({ table }) => table)
    .filter((table) => !(table in leftOut) && !otherTables.includes(table));
  expect(missing).toEqual([]);

  const names = exportedNames();
  for (const [table, left] of Object.entries(leftOut)) {
    const columns = rows.find((row) => row.table === table)?.columns ?? [];
    const forgotten = columns.filter(
      (column) =>
        !left.includes(column) && !names[table]?.includes(renamed[column] ?? camel(column)),
    );
    expect([table, forgotten]).toEqual([table, []]);
  }
});

it('copies every table that an export reads', () => {
  // The reads of a viewing have no uid and are copied with it.
  const withUid = Object.keys(leftOut).filter((table) => table !== 'viewing_reads');
  expect(copiedTables.toSorted()).toEqual(withUid.toSorted());
});

function camel(column: string): string {
  return column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function exportedNames(): Record<string, string[]> {
  const answer = contactRow.shape.answer.unwrap().shape;
  return Object.fromEntries(
    Object.entries({
      users: accountRow.shape,
      brand_field_versions: versionRow.shape,
      check_exceptions: exceptionRow.shape,
      brand_hub_reads: brandHubReadRow.shape,
      chats: chatRow.shape,
      contact_answers: { ...answer, contactMessageId: true },
      contact_messages: contactRow.shape,
      contact_proposals: answer.proposals.element.shape,
      legal_acceptances: agreementList.shape.acceptances.element.shape,
      messages: messageRow.shape,
      projects: projectRow.shape,
      queries: queryRow.shape,
      shared_links: sharedLinkRow.shape,
      turns: messageRow.shape.turn.unwrap().shape,
      viewing_reads: viewingRow.shape.reads.element.shape,
      viewing_requests: viewingRequestRow.shape,
      viewings: viewingRow.shape,
      withdrawals: agreementList.shape.withdrawals.element.shape,
    }).map(([table, shape]) => [table, Object.keys(shape)]),
  );
}
