import { type Plan, plans } from '@savet/contract/plans';
import {
  type StaffPlan,
  type StaffPlanOutcome,
  setStaffPlan,
} from '../../features/billing/staff-plan.ts';
import { isProviderFailure } from '../../platform/stripe/failures.ts';
import { requireUid } from './require-uid.ts';
import type { StaffCommand, StaffDependencies } from './staff-command.ts';
import { StaffCommandError } from './staff-command-error.ts';

/** `<email> <plan> [limit] [--end-subscription|--keep-subscription]` */
export const planCommand: StaffCommand = (dependencies, [email, ...rest], now) => {
  const planned = planArguments(rest);
  return email === undefined || !planned ? null : grantPlan(dependencies, email, planned, now);
};

async function grantPlan(
  { db, payments }: StaffDependencies,
  email: string,
  { plan, limitText, subscription }: PlanArguments,
  now: Date,
): Promise<string> {
  if (!isPlan(plan)) throw new StaffCommandError(`${plan} is not a plan: ${plans.join(', ')}`);
  const queryLimit = limitText === undefined ? null : Number(limitText);
  // As the column holds: 2,147,483,647 at most.
  if (limitText !== undefined && !/^\d{1,9}$/.test(limitText)) {
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

function isPlan(name: string | undefined): name is Plan {
  return plans.some((plan) => plan === name);
}
