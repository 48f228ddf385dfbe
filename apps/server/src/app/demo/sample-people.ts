import { WELCOME_CHAT_ID, WELCOME_CHAT_TITLE } from '@savet/contract/limits';
import type { Plan } from '@savet/contract/plans';
import { type Environment, EnvironmentError } from '../../env.ts';
import {
  findUidByEmail,
  hasAccounts,
  updateUserRow,
} from '../../features/accounts/accounts.store.ts';
import { deleteSessions } from '../../features/accounts/session-list/session-list.store.ts';
import { saveField } from '../../features/brand-hub/save-field.ts';
import { insertChat } from '../../features/chat/chat.store.ts';
import { setPlan } from '../../features/quota/allowance.store.ts';
import { initializePlan } from '../../features/quota/initialize-plan.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Application } from '../compose.ts';
import { sampleBrandHub } from './sample-brand-hub.ts';

interface SamplePerson {
  email: string;
  firstName: string;
  plan: Plan;
  flags: { isTester?: boolean; isAdmin?: boolean };
  brandHub: Record<string, string>;
}

/** Shared by all sample people and printed at start: their accounts hold nothing real. */
const PASSWORD = 'savet-sample';
const LAST_NAME = '(sample)';

const people: readonly SamplePerson[] = [
  person('free@demo.savet.example', 'Freya', 'free'),
  { ...person('pro@demo.savet.example', 'Petra', 'pro'), brandHub: sampleBrandHub },
  { ...person('tester@demo.savet.example', 'Tess', 'pro'), flags: { isTester: true } },
  { ...person('admin@demo.savet.example', 'Adam', 'free'), flags: { isAdmin: true } },
];

/**
 * The password of the sample people is published, and one of them is staff.
 * @throws EnvironmentError where others could use it
 */
export function checkOwnMachine({ payments, databaseUrl }: Environment): void {
  if (databaseUrl === null && payments.mode === 'simulator') return;
  throw new EnvironmentError([
    'npm run demo adds sample people, one of them staff, with a published password: it runs on your own machine only, without ' +
      'DATABASE_URL, STRIPE_SECRET_KEY and a public PUBLIC_URL or HOST',
  ]);
}

/**
 * Adds missing sample people, and prints their log-ins.
 * @throws EnvironmentError if the database has accounts, but no sample people
 */
export async function addSamplePeople({ auth }: Application, db: Database): Promise<void> {
  const [first] = people;
  const isNew = first === undefined || (await findUidByEmail(db, first.email)) === null;
  if (isNew && (await hasAccounts(db))) {
    throw new EnvironmentError([
      'DATA_DIR: this folder holds accounts of real people; npm run demo needs one of its own',
    ]);
  }
  for (const sample of people) {
    if (await findUidByEmail(db, sample.email)) continue;
    const { user } = await auth.api.signUpEmail({
      body: {
        name: `${sample.firstName} ${LAST_NAME}`,
        email: sample.email,
        password: PASSWORD,
      },
    });
    await seed(db, user.id, sample);
  }
  const list = people.map(({ email, plan }) => `  ${email} (${plan})`).join('\n');
  console.log(`Sample people (password ${PASSWORD}):\n${list}`);
}

async function seed(db: Database, uid: string, sample: SamplePerson): Promise<void> {
  const now = new Date();
  await initializePlan(db, uid, { firstName: sample.firstName, lastName: LAST_NAME }, now);
  await writeDocuments(db, uid, async (trx, revision) => {
    await updateUserRow(trx, uid, sample.flags, revision);
    await insertChat(trx, uid, { chatId: WELCOME_CHAT_ID, title: WELCOME_CHAT_TITLE }, revision);
    // The sign-up has opened a session, which the profile would list as an unknown device.
    await deleteSessions(trx, uid, 'all');
    if (sample.plan !== 'free') {
      const values = { plan: sample.plan, planSource: 'staff' as const, queryLimit: null };
      await setPlan(trx, uid, { ...values, billingAnchor: now, paidUntil: null }, now, revision);
    }
  });
  for (const [path, value] of Object.entries(sample.brandHub)) {
    await saveField(db, uid, uid, { path, value });
  }
}

function person(email: string, firstName: string, plan: Plan): SamplePerson {
  return { email, firstName, plan, flags: {}, brandHub: {} };
}
