import { lettered } from '@savet/text/lettered';
import type { Base, Period } from '../solution.ts';
import { type Step, step, type Term } from '../steps.ts';
import type { Kind, Role } from './kind.ts';
import { periodOf } from './period-words.ts';
import { conversion, type Length, longest } from './periods.ts';
import type { Quantity } from './quantities.ts';
import { type Assignment, LENGTH } from './roles.ts';

const perOfAsking = lettered(
  /(?<!\p{L})(?:(?:a|per|each|every|на|за|всеки|всяка)\s+(\p{L}+)|(monthly|weekly|yearly|daily|месечно|седмично|годишно|дневно))(?!\p{L})/giu,
);

function periodAsked(asking: string): Period | null {
  const [clause = ''] = asking.split(lettered(/(?<!\p{L})(?:if|ако|when|когато)(?!\p{L})/u));
  for (const found of clause.matchAll(perOfAsking)) {
    const period = periodOf(found[1] ?? found[2] ?? '');
    if (period !== null && period !== 'hour') return period;
  }
  return null;
}

/** The stretch of time that the values are for: the one that is asked, else the longest one. */
export function baseOf(
  kind: Kind,
  assignment: Assignment,
  lengths: readonly Length[],
  asking: string,
): Base {
  const asked = kind.base ?? periodAsked(asking);
  if (asked !== null) return asked;
  const flows = assignment.flatMap(({ quantity: { per, told }, role }) => {
    const [known] = kind.roles[role] ?? [];
    if (known?.isUnit) return [];
    const period = per ?? (known?.isFlow ? told : null);
    return period === null || period === 'hour' ? [] : [period];
  });
  const others = lengths.flatMap(({ per }) => per ?? []);
  const base = flows.length === 0 ? null : longest([...flows, ...others]);
  const isWhole = lengths.some(({ counts, per }) => counts === base && per === null);
  return isWhole ? 'all' : base;
}

export interface Ready {
  values: Map<string, Term>;
  steps: Step[];
  assumes: string[];
}

/** The given values for the base, with the steps to them; null if one can't be brought to it, or a length has no use. */
export function valuesOf(
  kind: Kind,
  assignment: Assignment,
  lengths: readonly Length[],
  base: Base,
): Ready | null {
  const values = new Map<string, Term>();
  const steps: Step[] = [];
  const assumes: string[] = [];
  const used = new Set<Length>();
  const units = unitsOf(kind, assignment);
  if (units.size > 1) return null;
  if (isUnitAssumed(kind, assignment, units)) assumes.push('one-unit');
  const roles = [...new Set(assignment.map(({ role }) => role))].filter((role) => role !== LENGTH);
  for (const role of roles) {
    const as = kind.roles[role]?.[0]?.as ?? 'money';
    const terms: Term[] = [];
    const isSum = kind.roles[role]?.some((each) => each.isSum) === true;
    const quantities = assignment.filter((each) => each.role === role).map((each) => each.quantity);
    const roleOf = kind.roles[role]?.[0];
    for (const quantity of isSum ? quantities : quantities.slice(0, 1)) {
      const { value } = quantity;
      const per = periodFor(quantity, roleOf, base);
      if (per === 'unclear') return null;
      const isTaken =
        quantity.per === null && quantity.told === null && as === 'money' && !roleOf?.isSettled;
      if (isTaken && roleOf?.isFlow && base !== null && base !== 'all')
        assumes.push(roleOf.usual === undefined ? 'same-period' : 'usual-month');
      const way = conversion(per, base, lengths);
      if (way === null) return null;
      for (const length of way.used) used.add(length);
      assumes.push(...way.assumes);
      terms.push(converted({ value, as }, way, role, steps));
    }
    const [only] = terms;
    if (only === undefined) return null;
    if (terms.length > 1) steps.push(step(role, 'sum', terms, as));
    values.set(role, terms.length > 1 ? { value: steps.at(-1)?.value ?? 0, as } : only);
  }
  return lengths.every((length) => used.has(length)) ? { values, steps, assumes } : null;
}

/** The periods that are sold, such as the day of a hire. */
function unitsOf(kind: Kind, assignment: Assignment): ReadonlySet<Period> {
  const sold = assignment.filter(({ role }) => kind.roles[role]?.[0]?.isUnit);
  return new Set(sold.flatMap(({ quantity: { per } }) => per ?? []));
}

/** “180 a day” beside “15 per rental”: each rental is one day. */
function isUnitAssumed(kind: Kind, assignment: Assignment, units: ReadonlySet<Period>): boolean {
  const sold = assignment.filter(({ role }) => kind.roles[role]?.[0]?.isUnit);
  return units.size > 0 && sold.some(({ quantity: { per } }) => per === null);
}

/** The period of a value: the one that is said, else the usual one; of no other value it could be any. */
function periodFor(
  { per, told }: Quantity,
  role: Role | undefined,
  base: Base,
): Period | null | 'unclear' {
  if (role?.isUnit) return null;
  if (role?.isFlow === undefined || per === 'hour') return per;
  const said = per ?? told;
  if (said !== null || base === null || base === 'all') return said;
  if (role.usual !== undefined) return role.usual;
  return role.isSettled || base === 'month' ? null : 'unclear';
}

function converted(
  term: Term,
  { terms, divisors }: { terms: readonly Term[]; divisors: readonly Term[] },
  role: string,
  steps: Step[],
): Term {
  let result = term;
  if (terms.length > 0) {
    const times = step(role, 'product', [term, ...terms], term.as);
    steps.push(times);
    result = { value: times.value, as: term.as };
  }
  for (const divisor of divisors) {
    const part = step(role, 'quotient', [result, divisor], term.as);
    steps.push(part);
    result = { value: part.value, as: term.as };
  }
  return result;
}
