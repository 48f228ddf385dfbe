import type { Fields } from './fields/fields.types.ts';

/** The differences of a version of the API from the newest one. */
export interface ApiVersion {
  name: string;
  /** Fields that came later, by the object's type; a dot leads into a nested object. */
  without: Readonly<Record<string, readonly string[]>>;
  /** Parameters that only this version has in place of a newer one, by path of the route. */
  formerParameters: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The version of the SDK that the package is tested with. */
export const newest: ApiVersion = { name: '2026-10-28.endive', without: {}, formerParameters: {} };

/** All versions, newest first. Another one is another row. */
export const versions: readonly ApiVersion[] = [
  newest,
  {
    name: '2026-08-26.dahlia',
    without: {
      'billing_portal.configuration': ['features.subscription_pause'],
      'billing_portal.session': ['flow.subscription_pause'],
      charge: ['payment_method_details.card.electronic_commerce_indicator'],
      'checkout.session': ['allowed_payment_method_types'],
      dispute: ['evidence_details.submission_method', 'intended_submission_method'],
      payment_intent: ['payment_record'],
      product: ['tax_details'],
      subscription: ['trial_settings.end_behavior.billing_cycle_anchor'],
      subscription_item: ['current_trial'],
    },
    formerParameters: {
      '/v1/checkout/sessions': { payment_method_types: 'allowed_payment_method_types' },
      '/v1/payment_intents': { payment_method_types: 'allowed_payment_method_types' },
      '/v1/setup_intents': { payment_method_types: 'allowed_payment_method_types' },
    },
  },
];

/** Finds a version by its name or date; undefined if it is not simulated. */
export function findVersion(name: string): ApiVersion | undefined {
  return versions.find((version) => version.name.split('.')[0] === name.split('.')[0]);
}

/** Removes the fields that a version does not have. */
export function asInVersion(object: Fields, type: string, { without }: ApiVersion): Fields {
  return (without[type] ?? []).reduce((shown, path) => withoutPath(shown, path.split('.')), object);
}

/** Gives the parameters of a request their newest names. */
export function inNewestTerms(
  params: Record<string, unknown>,
  path: string,
  { formerParameters }: ApiVersion,
): Record<string, unknown> {
  const names = formerParameters[path] ?? {};
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [names[name] ?? name, value]),
  );
}

function withoutPath(object: Fields, [name = '', ...rest]: readonly string[]): Fields {
  const { [name]: part, ...others } = object;
  if (rest.length === 0) return others;
  if (typeof part !== 'object' || part === null) return object;
  return { ...object, [name]: withoutPath(part as Fields, rest) };
}
