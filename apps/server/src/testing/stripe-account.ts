import type Stripe from 'stripe';
import { inject } from 'vitest';
import type { PaymentProvider } from '../features/billing/payments.ts';
import { setUpStripe } from '../features/billing/stripe-setup.ts';
import { createStripe } from '../platform/stripe/client.ts';
import { SimulatedStripe } from './simulated-stripe.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Key of a real Stripe test account; null uses the simulator. */
    stripeSecretKey: string | null;
  }
}

export interface StripeAccount {
  stripe: Stripe;
  provider: PaymentProvider;
  close(): Promise<void>;
}

/** Opens a Stripe account with products and prices: a real test account if there is a key, else the simulator. */
export async function openStripeAccount(): Promise<StripeAccount> {
  const secretKey = inject('stripeSecretKey');
  const webhookSecret = 'whsec_of_the_tests_and_nothing_else';
  if (secretKey !== null) {
    const stripe = createStripe({ secretKey, apiBase: null });
    await setUpStripe(stripe);
    return {
      stripe,
      provider: { stripe, isLive: false, webhookSecret },
      close: async () => {},
    };
  }
  const simulated = await SimulatedStripe.start();
  const stripe = simulated.client();
  await setUpStripe(stripe);
  return {
    stripe,
    provider: { stripe, isLive: false, webhookSecret },
    close: () => simulated.stop(),
  };
}
