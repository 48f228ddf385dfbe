import { vi } from 'vitest';
import { endBlock, insertBlock } from '../features/accounts/blocks.store.ts';
import { insertReset } from '../features/accounts/factors/second-factor.store.ts';
import { insertEvent } from '../features/billing/billing.store.ts';
import { insertSentNotice } from '../features/billing/mails/sent-notices.store.ts';
import { insertImportedInvoices } from '../features/billing/transfer/imported-invoices.store.ts';
import { insertWithdrawal } from '../features/billing/withdrawal/withdrawals.store.ts';
import { insertLink } from '../features/chat/sharing/sharing.store.ts';
import { insertImportedAgreements } from '../features/exports/agreements/agreements.store.ts';
import { insertAcceptances } from '../features/legal/legal.store.ts';
import type { Spending } from '../features/models/spending.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { postAccount } from './account-routes.ts';
import type { TestServer } from './application.ts';
import { grantStaff } from './grant-staff.ts';
import { mailWith, tokenIn } from './mails/outbox.ts';
import { addPasskey } from './passkeys/passkey-people.ts';
import { type Person, signUp } from './person.ts';
import type { ScriptedConsultant } from './scripted-consultant.ts';

/** Two people who leave rows in every table with people in it, and what they wrote. */
export interface BusyPeople {
  customer: Person;
  /** A member of the team who has dealt with the customer and with others. */
  colleague: Person;
  /** Ids, present and former addresses. */
  namesOf: { customer: string[]; colleague: string[] };
}

/** The words that the customer writes everywhere. */
export const SECRET = 'Lavender Sesame';

/** SUPPORT_EMAIL by default. */
const SUPPORT_EMAIL = 'support@savet.example';
const path = 'userInfo.brandHub.brandCore.mission';
const currentPassword = 'secret1';

/** Lets two people use everything that leaves a trace. A reply of the customer is still being written afterwards. */
export async function startBusyPeople(
  server: TestServer,
  consultant: ScriptedConsultant,
  spending: Spending,
): Promise<BusyPeople> {
  const [customer, colleague, guest] = [
    await signUp(server),
    await signUp(server),
    await signUp(server),
  ];
  await grantStaff(server.database.db, colleague);
  await writeAsCustomer(server, customer);
  await workAsColleague(customer, guest, colleague, consultant);
  await leaveSecondFactor(server, customer);
  await leaveBlock(server, customer);
  await leaveAgreements(server, customer);
  await leaveSharedLink(server, customer);
  await leaveExport(server, customer);
  await spend(server, spending, [customer, colleague]);
  const present = {
    customer: await changeEmail(server, customer),
    colleague: await changeEmail(server, colleague),
  };
  await ask(customer, consultant, { chatId: 'running' }, async (answer) => {
    answer.say(`A half reply about ${SECRET}`);
    await vi.waitFor(async () => {
      const { db } = server.database;
      const rows = await db.selectFrom('chunks').select('uid').execute();
      if (rows.length === 0) throw new Error('no piece is stored yet');
    });
  });
  await requestLinks(server, Object.values(present));
  const namesOf = {
    customer: [customer.uid, customer.email, present.customer],
    colleague: [colleague.uid, colleague.email, present.colleague],
  };
  return { customer, colleague, namesOf };
}

async function writeAsCustomer(server: TestServer, customer: Person): Promise<void> {
  await customer.call('updateUser', { firstName: SECRET, shareFeedback: true });
  const { db } = server.database;
  await db.updateTable('users').set({ plan: 'pro' }).where('uid', '=', customer.uid).execute();
  await customer.send('saveBrandField', { path, value: SECRET }, { 'idempotency-key': 'k' });
  await customer.call('createProject', { projectId: 'p', name: SECRET, instructions: SECRET });
  await customer.call('sendContactMessage', { contactMessageId: 'm', text: SECRET });
  await customer.call('rejectFinding', { rule: 'names', words: SECRET });
  await mailWith(server, SUPPORT_EMAIL, SECRET);
}

/** A block that has ended. */
async function leaveBlock({ database }: TestServer, { uid }: Person): Promise<void> {
  await inTransaction(database.db, async (trx) => {
    await insertBlock(trx, uid, SECRET);
    await endBlock(trx, uid);
  });
}

async function leaveSharedLink({ database }: TestServer, { uid }: Person): Promise<void> {
  await inTransaction(database.db, (trx) =>
    insertLink(trx, uid, {
      linkId: 'l',
      tokenHash: `hash of ${uid}`,
      kind: 'chat',
      chatId: 'kept',
      messageIds: ['kept'],
      days: 7,
      showsBrand: true,
    }),
  );
}

async function workAsColleague(
  customer: Person,
  guest: Person,
  colleague: Person,
  consultant: ScriptedConsultant,
): Promise<void> {
  await ask(customer, consultant, { chatId: 'kept', projectId: 'p' }, (answer) => answer.finish());
  const { messages } = await customer.call('listMessages', { chatId: 'kept' });
  const messageId = messages[1]?.messageId ?? '';
  await customer.call('setFeedback', { chatId: 'kept', messageId, feedback: 'good' });
  await ask(customer, consultant, { chatId: 'gone' }, (answer) => answer.finish());
  await customer.call('deleteChat', { chatId: 'gone' });
  for (const [index, { uid }] of [customer, guest].entries()) {
    await colleague.call('startViewing', { uid, reason: 'To help' });
    await colleague.call('getUser', { uid });
    const brandHub = { chatId: `hub-${index}`, brandHubUid: uid };
    await ask(colleague, consultant, brandHub, (answer) => answer.finish());
  }
  for (const person of [customer, guest]) {
    await person.call('updateUser', { asksBeforeViewing: true });
    await colleague.call('requestViewing', { uid: person.uid, reason: 'To help again' });
  }
  await guest.call('sendContactMessage', { contactMessageId: 'm', text: 'Another question' });
  for (const { uid } of [customer, guest]) {
    const proposals = [{ path, value: 'A proposal' }];
    const answer = { uid, contactMessageId: 'm', text: 'Gladly', proposals };
    await colleague.call('answerContactMessage', answer);
  }
  await colleague.call('setModelPrices', { currency: 'EUR', prices: [] });
}

async function ask(
  person: Person,
  consultant: ScriptedConsultant,
  question: { chatId: string; brandHubUid?: string; projectId?: string },
  follow: (answer: Awaited<ReturnType<ScriptedConsultant['next']>>) => Promise<void> | void,
): Promise<void> {
  const { chatId } = question;
  const ids = { ...question, messageId: chatId, newChat: true };
  await person.call('generateResponse', { ...ids, query: `About ${SECRET}`, wait: false });
  const answer = await consultant.next();
  await follow(answer);
  if (chatId === 'running') return;
  await vi.waitFor(async () => {
    const { messages } = await person.call('listMessages', { chatId });
    if (messages[1]?.status !== 'done') throw new Error('the reply is not stored yet');
  });
}

/** Terms that were accepted, a withdrawal that is not complete, and a mail that was sent. */
async function leaveAgreements({ database }: TestServer, { uid }: Person): Promise<void> {
  const at = new Date();
  const accepted = { kind: 'terms', version: 'v', language: 'BG', occasion: 'sign_up' } as const;
  await inTransaction(database.db, async (trx) => {
    await insertAcceptances(trx, uid, [{ ...accepted, acceptedAt: at }]);
    await insertWithdrawal(trx, {
      subscriptionId: 'sub_busy',
      uid,
      concludedAt: at,
      withdrawnAt: at,
      beganOnRequest: true,
      paid: 1_994,
      refund: 1_994,
      refunds: [],
      completedAt: at,
    });
    await insertSentNotice(trx, uid, { kind: 'plan_ended', about: 'sub_busy' }, at);
  });
}

/** A second factor after one that the team has removed, a passkey, and another one that is not created yet. */
async function leaveSecondFactor(server: TestServer, customer: Person): Promise<void> {
  const { db } = server.database;
  await customer.call('startSecondFactor', { currentPassword });
  await inTransaction(db, (trx) => insertReset(trx, customer.uid, 'Lost the phone'));
  await addPasskey(server, customer, SECRET);
  await customer.call('startPasskey', { currentPassword });
}

/** Invoices of another Savet, an export, and an import that has not begun. */
async function leaveExport({ database, application }: TestServer, customer: Person): Promise<void> {
  const invoices = { complete: true, invoices: [] };
  await inTransaction(database.db, async (trx) => {
    await insertImportedInvoices(trx, customer.uid, invoices);
    await insertImportedAgreements(trx, customer.uid, { acceptances: [], withdrawals: [] });
  });
  await customer.call('exportAccount', {});
  await application.exportWorker.settled();
  await customer.call('importChats', { size: 1 });
}

/** Calls to models and an event of the payment provider. */
async function spend(server: TestServer, spending: Spending, people: Person[]): Promise<void> {
  const tokens = { inputTokens: 10, outputTokens: 5 };
  for (const { uid } of people) {
    const call = { uid, plan: 'pro', messageId: 'kept', model: 'm', isOwnEngine: true } as const;
    const open = await spending.open({ ...call, purpose: 'answer', tokens });
    await open?.end(null, tokens);
    const event = { eventId: `evt_${uid.slice(0, 4)}`, type: 'invoice.paid', uid };
    await insertEvent(server.database.db, event);
  }
}

async function changeEmail(server: TestServer, person: Person): Promise<string> {
  const newEmail = `new-${person.email}`;
  await person.call('requestEmailChange', { newEmail, currentPassword });
  const token = tokenIn(await mailWith(server, newEmail, '/newemail#'), 'newemail');
  await person.call('confirmEmailChange', { token });
  await mailWith(server, person.email, '/undoemail#');
  return newEmail;
}

/** Requests links for new passwords that nobody uses. */
export async function requestLinks(server: TestServer, emails: string[]): Promise<void> {
  for (const email of emails) {
    await postAccount(server, 'request-password-reset', { email });
    await mailWith(server, email, '/reset#');
  }
}
