import { checkoutTotals, detailsOf, expireCheckout } from '../../billing/checkout.ts';
import { resolveDiscount } from '../../billing/discounts.ts';
import type { CheckoutSession, Customer } from '../../billing/objects.ts';
import { includesTax } from '../../billing/tax/tax.ts';
import { invalid } from '../../errors.ts';
import { newId } from '../../identifiers.ts';
import { sessionLines } from '../expand.ts';
import { createdParams, isWithin, pageOf, pageParams } from '../lists.ts';
import { email, flag, hash, integer, list, metadata, oneOf, required, text } from '../params.ts';
import { requireObject } from '../require-object.ts';
import { route } from '../route.ts';
import { requireNotDeleted } from './customers.ts';
import { activePrice } from './subscriptions.ts';

/** Longest and default lifetime of a session, in seconds. */
const DAY_SECONDS = 86_400;
/** Shortest lifetime of a session, in seconds. */
const SHORTEST_SECONDS = 1_800;

export const checkoutSessions = [
  route(
    'POST',
    '/v1/checkout/sessions',
    {
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
      line_items: required(list(hash({ price: required(text), quantity: required(integer) }))),
      locale: oneOf('auto', 'bg', 'en'),
      metadata,
      mode: required(oneOf('subscription')),
      allowed_payment_method_types: list(oneOf('card')),
      subscription_data: hash({ metadata }),
      success_url: required(text),
      tax_id_collection: hash({ enabled: required(flag) }),
    },
    ({ core, params }) => {
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
      if (params.line_items.length === 0)
        throw invalid('Give at least one line item.', 'line_items');
      const lines = params.line_items.map(({ price, quantity }, index) => ({
        id: newId('li'),
        price: activePrice(core, price, `line_items[${index}][price]`).id,
        quantity: atLeastOne(quantity, `line_items[${index}][quantity]`),
      }));
      const update = {
        address: params.customer_update?.address ?? ('never' as const),
        name: params.customer_update?.name ?? ('never' as const),
      };
      const collectsTaxId = params.tax_id_collection?.enabled ?? false;
      const isTaxed = params.automatic_tax?.enabled ?? false;
      checkCollection(customer, { update, collectsTaxId, isTaxed });
      const taxed = lines.map(({ price }) => activePrice(core, price, 'line_items'));
      if (isTaxed && !includesTax(taxed)) {
        throw invalid(
          'The simulator calculates tax for prices with `tax_behavior` inclusive only.',
          'automatic_tax[enabled]',
        );
      }
      const terms = (params.discounts ?? []).map((discount, index) =>
        resolveDiscount(core, discount, customer, `discounts[${index}]`),
      );
      if (terms.length > 1) throw invalid('A session has at most one discount.', 'discounts');
      const id = newId('cs_test');
      const session: CheckoutSession = {
        id,
        object: 'checkout.session',
        allow_promotion_codes: params.allow_promotion_codes ?? null,
        allowed_payment_method_types: params.allowed_payment_method_types ?? null,
        ...checkoutTotals(core, lines, terms),
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
        currency: activePrice(core, lines[0]?.price ?? '', 'line_items').currency,
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
        mode: 'subscription',
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
      status: oneOf('open', 'complete', 'expired'),
      subscription: text,
    },
    ({ core, params }) => {
      const all = core.store
        .all<CheckoutSession>('checkout.session')
        .filter(({ customer }) => !params.customer || customer === params.customer)
        .filter(({ status }) => !params.status || status === params.status)
        .filter(({ subscription }) => !params.subscription || subscription === params.subscription)
        .filter(({ created }) => isWithin(created, params.created));
      return pageOf(all, params, '/v1/checkout/sessions');
    },
  ),
];

function atLeastOne(quantity: number, param: string): number {
  if (quantity < 1) throw invalid('This value must be greater than or equal to 1.', param);
  return quantity;
}

/** An existing customer is only changed with `customer_update`, as at Stripe. */
function checkCollection(
  customer: Customer | null,
  {
    update,
    collectsTaxId,
    isTaxed,
  }: { update: CheckoutSession['_customerUpdate']; collectsTaxId: boolean; isTaxed: boolean },
): void {
  if (!customer) return;
  if (collectsTaxId && update.name !== 'auto') {
    throw invalid(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
      'customer_update',
    );
  }
  if (isTaxed && !customer.address?.country && update.address !== 'auto') {
    throw invalid(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set `customer_update[address]` to 'auto' to save the address entered in Checkout to the Customer.",
      'automatic_tax[enabled]',
    );
  }
}

function checkUrl(value: string | null | undefined, param: string): void {
  if (value && !/^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '')) {
    throw invalid('Not a valid URL', param, 'url_invalid');
  }
}
