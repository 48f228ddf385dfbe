import { invalid } from '../../errors.ts';
import type { FieldKind, Searchable } from './fields.ts';
import type { Clause, Query } from './query.ts';

/** Shortest text that is searched as a part of another, as at Stripe. */
const PART_MIN = 3;

type Test = (object: object) => boolean;

/** Whether an object is found. @throws StripeError if its kind cannot be searched like this */
export function matcherOf({ joinedBy, clauses }: Query, searchable: Searchable): Test {
  const tests = clauses.map((clause) => testOf(clause, searchable));
  return (object) =>
    joinedBy === 'AND' ? tests.every((test) => test(object)) : tests.some((test) => test(object));
}

function testOf(clause: Clause, searchable: Searchable): Test {
  const { field, key, isNegated, value } = clause;
  const kind = Object.hasOwn(searchable.fields, field) ? searchable.fields[field] : undefined;
  if (!kind || (kind === 'metadata') !== (key !== null)) {
    throw invalid(
      `Field \`${field}\` is an unsupported search field for resource \`${searchable.name}\`. See https://docs.stripe.com/search#query-fields-for-${searchable.name.replaceAll('_', '-')} for a list of supported fields.`,
      'query',
    );
  }
  const place = (searchable.places?.[field] ?? field).split('.');
  const path = key === null ? place : [...place, key];
  const holds = value === null ? isAbsent(clause) : comparisonOf({ ...clause, value }, kind);
  return (object) => holds(valueAt(object, path)) !== isNegated;
}

function isAbsent({ field, operator }: Clause): (found: unknown) => boolean {
  if (operator !== ':') throw unsupported(field, operator);
  return (found) => found === null || found === undefined || found === '';
}

function comparisonOf(
  { field, operator, value }: Clause & { value: string },
  kind: FieldKind,
): (found: unknown) => boolean {
  if (kind === 'number') return numberTest(field, operator, value);
  const wanted = value.toLowerCase();
  if (operator === '~' && kind === 'string') {
    if (wanted.length < PART_MIN) {
      throw invalid(`Substring search needs at least ${PART_MIN} characters: ${field}`, 'query');
    }
    return (found) => shown(found).includes(wanted);
  }
  if (operator !== ':') throw unsupported(field, operator);
  if (kind === 'boolean' && wanted !== 'true' && wanted !== 'false') {
    throw invalid(`Field \`${field}\` is true or false, not \`${value}\`.`, 'query');
  }
  return (found) => shown(found) === wanted;
}

function numberTest(
  field: string,
  operator: Clause['operator'],
  value: string,
): (found: unknown) => boolean {
  const wanted = Number(value);
  if (value.trim() === '' || !Number.isFinite(wanted)) {
    throw invalid(`Field \`${field}\` is a number, not \`${value}\`.`, 'query');
  }
  const compare: Partial<Record<Clause['operator'], (found: number) => boolean>> = {
    ':': (found) => found === wanted,
    '>': (found) => found > wanted,
    '>=': (found) => found >= wanted,
    '<': (found) => found < wanted,
    '<=': (found) => found <= wanted,
  };
  const test = compare[operator];
  if (!test) throw unsupported(field, operator);
  return (found) => typeof found === 'number' && test(found);
}

/** Text is compared without regard to upper and lower case. */
function shown(found: unknown): string {
  const isText = ['string', 'number', 'boolean'].includes(typeof found);
  return isText ? String(found).toLowerCase() : '';
}

function valueAt(object: object, path: readonly string[]): unknown {
  return path.reduce<unknown>((holder, name) => {
    if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, name)) return null;
    return (holder as Record<string, unknown>)[name];
  }, object);
}

function unsupported(field: string, operator: string) {
  return invalid(`Field \`${field}\` does not support the operator \`${operator}\`.`, 'query');
}
