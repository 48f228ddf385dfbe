import type { FoundResult, Solution } from '../solution.ts';
import { type Step, step } from '../steps.ts';
import { nounOf } from './asking.ts';
import type { Asked, Kind } from './kind.ts';
import { solve } from './relations.ts';
import { type Assignment, lengthsOf } from './roles.ts';
import { baseOf, valuesOf } from './values.ts';

/** The solution with all that is asked; null unless everything follows and no figure is left over. */
export function solvedTogether(
  kind: Kind,
  wanted: readonly Asked[],
  assignment: Assignment,
  asking: string,
): Solution | null {
  const lengths = lengthsOf(assignment);
  const base = baseOf(kind, assignment, lengths, asking);
  const ready = valuesOf(kind, assignment, lengths, base);
  if (ready === null) return null;
  const { values } = ready;
  const given = new Set(values.keys());
  if (kind.excludes?.(new Map([...values].map(([name, { value }]) => [name, value])))) return null;
  const asked = wanted.map(({ name }) => name);
  const names = wanted.flatMap(({ name, also = [] }) => [name, ...also]);
  const relations = asked.flatMap((name) => kind.relations(given, name));
  const stepsTo = (targets: readonly string[], used: ReadonlySet<string>) =>
    solve(targets, values, used, relations, kind.kinds ?? {});
  // Every figure is needed for one of the results, but for those that change nothing.
  const needed = new Set([...given].filter((name) => !kind.ignores?.includes(name)));
  const [first = ''] = asked;
  if (stepsTo([first, ...names], needed) === null) return null;
  const steps: Step[] = [...ready.steps];
  const results: FoundResult[] = [];
  for (const name of names) {
    const solved = stepsTo([name, ...names], new Set());
    if (solved === null && asked.includes(name)) return null;
    for (const each of solved?.steps ?? []) {
      if (!steps.some((known) => known.name === each.name)) steps.push(each);
    }
    const found = steps.find((each) => each.name === name);
    if (solved === null || found === undefined) continue;
    const isWhole = wanted.some((each) => each.name === name && each.isWhole === true);
    const last = isWhole && !Number.isInteger(found.value) ? roundedUp(found) : found;
    if (last !== found) steps.push(last);
    results.push({ asked: name, value: { value: last.value, as: last.as } });
  }
  const noun =
    wanted.map(({ signs }) => nounOf(signs, asking)).find((each) => each !== null) ?? null;
  const assumes = asked.flatMap((name) => kind.assumes?.(given, name) ?? []);
  return {
    ...{ kind: kind.name, asked: first, noun, base, steps, results, beside: [] },
    assumes: [...new Set([...assumes, ...ready.assumes])],
  };
}

function roundedUp({ value, as }: Step): Step {
  return step('whole', 'round-up', [{ value, as }], as);
}
