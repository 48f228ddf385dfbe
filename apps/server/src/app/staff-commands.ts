import { type Plan, plans } from '@savet/contract/plans';
import type Stripe from 'stripe';
import {
  findUidByEmail,
  listFlagged,
  readUser,
  updateUserRow,
} from '../features/accounts/accounts.store.ts';
import { loadUser, requireUser } from '../features/accounts/accounts.ts';
import { readRole } from '../features/accounts/staff.store.ts';
import { StripeSetupError, setUpStripe } from '../features/billing/stripe-setup.ts';
import { freePlan } from '../features/quota/quota.rules.ts';
import { readPlanState, setPlan } from '../features/quota/quota.store.ts';
import { endViewings } from '../features/viewing/viewing.store.ts';
import { writeDocuments } from '../platform/db/document-writes.ts';
import { notify } from '../platform/db/notifications.ts';
import type { Database } from '../platform/db/transaction.ts';
import { isProviderFailure } from '../platform/stripe/failures.ts';
import { type AiCheck, checkAi } from './ai-check.ts';

export const staffUsage = `Usage: npm run staff -- <command>
  grant|revoke <email>                       make somebody staff, or no longer
  super|tester|client|internal <email> [off] set a mark, or take it away
  plan <email> <free|pro|enterprise> [limit] set the plan, and its queries a month
  stripe-setup                               make what is sold in the Stripe account, safe to repeat
  ai-check [<price in> <price out>]          ask the AI provider a question in each language;
                                             with its prices of a million tokens, what it cost
  list                                       who has a mark or a paid plan`;

export interface StaffDependencies {
  db: Database;
  /** Null when nothing can be paid here. */
  stripe: Stripe | null;
  /** Whom `ai-check` asks; made only when it is used. */
  ai?: () => AiCheck;
}

/** The command cannot be carried out; the message is for the person who typed it. */
export class StaffCommandError extends Error {}

const marks = {
  super: 'isSuperAdmin',
  tester: 'isTester',
  client: 'isClient',
  internal: 'isInternal',
} as const;

/**
 * Carries out one staff command.
 * @returns what to print
 * @throws StaffCommandError
 */
export async function runStaffCommand(
  { db, stripe, ai }: StaffDependencies,
  words: readonly string[],
  now: Date,
): Promise<string> {
  const [command = '', email, ...rest] = words;
  if (command === 'list' && words.length === 1) return listText(db);
  if (command === 'stripe-setup' && words.length === 1) return setUp(stripe);
  if (command === 'ai-check' && ai) return askAi(ai(), words.slice(1));
  if (email === undefined) throw new StaffCommandError(staffUsage);
  if ((command === 'grant' || command === 'revoke') && rest.length === 0) {
    return setFlags(db, email, { isAdmin: command === 'grant' });
  }
  if (isMark(command) && (rest.length === 0 || (rest.length === 1 && rest[0] === 'off'))) {
    return setFlags(db, email, { [marks[command]]: rest.length === 0 });
  }
  if (command === 'plan' && rest.length >= 1 && rest.length <= 2) {
    return grantPlan(db, email, rest, now);
  }
  throw new StaffCommandError(staffUsage);
}

async function setFlags(
  db: Database,
  email: string,
  flags: Partial<Record<'isAdmin' | (typeof marks)[keyof typeof marks], boolean>>,
): Promise<string> {
  const uid = await requireUid(db, email);
  await writeDocuments(db, uid, async (trx, revision) => {
    await updateUserRow(trx, uid, flags, revision);
    // Who is no longer staff views nobody any longer.
    if (!requireUser(await readUser(trx, uid)).isAdmin) await endViewings(trx, { adminUid: uid });
    await notify(trx, { kind: 'access', uid });
  });
  const changes = Object.entries(flags).map(([name, on]) => `${name} ${on ? 'on' : 'off'}`);
  const still = flags.isAdmin === false && (await readRole(db, uid))?.isAdmin;
  return `${email}: ${changes.join(', ')}${still ? '; still staff, by ADMIN_EMAILS or as super admin' : ''}`;
}

async function grantPlan(
  db: Database,
  email: string,
  [plan, limitText]: string[],
  now: Date,
): Promise<string> {
  if (!isPlan(plan)) throw new StaffCommandError(`${plan} is not a plan: ${plans.join(', ')}`);
  const queryLimit = limitText === undefined ? null : Number(limitText);
  if (queryLimit !== null && (!Number.isInteger(queryLimit) || queryLimit < 0)) {
    throw new StaffCommandError(`${limitText} is not a number of queries`);
  }
  const uid = await requireUid(db, email);
  await writeDocuments(db, uid, async (trx, revision) => {
    const known = await readPlanState(trx, uid);
    // The same plan with another limit is still in the same month.
    const start = (known?.plan === plan && known.billingAnchor) || now;
    const values =
      plan === 'free'
        ? { ...freePlan, queryLimit }
        : { plan, planSource: 'staff' as const, queryLimit, billingAnchor: start, paidUntil: null };
    await setPlan(trx, uid, values, now, revision);
  });
  return `${email}: plan ${plan}${queryLimit === null ? '' : `, ${queryLimit} queries`}`;
}

async function setUp(stripe: Stripe | null): Promise<string> {
  if (!stripe)
    throw new StaffCommandError('STRIPE_SECRET_KEY is not set; nothing can be sold here.');
  try {
    const made = await setUpStripe(stripe);
    return made.length === 0 ? 'Everything is there already.' : `Made:\n  ${made.join('\n  ')}`;
  } catch (error) {
    if (!(error instanceof StripeSetupError) && !isProviderFailure(error)) throw error;
    const { message } = error instanceof Error ? error : { message: String(error) };
    throw new StaffCommandError(`The Stripe account could not be set up: ${message}`);
  }
}

async function askAi(check: AiCheck, words: readonly string[]): Promise<string> {
  const [input = Number.NaN, output = Number.NaN] = words.map(Number);
  const hasPrices = words.length === 2 && input >= 0 && output >= 0;
  if (words.length > 0 && !hasPrices) throw new StaffCommandError(staffUsage);
  const { text, isGood } = await checkAi(check, hasPrices ? { input, output } : undefined);
  if (!isGood) throw new StaffCommandError(text);
  return text;
}

async function requireUid(db: Database, email: string): Promise<string> {
  const uid = await findUidByEmail(db, email);
  if (!uid) throw new StaffCommandError(`${email} has no account; it must be signed up first`);
  await loadUser(db, uid);
  return uid;
}

async function listText(db: Database): Promise<string> {
  const entries = await listFlagged(db);
  if (entries.length === 0) return 'Nobody has a mark or a paid plan.';
  return entries
    .map(({ email, plan, queryLimit, flags }) =>
      [email, plan, `${queryLimit} queries`, ...flags].join('  '),
    )
    .join('\n');
}

function isMark(word: string): word is keyof typeof marks {
  return Object.hasOwn(marks, word);
}

function isPlan(word: string | undefined): word is Plan {
  return plans.some((plan) => plan === word);
}
