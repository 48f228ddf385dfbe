import type { TestProject } from 'vitest/node';
import type {} from '../../apps/server/src/testing/stripe-account.ts';

/** Provides the key of a real Stripe test account to the payment tests, if there is one. */
export default function setup(project: TestProject): void {
  const key = process.env.STRIPE_SECRET_KEY ?? '';
  if (/^[sr]k_live_/.test(key)) throw new Error('STRIPE_SECRET_KEY is a live key: tests refuse it');
  project.provide('stripeSecretKey', key === '' ? null : key);
}
