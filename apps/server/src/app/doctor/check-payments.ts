import type Stripe from 'stripe';
import type { Environment } from '../../env.ts';
import { products } from '../../features/billing/products.rules.ts';
import { createStripe, isLiveKey } from '../../platform/stripe/client.ts';
import { isKeyRefused } from '../../platform/stripe/failures.ts';
import { isPublic } from './check-address.ts';
import { type Finding, type Report, reasonOf } from './findings.ts';

/** Stripe refuses signatures that are older than five minutes. In seconds. */
const DRIFT_PROBLEM_S = 240;
const DRIFT_WARNING_S = 10;

/** Examines the Stripe account: key, prices, webhook secret, and this machine's clock by Stripe's. */
export async function checkPayments(environment: Environment, report: Report): Promise<Finding[]> {
  const { payments } = environment;
  if (payments.mode === 'simulator') {
    return [
      report('ok', 'they are simulated, and no money moves; set STRIPE_SECRET_KEY to take some'),
    ];
  }
  if (payments.mode === 'none') {
    return [
      report('warning', 'they are off; set STRIPE_SECRET_KEY if people should be able to pay'),
    ];
  }
  const keys = Object.values(products).map(({ lookupKey }) => lookupKey);
  const found = await listPrices(createStripe(payments), keys, report);
  if (!('names' in found)) return [found];
  const missing = keys.filter((key) => !found.names.includes(key));
  return [
    keyFinding(environment, payments.secretKey, report),
    missing.length === 0
      ? report('ok', 'the prices are in the account')
      : report(
          'problem',
          `the account has no ${missing.join(', ')}; run npm run staff -- stripe-setup`,
        ),
    payments.webhookSecret === null
      ? report(
          'warning',
          'STRIPE_WEBHOOK_SECRET is not set: payments are found late; set up the webhook',
        )
      : report('ok', 'STRIPE_WEBHOOK_SECRET is set'),
    ...clockFindings(found.date, report),
  ];
}

async function listPrices(
  stripe: Stripe,
  keys: string[],
  report: Report,
): Promise<{ names: (string | null)[]; date: string | null } | Finding> {
  try {
    const { data, lastResponse } = await stripe.prices.list({ lookup_keys: keys, active: true });
    // With `fetch`, these are `Headers` in truth.
    const date = new Headers(lastResponse.headers).get('date');
    return { names: data.map((price) => price.lookup_key), date };
  } catch (error) {
    const isKey = isKeyRefused(error);
    const advice = isKey
      ? 'copy STRIPE_SECRET_KEY from its dashboard again'
      : 'check the network of this machine, and STRIPE_API_BASE if it is set';
    // The message of a refused key repeats a part of the key.
    const reason = isKey ? 'it refuses the key' : reasonOf(error);
    return report('problem', `Stripe does not answer as it should (${reason}); ${advice}`);
  }
}

function keyFinding(environment: Environment, secretKey: string, report: Report): Finding {
  if (isLiveKey(secretKey)) return report('ok', 'Stripe accepts the live key: real money moves');
  const text = 'Stripe accepts the test key: no real money moves';
  return isPublic(environment)
    ? report('warning', `${text}; set the live key when people should pay`)
    : report('ok', text);
}

function clockFindings(date: string | null, report: Report): Finding[] {
  const theirs = Date.parse(date ?? '');
  if (Number.isNaN(theirs)) return [];
  const seconds = Math.round(Math.abs(Date.now() - theirs) / 1_000);
  if (seconds <= DRIFT_WARNING_S)
    return [report('ok', "this machine's clock agrees with Stripe's")];
  const text = `this machine's clock differs from Stripe's by ${seconds} seconds; synchronize it with NTP`;
  return [report(seconds > DRIFT_PROBLEM_S ? 'problem' : 'warning', text)];
}
