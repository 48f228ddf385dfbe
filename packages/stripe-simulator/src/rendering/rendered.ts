import { catalogueFields } from './fields/catalogue.ts';
import { customerFields } from './fields/customers.ts';
import type { Fields, FieldTable } from './fields/fields.types.ts';
import { invoiceFields } from './fields/invoices.ts';
import { paymentFields } from './fields/payments.ts';
import { sessionFields } from './fields/sessions.ts';
import { subscriptionFields } from './fields/subscriptions.ts';
import { type ApiVersion, asInVersion, findVersion, newest } from './versions.ts';

const fields: FieldTable = {
  ...catalogueFields,
  ...customerFields,
  ...paymentFields,
  ...invoiceFields,
  ...subscriptionFields,
  ...sessionFields,
};

/** Fields that are known but not sent: `applies_to` and `total_count` are included on request only. */
const unsent: Readonly<Record<string, readonly string[]>> = {
  coupon: ['applies_to'],
  refund: ['livemode'],
  search_result: ['total_count'],
};

/**
 * An object as the API sends it: private fields are removed, and fields that no feature of the simulator sets are
 * added, also to the objects in it. Stored objects stay small, and those of an earlier version become complete.
 */
export function rendered<Value>(value: Value, version: ApiVersion = newest): Value {
  if (Array.isArray(value)) return value.map((part: unknown) => rendered(part, version)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const type = 'object' in value ? String(value.object) : '';
  if (type === 'event') return renderedEvent(value as unknown as Fields) as Value;
  const entries = Object.entries(value).filter(
    ([key]) => !key.startsWith('_') && !unsent[type]?.includes(key),
  );
  const own = Object.fromEntries(
    entries.map(([key, part]) => [key, rendered<unknown>(part, version)]),
  );
  if (own['deleted'] === true) return { id: own['id'], object: type, deleted: true } as Value;
  const complete = fields[type];
  if (!complete) return own as Value;
  return asInVersion(merged(complete(own), own), type, version) as Value;
}

/** An event keeps the version in which it was recorded. The former values of fields are as complete as the object. */
function renderedEvent(event: Fields): Fields {
  const version = findVersion(String(event['api_version'])) ?? newest;
  const data = event['data'] as { object: Fields; previous_attributes?: Fields };
  const object = rendered(data.object, version);
  const { previous_attributes: previous } = data;
  if (!previous) return { ...event, data: { object } };
  const complete = rendered<Fields>({ ...previous, object: object['object'] }, version);
  const former = Object.keys(previous).filter((name) => name in complete);
  const previous_attributes = Object.fromEntries(former.map((name) => [name, complete[name]]));
  return { ...event, data: { object, previous_attributes } };
}

/** Adds missing fields, also in nested objects. Null is a value. */
function merged(missing: Fields, stored: Fields): Fields {
  const result: Fields = { ...missing };
  for (const [key, value] of Object.entries(stored)) {
    const default_ = missing[key];
    result[key] = isPlain(value) && isPlain(default_) ? merged(default_, value) : value;
  }
  return result;
}

function isPlain(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
