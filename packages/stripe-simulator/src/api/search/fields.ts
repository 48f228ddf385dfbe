/**
 * How a field can be searched: a token as a whole, a string also by a part of it, a number also by comparison.
 * https://docs.stripe.com/search
 */
export type FieldKind = 'boolean' | 'metadata' | 'number' | 'string' | 'token';

export interface Searchable {
  /** The name in URLs, such as `customers`. */
  name: string;
  /** The object's type. */
  type: string;
  fields: Readonly<Record<string, FieldKind>>;
  /** The paths of fields that the object does not keep under their names. */
  places?: Readonly<Record<string, string>>;
}

const card = 'payment_method_details.card';

/** The objects that can be searched, and by which fields. */
export const searchables: readonly Searchable[] = [
  {
    name: 'charges',
    type: 'charge',
    fields: {
      amount: 'number',
      'billing_details.address.postal_code': 'token',
      created: 'number',
      currency: 'token',
      customer: 'token',
      disputed: 'boolean',
      metadata: 'metadata',
      [`${card}.brand`]: 'token',
      [`${card}.exp_month`]: 'token',
      [`${card}.exp_year`]: 'token',
      [`${card}.last4`]: 'token',
      refunded: 'boolean',
      status: 'token',
    },
  },
  {
    name: 'customers',
    type: 'customer',
    fields: {
      created: 'number',
      email: 'string',
      metadata: 'metadata',
      name: 'string',
      phone: 'string',
    },
  },
  {
    name: 'invoices',
    type: 'invoice',
    fields: {
      created: 'number',
      currency: 'token',
      customer: 'token',
      metadata: 'metadata',
      number: 'string',
      receipt_number: 'string',
      status: 'token',
      subscription: 'token',
      total: 'number',
    },
    places: { subscription: 'parent.subscription_details.subscription' },
  },
  {
    name: 'payment_intents',
    type: 'payment_intent',
    fields: {
      amount: 'number',
      created: 'number',
      currency: 'token',
      customer: 'token',
      metadata: 'metadata',
      status: 'token',
    },
  },
  {
    name: 'prices',
    type: 'price',
    fields: {
      active: 'boolean',
      currency: 'token',
      lookup_key: 'string',
      metadata: 'metadata',
      product: 'string',
      type: 'token',
    },
  },
  {
    name: 'products',
    type: 'product',
    fields: {
      active: 'boolean',
      description: 'string',
      metadata: 'metadata',
      name: 'string',
      shippable: 'boolean',
      url: 'string',
    },
  },
  {
    name: 'subscriptions',
    type: 'subscription',
    fields: {
      canceled_at: 'number',
      created: 'number',
      metadata: 'metadata',
      status: 'token',
    },
  },
];
