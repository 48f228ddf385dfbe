import type { Kind, Role } from './kind.ts';
import type { Length } from './periods.ts';
import type { Quantity } from './quantities.ts';

/** The role that each figure has. */
export type Assignment = readonly { quantity: Quantity; role: string }[];

/** The role of a length of time that others are converted with. */
export const LENGTH = 'length';
/** More ways to read a question are no reading. */
const WAYS_MAX = 500;

/** The roles that each figure may have. */
export function choicesOf(kind: Kind, quantities: readonly Quantity[]): Assignment[] {
  return quantities.map((quantity) => [
    ...Object.entries(kind.roles)
      .filter(([, roles]) => roles.some((role) => fits(role, quantity)))
      .map(([role]) => ({ quantity, role })),
    ...(quantity.unit === 'time' && quantity.counts !== 'hour' ? [{ quantity, role: LENGTH }] : []),
  ]);
}

function fits(role: Role, quantity: Quantity): boolean {
  if (!role.units.includes(quantity.unit)) return false;
  if (quantity.unit === 'time' && role.counts !== quantity.counts) return false;
  if (role.isEach !== undefined && role.isEach !== isEachOf(quantity)) return false;
  if (role.when?.(quantity) === false) return false;
  const isPlain = role.isFlow === undefined && role.isUnit === undefined;
  if (isPlain && quantity.per !== null && quantity.per !== 'hour') return false;
  if (role.isPeriodic && quantity.per === null) return false;
  const words = role.isWide ? quantity.wide : quantity.around;
  return role.signs.test(words) && !role.not?.test(words);
}

/** An hour is one of several, too. */
const isEachOf = ({ isEach, per }: Quantity) => isEach || per === 'hour';

/** Every way to give each figure one of its roles, each role once unless it is a sum. */
export function combined(
  choices: readonly (readonly Assignment[number][])[],
  kind: Kind,
): Assignment[] {
  let found: Assignment[] = [[]];
  for (const choice of choices) {
    found = found.flatMap((begun) =>
      choice
        .filter(({ role, quantity }) => {
          const same = begun.find((each) => each.role === role);
          const isSum = role === LENGTH || kind.roles[role]?.some((each) => each.isSum);
          return same === undefined || isSum === true || same.quantity.value === quantity.value;
        })
        .map((each) => [...begun, each]),
    );
    if (found.length > WAYS_MAX) return [];
  }
  return found;
}

/** The lengths of time that others are converted with. */
export function lengthsOf(assignment: Assignment): Length[] {
  return assignment
    .filter(({ role }) => role === LENGTH)
    .map(({ quantity: { counts, per, value } }) => ({ counts: counts ?? 'day', per, value }));
}

const hours = /^(?:paid |billable |платени )?(?:hours?|часа|часове)$/iu;

/** Whether a price of an hour would be multiplied with what are no hours: a customer takes as long as nobody says. */
export function mixesHours(assignment: Assignment, asked: string, noun: string | null): boolean {
  const isOf = (names: readonly string[]) =>
    assignment.filter(({ role }) => names.includes(role)).map(({ quantity }) => quantity);
  const rates = isOf(['price', 'left', 'rate']);
  if (!rates.some(({ per }) => per === 'hour')) return false;
  const counted = isOf(['count', 'capacity', 'hours', 'start']);
  if (asked === 'count' && !hours.test(noun ?? '')) return true;
  return counted.some(({ counts }) => counts !== 'hour');
}
