import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { Declarations, type Declared } from './declarations.ts';
import { literalFields, Schemas } from './schemas.ts';

/** A place where an object differs from its type in the SDK. */
export interface Mismatch {
  /** Such as `customer deleted` or `event invoice.paid`. */
  kind: string;
  /** Such as `lines.data[].pricing`. */
  path: string;
  problem: string;
}

/** The files of the SDK that declare the simulated objects. */
const FILES = [
  'Charges',
  'Coupons',
  'Customers',
  'CustomerBalanceTransactions',
  'Discounts',
  'Disputes',
  'BalanceTransactions',
  'InvoiceLineItems',
  'InvoicePayments',
  'Invoices',
  'LineItems',
  'PaymentIntents',
  'PaymentMethods',
  'Plans',
  'Prices',
  'Products',
  'PromotionCodes',
  'Refunds',
  'SetupIntents',
  'SubscriptionItems',
  'Subscriptions',
  'TaxIds',
  'TaxRates',
  'BillingPortal/Configurations',
  'BillingPortal/Sessions',
  'Checkout/Sessions',
  'TestHelpers/TestClocks',
];

/** Checks objects against the type declarations of an installed Stripe SDK. */
export class Conformance {
  readonly #types = new Map<string, Declared>();
  readonly #declarations = new Declarations();
  readonly #keys: ReadonlySet<string>;

  /** @param sdk the name of the installed package */
  constructor(sdk: string) {
    const entry = createRequire(import.meta.url).resolve(sdk);
    const resources = new URL('../esm/resources/', pathToFileURL(entry));
    const all = [...FILES, 'Events'].flatMap((file) =>
      this.#declarations.topLevel(new URL(`${file}.d.ts`, resources)),
    );
    for (const declared of all) {
      const kind = kindOf(declared);
      if (kind) this.#types.set(kind, declared);
    }
    this.#keys = new Set([...this.#types.values()].map(({ key }) => key));
  }

  /** @returns the differences by the index of the object; all its places are listed */
  check(objects: readonly object[]): { index: number; mismatch: Mismatch }[] {
    const kinds = objects.map((object) => kindOfObject(object));
    const validate = this.#compile(new Set(kinds), fieldNames(objects));
    return objects.flatMap((object, index) => {
      const kind = kinds[index] ?? '';
      if (!this.#types.has(kind)) {
        return [{ index, mismatch: { kind, path: '', problem: 'has no type in the SDK' } }];
      }
      if (validate({ [kind]: object })) return [];
      // The keyword `if` only repeats that `then` or `else` has errors.
      const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
      return errors.map((error) => ({ index, mismatch: mismatchOf(kind, error) }));
    });
  }

  /** One validator for all kinds: what they have in common is compiled once. */
  #compile(kinds: ReadonlySet<string>, fields: ReadonlySet<string>): ValidateFunction {
    const schemas = new Schemas(this.#declarations, {
      // A schema of an object that is never expanded would be large and unused.
      isKnown: (declared) => this.#keys.has(declared.key) || !literalFields(declared).has('object'),
      isUsed: (field) => fields.has(field),
    });
    const properties = [...kinds].flatMap((kind) => {
      const declared = this.#types.get(kind);
      return declared ? [[kind, schemas.refer(declared)]] : [];
    });
    const ajv = new Ajv({ allErrors: true, strict: false, verbose: true, inlineRefs: false });
    const { definitions } = schemas;
    return ajv.compile({ properties: Object.fromEntries(properties) as object, definitions });
  }
}

/** The names of all fields of all objects. */
function fieldNames(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return names;
  for (const [name, part] of Object.entries(value)) {
    if (!Array.isArray(value)) names.add(name);
    fieldNames(part, names);
  }
  return names;
}

function kindOfObject(value: object): string {
  const { object, type, deleted } = value as Record<string, unknown>;
  if (object === 'event') return `event ${String(type)}`;
  return deleted === true ? `${String(object)} deleted` : String(object);
}

/** The name of the object that a type describes, such as `customer deleted` or `event invoice.paid`. */
function kindOf(declared: Declared): string | undefined {
  const { node } = declared;
  if (node.type !== 'TSInterfaceDeclaration') return undefined;
  const literals = literalFields(declared);
  const isEvent = node.extends.some(
    ({ expression }) => 'name' in expression && expression.name === 'EventBase',
  );
  if (isEvent) return `event ${String(literals.get('type'))}`;
  const object = literals.get('object');
  if (typeof object !== 'string') return undefined;
  return literals.get('deleted') === true ? `${object} deleted` : object;
}

function mismatchOf(kind: string, error: ErrorObject): Mismatch {
  const [, ...place] = error.instancePath
    .slice(1)
    .replaceAll(/\/\d+(?=\/|$)/g, '[]')
    .split('/');
  const { missingProperty, additionalProperty } = error.params as Record<string, string>;
  const path = [...place, missingProperty ?? additionalProperty ?? []].flat().join('.');
  if (missingProperty !== undefined) return { kind, path, problem: 'is missing' };
  if (additionalProperty !== undefined) return { kind, path, problem: 'is unknown' };
  const value = JSON.stringify(error.data).slice(0, 60);
  return { kind, path, problem: `${error.message ?? 'does not conform'}: ${value}` };
}
