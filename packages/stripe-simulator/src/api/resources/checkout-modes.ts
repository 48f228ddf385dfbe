import { newSetupIntent } from '../../billing/intents/setup-intents.ts';
import type { CheckoutSession, PaymentTerms } from '../../billing/objects/checkout-session.ts';
import type { Customer } from '../../billing/objects/customers.ts';
import type { SetupIntent } from '../../billing/objects/payments.ts';
import { type TrialRequest, trialFrom } from '../../billing/trials.ts';
import { invalid } from '../../errors.ts';
import { newId } from '../../identifiers.ts';
import type { SimulatorCore } from '../../simulator.ts';
import {
  currency,
  email,
  hash,
  integer,
  list,
  metadata,
  oneOf,
  required,
  text,
} from '../params.ts';
import { activePrice } from './subscription-items.ts';
import { trialParams, trialRequestOf } from './trial-params.ts';

/** Parameters that depend on the mode of a session. */
export const modeParams = {
  currency,
  customer_creation: oneOf('always', 'if_required'),
  line_items: list(hash({ price: required(text), quantity: required(integer) })),
  mode: required(oneOf('payment', 'setup', 'subscription')),
  payment_intent_data: hash({
    capture_method: oneOf('automatic', 'automatic_async', 'manual'),
    description: text,
    metadata,
    receipt_email: email,
    setup_future_usage: oneOf('off_session', 'on_session'),
  }),
  setup_intent_data: hash({ description: text, metadata }),
  subscription_data: hash({ metadata, ...trialParams }),
};

type Params = {
  [Name in keyof typeof modeParams]: ReturnType<(typeof modeParams)[Name]['read']>;
};

/** Which parameters the modes have; the others are refused. */
const allowed: Readonly<Record<Params['mode'], readonly string[]>> = {
  payment: [
    'allow_promotion_codes',
    'automatic_tax',
    'customer_creation',
    'discounts',
    'line_items',
    'payment_intent_data',
  ],
  setup: ['currency', 'customer_creation', 'setup_intent_data'],
  subscription: [
    'allow_promotion_codes',
    'automatic_tax',
    'discounts',
    'line_items',
    'subscription_data',
  ],
};
const dependent = new Set(Object.values(allowed).flat());

/** @throws StripeError if a parameter belongs to another mode, or one is missing */
export function checkMode(
  params: Params & {
    customer?: string | undefined;
    customer_update?: unknown;
    allowed_payment_method_types?: unknown;
  },
): void {
  const { mode } = params;
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || !dependent.has(name) || allowed[mode].includes(name)) continue;
    throw invalid(`You can not pass \`${name}\` in \`${mode}\` mode.`, name);
  }
  if (params.customer_creation && params.customer) {
    throw invalid('You can only use one of customer and customer_creation.', 'customer_creation');
  }
  if (params.customer_update && !params.customer) {
    throw invalid('`customer_update` can only be used with `customer`.', 'customer_update');
  }
  if (mode === 'setup' && !params.currency && !params.allowed_payment_method_types) {
    throw invalid('Give the currency of the later payments.', 'currency', 'parameter_missing');
  }
  if (mode !== 'setup' && !params.line_items?.length) {
    throw invalid('Missing required param: line_items.', 'line_items', 'parameter_missing');
  }
}

/** The lines of a session. @throws StripeError if a price does not fit its mode */
export function linesOf(core: SimulatorCore, params: Params): CheckoutSession['_lines'] {
  return (params.line_items ?? []).map(({ price: id, quantity }, index) => {
    const param = `line_items[${index}][price]`;
    const price = activePrice(core, id, param);
    const isRecurring = price.recurring !== null;
    if (params.mode === 'payment' && isRecurring) {
      throw invalid(
        'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
        param,
      );
    }
    if (params.mode === 'subscription' && !isRecurring) {
      throw invalid('The simulator has only recurring prices in `subscription` mode.', param);
    }
    if (quantity < 1) {
      const message = 'This value must be greater than or equal to 1.';
      throw invalid(message, `line_items[${index}][quantity]`);
    }
    return { id: newId('li'), price: price.id, quantity };
  });
}

/** The objects that the session will create. The SetupIntent is there from the beginning, as at Stripe. */
export function modeFields(
  core: SimulatorCore,
  params: Params,
  customer: Customer | null,
): Pick<CheckoutSession, 'customer_creation' | 'mode' | 'payment_intent' | 'setup_intent'> & {
  _payment?: PaymentTerms;
  _trial?: TrialRequest;
} {
  const { mode } = params;
  const trial = trialRequestOf(params.subscription_data ?? {});
  if (trial) trialFrom(core, trial);
  return {
    customer_creation:
      mode === 'subscription' || customer ? null : (params.customer_creation ?? 'if_required'),
    mode,
    payment_intent: null,
    setup_intent: mode === 'setup' ? setupOf(core, params, customer).id : null,
    ...(mode === 'payment' && { _payment: paymentTerms(params) }),
    ...(trial && { _trial: trial }),
  };
}

function setupOf(core: SimulatorCore, params: Params, customer: Customer | null): SetupIntent {
  return newSetupIntent(core, {
    customer: customer?.id ?? null,
    description: params.setup_intent_data?.description ?? null,
    metadata: params.setup_intent_data?.metadata ?? {},
  });
}

function paymentTerms({ payment_intent_data: data }: Params): PaymentTerms {
  return {
    capture_method: data?.capture_method ?? 'automatic',
    description: data?.description ?? null,
    metadata: data?.metadata ?? {},
    receipt_email: data?.receipt_email ?? null,
    setup_future_usage: data?.setup_future_usage ?? null,
  };
}
