import type { Calculation } from '../calculation.ts';
import type { Derived } from '../derivation.ts';
import { derivedIn } from '../derived/derive.ts';
import { toldIn } from './told.ts';

const SAME = 0.005;

/** The sum that follows from the roles of the figures of a question: by the plan that is asked for, or by the labels of a story. */
export function sumByRoles(asked: string): Calculation | null {
  const planned = derivedIn(asked);
  const told = toldIn(asked);
  if (!planned?.derived || !told?.derived) return planned ?? told;
  if (isIn(planned.derived, told.derived)) {
    // “What do I earn a month?” of 120 a week.
    const isForSame = planned.derived.per === told.derived.per || told.derived.per === undefined;
    return planned.derived.isSure && isForSame ? planned : told;
  }
  if (!planned.derived.isSure || planned.derived.isOpen) return told;
  // Two ways to read a question that come to something else: neither is sure.
  return { ...planned, derived: { ...planned.derived, isSure: false } };
}

/** Whether one has the result of the other. */
function isIn({ values, steps }: Derived, other: Derived): boolean {
  const [main] = Object.values(values);
  const found = [...Object.values(other.values), ...other.steps].map(({ value }) => value);
  const [result] = Object.values(other.values);
  const own = [...Object.values(values), ...steps].map(({ value }) => value);
  const has = (all: readonly number[], value: number | undefined) =>
    value !== undefined && all.some((each) => Math.abs(each - value) < SAME);
  return has(found, main?.value) || has(own, result?.value);
}
