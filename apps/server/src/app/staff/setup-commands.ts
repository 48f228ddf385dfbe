import type Stripe from 'stripe';
import { StripeSetupError, setUpStripe } from '../../features/billing/stripe-setup.ts';
import { isProviderFailure } from '../../platform/stripe/failures.ts';
import { type AiCheck, checkAi } from './ai-check.ts';
import type { StaffCommand } from './staff-command.ts';
import { StaffCommandError } from './staff-command-error.ts';

export const setupCommands: Record<string, StaffCommand> = {
  'stripe-setup': ({ payments }, args) =>
    args.length === 0 ? setUp(payments?.stripe ?? null) : null,
  'ai-check': ({ ai }, args) => {
    const [input = Number.NaN, output = Number.NaN] = args.map(Number);
    const hasPrices = args.length === 2 && input >= 0 && output >= 0;
    if (!ai || (args.length > 0 && !hasPrices)) return null;
    return askAi(ai(), hasPrices ? { input, output } : undefined);
  },
};

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

async function askAi(check: AiCheck, prices: Parameters<typeof checkAi>[1]): Promise<string> {
  const { text, isGood } = await checkAi(check, prices);
  if (!isGood) throw new StaffCommandError(text);
  return text;
}
