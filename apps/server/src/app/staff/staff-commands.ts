import { type Plan, plans } from '@savet/contract/plans';
import type Stripe from 'stripe';
import {
  findUidByEmail,
  readAuthUser,
  readUser,
  updateUserRow,
} from '../../features/accounts/accounts.store.ts';
import { loadUser, requireUser } from '../../features/accounts/accounts.ts';
import { blockAccount, unblockAccount } from '../../features/accounts/blocks/block-account.ts';
import { findPresentEmail } from '../../features/accounts/email-change/email-change.store.ts';
import {
  type ResetDependencies,
  resetSecondFactor,
} from '../../features/accounts/second-factor/reset-second-factor.ts';
import { listFlagged, readRole } from '../../features/accounts/staff.store.ts';
import type { Payments } from '../../features/billing/payments.ts';
import {
  type StaffPlan,
  type StaffPlanOutcome,
  setStaffPlan,
} from '../../features/billing/staff-plan.ts';
import { StripeSetupError, setUpStripe } from '../../features/billing/stripe-setup.ts';
import { stopTurns } from '../../features/chat/turns/stop-turn.ts';
import { endViewings } from '../../features/viewing/viewing.store.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import { notify } from '../../platform/db/notifications.ts';
import type { Database, Trx } from '../../platform/db/transaction.ts';
import type { Encryption } from '../../platform/encryption.ts';
import { isProviderFailure } from '../../platform/stripe/failures.ts';
import { evaluationCommands, runEvaluationCommand } from '../evaluation/evaluation-commands.ts';
import { type AiCheck, checkAi } from './ai-check.ts';
import { importAccountFile, importFirebaseFiles } from './import-commands.ts';
import { StaffCommandError } from './staff-command-error.ts';

export const staffUsage = `Usage: npm run staff -- <command>
  grant|revoke <email>                       make a user staff, or end it
  super|tester|client|internal <email> [off] set a flag, or clear it
  plan <email> <free|pro|enterprise> [limit] [--end-subscription|--keep-subscription]
                                             set the plan and its queries per month; for somebody who pays, say
                                             whether the subscription is cancelled or goes on charging
  reset-factor <email> <reason>              remove the second factor, passkeys too, of a user who has
                                             lost it; the user is told
  block <email> <reason>                     log a user out everywhere and refuse every log-in; the user is told
  unblock <email>                            open a blocked account again
  import-account <file> <email>              fill a new account with an export from another Savet
  import-firebase <users.json> <documents.ndjson> --hash-config <file or text> [--dry-run]
                                             import the accounts and chats of a Firebase project; safe to
                                             repeat; --dry-run only reports
  stripe-setup                               create products and prices in the Stripe account; safe to repeat
  ai-check [<price in> <price out>]          ask the AI provider a question in each language; with its
                                             prices per million tokens, also report the cost
  list                                       list users with a flag or a paid plan`;

export interface StaffDependencies {
  db: Database;
  /** Null when payments are off. */
  payments: Payments | null;
  /** For mails about accounts. */
  accounts?: Omit<ResetDependencies, 'db' | 'endViewings'> & {
    publicUrl: string;
    /** For the signer key of a Firebase project. */
    passwordKeyEncryption: Encryption;
  };
  /** Creates the check for `ai-check`. */
  ai?: () => AiCheck;
}

const flagColumns = {
  super: 'isSuperAdmin',
  tester: 'isTester',
  client: 'isClient',
  internal: 'isInternal',
} as const;

/**
 * Runs one staff command.
 * @returns the text to print
 * @throws StaffCommandError
 */
export async function runStaffCommand(
  dependencies: StaffDependencies,
  args: readonly string[],
  now: Date,
): Promise<string> {
  const { db, payments, accounts, ai } = dependencies;
  const [command = '', email, ...rest] = args;
  if (command === 'list' && args.length === 1) return listText(db);
  if (command === 'stripe-setup' && args.length === 1) return setUp(payments?.stripe ?? null);
  if (command === 'ai-check' && ai) return askAi(ai(), args.slice(1));
  const evaluationCommand = evaluationCommands.find((name) => name === command);
  if (evaluationCommand && ai) {
    return runEvaluationCommand(evaluationCommand, email, { db, ...ai() });
  }
  if (command === 'import-firebase' && accounts) {
    return importFirebaseFiles(
      { db, encryption: accounts.passwordKeyEncryption, now },
      args.slice(1),
    );
  }
  if (email === undefined) throw new StaffCommandError(staffUsage);
  if ((command === 'grant' || command === 'revoke') && rest.length === 0) {
    return setFlags(db, email, { isAdmin: command === 'grant' });
  }
  if (command === 'reset-factor' && accounts && rest.length > 0) {
    const uid = await requireUid(db, email);
    const isReset = await resetSecondFactor({ db, endViewings, ...accounts }, uid, rest.join(' '));
    if (!isReset) throw new StaffCommandError(`${email} has no second factor.`);
    return `${email}: the second factor is removed`;
  }
  if (command === 'block' && accounts && rest.length > 0) {
    const uid = await requireUid(db, email);
    const blocking = { db, endViewings, onBlocked, ...accounts };
    if (!(await blockAccount(blocking, uid, rest.join(' ')))) {
      throw new StaffCommandError(`${email} is blocked already.`);
    }
    return `${email}: blocked; a subscription goes on until you end it: plan ${email} free --end-subscription`;
  }
  if (command === 'unblock' && accounts && rest.length === 0) {
    const uid = await requireUid(db, email);
    if (!(await unblockAccount({ db, ...accounts }, uid))) {
      throw new StaffCommandError(`${email} is not blocked.`);
    }
    return `${email}: open again`;
  }
  if (isFlag(command) && (rest.length === 0 || (rest.length === 1 && rest[0] === 'off'))) {
    return setFlags(db, email, { [flagColumns[command]]: rest.length === 0 });
  }
  const [secondArgument] = rest;
  if (command === 'import-account' && secondArgument !== undefined && rest.length === 1) {
    return importAccountFile(
      db,
      email,
      { uid: await requireUid(db, secondArgument), email: secondArgument },
      now,
    );
  }
  const planned = command === 'plan' ? planArguments(rest) : null;
  if (planned) return grantPlan(dependencies, email, planned, now);
  throw new StaffCommandError(staffUsage);
}

/** Ends open viewings of a blocked account, and stops its running answers. */
async function onBlocked(trx: Trx, uid: string): Promise<void> {
  await endViewings(trx, { viewedUid: uid });
  await stopTurns(trx, uid);
}

async function setFlags(
  db: Database,
  email: string,
  flags: Partial<Record<'isAdmin' | (typeof flagColumns)[keyof typeof flagColumns], boolean>>,
): Promise<string> {
  const uid = await requireUid(db, email);
  await writeDocuments(db, uid, async (trx, revision) => {
    await updateUserRow(trx, uid, flags, revision);
    // Without the role, the open viewing ends too.
    if (!requireUser(await readUser(trx, uid)).isAdmin) await endViewings(trx, { adminUid: uid });
    await notify(trx, { kind: 'access', uid });
  });
  const isGranted = flags.isAdmin === true || flags.isSuperAdmin === true;
  const isUnconfirmed = isGranted && !(await readAuthUser(db, uid))?.emailVerified;
  const changes = Object.entries(flags).map(([name, on]) => `${name} ${on ? 'on' : 'off'}`);
  const isStillStaff = flags.isAdmin === false && (await readRole(db, uid))?.isAdmin;
  const notes: string[] = [];
  if (isStillStaff) notes.push('still staff, by ADMIN_EMAILS or as super admin');
  if (isUnconfirmed) {
    notes.push('this address is not confirmed: make sure that nobody else signed up with it');
  }
  return [`${email}: ${changes.join(', ')}`, ...notes].join('; ');
}

async function grantPlan(
  { db, payments }: StaffDependencies,
  email: string,
  { plan, limitText, subscription }: PlanArguments,
  now: Date,
): Promise<string> {
  if (!isPlan(plan)) throw new StaffCommandError(`${plan} is not a plan: ${plans.join(', ')}`);
  const queryLimit = limitText === undefined ? null : Number(limitText);
  if (queryLimit !== null && (!Number.isInteger(queryLimit) || queryLimit < 0)) {
    throw new StaffCommandError(`${limitText} is not a valid number of queries`);
  }
  const uid = await requireUid(db, email);
  const agreed = { plan, queryLimit, subscription };
  let outcome: StaffPlanOutcome;
  try {
    outcome = await setStaffPlan({ db, payments, now: () => now }, uid, agreed);
  } catch (error) {
    if (!isProviderFailure(error)) throw error;
    throw new StaffCommandError(
      `Stripe could not be asked about a subscription of ${email}; run the command again later.`,
    );
  }
  if (outcome === 'undecided') {
    throw new StaffCommandError(
      `${email} pays for a subscription. Nothing was changed. Add --end-subscription to cancel it at once without a refund, ` +
        'or --keep-subscription to let it go on charging.',
    );
  }
  if (outcome === 'payments_off') {
    throw new StaffCommandError(
      `${email} pays for a subscription, and payments are off here. Nothing was changed. Start the server, or set STRIPE_SECRET_KEY.`,
    );
  }
  if (outcome === 'kept' && plan === 'free' && payments) {
    return `${email}: no agreed plan any more; the subscription goes on charging and gives Pro`;
  }
  const limit = queryLimit === null ? '' : `, ${queryLimit} queries`;
  return `${email}: plan ${plan}${limit}${subscriptionNotes[outcome]}`;
}

const subscriptionNotes: Record<'set' | 'ended' | 'kept', string> = {
  set: '',
  ended: '; the subscription is cancelled',
  kept: '; the subscription goes on charging, and the user sees it in the profile',
};

interface PlanArguments {
  plan: string | undefined;
  limitText: string | undefined;
  subscription: StaffPlan['subscription'];
}

/** Null when the arguments make no sense. */
function planArguments(args: readonly string[]): PlanArguments | null {
  const options = args.filter((text) => text.startsWith('--'));
  const [plan, limitText, ...more] = args.filter((text) => !text.startsWith('--'));
  const choices = { '--end-subscription': 'end', '--keep-subscription': 'keep' } as const;
  const [option, ...others] = options;
  const subscription = option === undefined ? null : choices[option as keyof typeof choices];
  const isWrong = plan === undefined || more.length + others.length > 0;
  if (isWrong || subscription === undefined) return null;
  return { plan, limitText, subscription };
}

async function setUp(stripe: Stripe | null): Promise<string> {
  if (!stripe)
    throw new StaffCommandError(
      'STRIPE_SECRET_KEY is not set; there is no Stripe account to set up.',
    );
  try {
    const created = await setUpStripe(stripe);
    return created.length === 0
      ? 'Everything exists already.'
      : `Created:\n  ${created.join('\n  ')}`;
  } catch (error) {
    if (!(error instanceof StripeSetupError) && !isProviderFailure(error)) throw error;
    const { message } = error instanceof Error ? error : { message: String(error) };
    throw new StaffCommandError(`Setting up the Stripe account failed: ${message}`);
  }
}

async function askAi(check: AiCheck, args: readonly string[]): Promise<string> {
  const [input = Number.NaN, output = Number.NaN] = args.map(Number);
  const hasPrices = args.length === 2 && input >= 0 && output >= 0;
  if (args.length > 0 && !hasPrices) throw new StaffCommandError(staffUsage);
  const { text, isGood } = await checkAi(check, hasPrices ? { input, output } : undefined);
  if (!isGood) throw new StaffCommandError(text);
  return text;
}

async function requireUid(db: Database, email: string): Promise<string> {
  const uid = await findUidByEmail(db, email);
  if (!uid) {
    const present = await findPresentEmail(db, email);
    if (present) throw new StaffCommandError(`${email} has changed its address to ${present}`);
    throw new StaffCommandError(`${email} has no account; sign up first`);
  }
  await loadUser(db, uid);
  return uid;
}

async function listText(db: Database): Promise<string> {
  const entries = await listFlagged(db);
  if (entries.length === 0) return 'No user has a flag or a paid plan.';
  return entries
    .map(({ email, plan, queryLimit, flags }) =>
      [email, plan, `${queryLimit} queries`, ...flags].join('  '),
    )
    .join('\n');
}

function isFlag(name: string): name is keyof typeof flagColumns {
  return Object.hasOwn(flagColumns, name);
}

function isPlan(name: string | undefined): name is Plan {
  return plans.some((plan) => plan === name);
}
