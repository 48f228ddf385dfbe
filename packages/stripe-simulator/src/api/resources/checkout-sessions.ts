import { expireCheckout } from '../../billing/checkout/checkout.ts';
import { detailsOf } from '../../billing/checkout/customer.ts';
import { checkoutTotals } from '../../billing/checkout/totals.ts';
import { resolveDiscount } from '../../billing/discounts.ts';
import type { CheckoutSession } from '../../billing/objects/checkout-session.ts';
import type { Customer } from '../../billing/objects/customers.ts';
import { includesTax } from '../../billing/tax/tax.ts';
import { invalid } from '../../errors.ts';
import { newId } from '../../identifiers.ts';
import { sessionLines } from '../expand.ts';
import { createdParams, isWithin, pageOf, pageParams } from '../lists.ts';
import { email, flag, hash, integer, list, metadata, oneOf, required, text } from '../params.ts';
import { requireObject } from '../require-object.ts';
import { route } from '../route.ts';
import { checkCollection, checkUrl } from './checkout-checks.ts';
import { checkMode, linesOf, modeFields, modeParams } from './checkout-modes.ts';
import { requireNotDeleted } from './customers.ts';
import { activePrice } from './subscription-items.ts';

/** Longest and default lifetime of a session, in seconds. */
const DAY_SECONDS = 86_400;
/** Shortest lifetime of a session, in seconds. */
const SHORTEST_SECONDS = 1_800;
/** A session that only saves a card has no amounts. */
const noTotals = { amount_subtotal: null, amount_total: null, total_details: null };

export const checkoutSessions = [
  route(
    'POST',
    '/v1/checkout/sessions',
    {
      ...modeParams,
      allow_promotion_codes: flag,
      automatic_tax: hash({ enabled: required(flag) }),
      billing_address_collection: oneOf('auto', 'required'),
      cancel_url: text,
      client_reference_id: text,
      customer: text,
      customer_email: email,
      customer_update: hash({ address: oneOf('auto', 'never'), name: oneOf('auto', 'never') }),
      discounts: list(hash({ coupon: text, promotion_code: text })),
      expires_at: integer,
      locale: oneOf('auto', 'bg', 'en'),
      metadata,
      allowed_payment_method_types: list(oneOf('card')),
      success_url: required(text),
      tax_id_collection: hash({ enabled: required(flag) }),
    },
    ({ core, params }) => {
      checkMode(params);
      const now = core.clock.now();
      const customer = params.customer
        ? requireNotDeleted(
            requireObject<Customer>(core, 'customer', params.customer, 'customer'),
            'customer',
          )
        : null;
      if (customer?.test_clock) {
        throw invalid('The simulator has no checkout for customers with a test clock.', 'customer');
      }
      if (customer && params.customer_email) {
        throw invalid('You may only specify one of these parameters: customer, customer_email.');
      }
      for (const param of ['success_url', 'cancel_url'] as const) checkUrl(params[param], param);
      if (params.allow_promotion_codes && params.discounts) {
        throw invalid(
          'You may only specify one of allow_promotion_codes and discounts.',
          'discounts',
        );
      }
      const expires_at = params.expires_at ?? now + DAY_SECONDS;
      if (expires_at < now + SHORTEST_SECONDS || expires_at > now + DAY_SECONDS) {
        throw invalid(
          'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
          'expires_at',
        );
      }
      const lines = linesOf(core, params);
      const update = {
        address: params.customer_update?.address ?? ('never' as const),
        name: params.customer_update?.name ?? ('never' as const),
      };
      const collectsTaxId = params.tax_id_collection?.enabled ?? false;
      const isTaxed = params.automatic_tax?.enabled ?? false;
      checkCollection(customer, { update, collectsTaxId, isTaxed });
      const prices = lines.map(({ price }) => activePrice(core, price, 'line_items'));
      if (isTaxed && !includesTax(prices)) {
        throw invalid(
          'The simulator calculates tax for prices with `tax_behavior` inclusive only.',
          'automatic_tax[enabled]',
        );
      }
      const terms = (params.discounts ?? []).map((discount, index) =>
        resolveDiscount(core, discount, customer, `discounts[${index}]`),
      );
      if (terms.length > 1) throw invalid('A session has at most one discount.', 'discounts');
      const fields = modeFields(core, params, customer);
      const id = newId('cs_test');
      const session: CheckoutSession = {
        id,
        object: 'checkout.session',
        allow_promotion_codes: params.allow_promotion_codes ?? null,
        allowed_payment_method_types: params.allowed_payment_method_types ?? null,
        ...(params.mode === 'setup'
          ? noTotals
          : checkoutTotals(core, { _lines: lines, ...fields }, terms)),
        ...fields,
        automatic_tax: {
          enabled: isTaxed,
          liability: isTaxed ? { type: 'self' } : null,
          provider: isTaxed ? 'stripe' : null,
          status: isTaxed ? 'requires_location_inputs' : null,
        },
        billing_address_collection: params.billing_address_collection ?? null,
        cancel_url: params.cancel_url ?? null,
        client_reference_id: params.client_reference_id ?? null,
        created: now,
        currency: prices[0]?.currency ?? params.currency ?? null,
        customer: customer?.id ?? null,
        customer_details: customer ? detailsOf(core, customer) : null,
        customer_email: params.customer_email ?? null,
        discounts: terms.map(({ coupon, promotionCode }) => ({
          coupon: promotionCode ? null : coupon.id,
          promotion_code: promotionCode?.id ?? null,
        })),
        expires_at,
        invoice: null,
        livemode: false,
        locale: params.locale ?? null,
        metadata: params.metadata ?? {},
        payment_method_types: ['card'],
        payment_status: 'unpaid',
        status: 'open',
        subscription: null,
        success_url: params.success_url,
        tax_id_collection: { enabled: collectsTaxId, required: 'never' },
        ui_mode: 'hosted_page',
        url: `${core.pagesUrl()}/checkout/${id}`,
        _customerUpdate: update,
        _lines: lines,
        _subscriptionMetadata: params.subscription_data?.metadata ?? {},
      };
      return core.store.put(session);
    },
  ),

  route('GET', '/v1/checkout/sessions/:id', {}, ({ core, path }) =>
    requireObject<CheckoutSession>(core, 'checkout.session', path['id']),
  ),

  route('POST', '/v1/checkout/sessions/:id/expire', {}, ({ core, path }) => {
    const session = requireObject<CheckoutSession>(core, 'checkout.session', path['id']);
    if (session.status !== 'open') {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    return expireCheckout(core, session);
  }),

  route(
    'GET',
    '/v1/checkout/sessions/:id/line_items',
    { ...pageParams },
    ({ core, path, params }) => {
      const session = requireObject<CheckoutSession>(core, 'checkout.session', path['id']);
      return pageOf(
        sessionLines(core, session),
        params,
        `/v1/checkout/sessions/${session.id}/line_items`,
      );
    },
  ),

  route(
    'GET',
    '/v1/checkout/sessions',
    {
      ...pageParams,
      ...createdParams,
      customer: text,
      payment_intent: text,
      status: oneOf('open', 'complete', 'expired'),
      subscription: text,
    },
    ({ core, params }) => {
      const all = core.store
        .all<CheckoutSession>('checkout.session')
        .filter(({ customer }) => !params.customer || customer === params.customer)
        .filter(({ payment_intent: id }) => !params.payment_intent || id === params.payment_intent)
        .filter(({ status }) => !params.status || status === params.status)
        .filter(({ subscription }) => !params.subscription || subscription === params.subscription)
        .filter(({ created }) => isWithin(created, params.created));
      return pageOf(all, params, '/v1/checkout/sessions');
    },
  ),
];
