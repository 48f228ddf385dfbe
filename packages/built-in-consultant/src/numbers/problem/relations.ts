import { type As, type Operation, type Step, step, type Term } from '../steps.ts';

/**
 * How the values of a problem hang together. `product`: whole = a × b; `sum`: whole = a + b + …; `share`, `rest`, `more`: the part is
 * so many per cent of the whole, or the whole without them, or with them on top; `whole`: the part rounded up.
 */
export type Relation =
  | { kind: 'product' | 'sum'; whole: string; parts: readonly string[] }
  | { kind: 'whole'; whole: string; part: string }
  | ShareRelation;

interface ShareRelation {
  kind: 'share' | 'rest' | 'more';
  whole: string;
  percent: string;
  part: string;
}

export type Values = ReadonlyMap<string, Term>;

interface Worked extends Step {
  /** The names of the values that it is worked out from. */
  from: readonly string[];
}

/** How a value follows from a relation: the operation, and the names of its terms. */
function solvedFor(relation: Relation, name: string): [Operation, readonly string[]] | null {
  if (relation.kind === 'whole')
    return name === relation.whole ? ['round-up', [relation.part]] : null;
  if ('parts' in relation) {
    const { kind, whole, parts } = relation;
    if (name === whole) return [kind, parts];
    const others = parts.filter((part) => part !== name);
    return [kind === 'product' ? 'quotient' : 'difference', [whole, ...others]];
  }
  const { kind, whole, percent, part } = relation;
  if (name === part) return [kind, [whole, percent]];
  if (name === whole) return [`by-${kind}`, [part, percent]];
  if (kind === 'more') return null;
  return [kind === 'share' ? 'ratio' : 'left-ratio', [part, whole]];
}

function namesOf(relation: Relation): readonly string[] {
  if (relation.kind === 'whole') return [relation.whole, relation.part];
  return 'parts' in relation
    ? [relation.whole, ...relation.parts]
    : [relation.whole, relation.percent, relation.part];
}

/**
 * The steps from the known values to the first of the asked ones, forwards or backwards through the relations, and those to the others.
 * @returns null if it doesn't follow, or if they follow without one of the given values: that one would mean something else
 */
export function solve(
  asked: readonly string[],
  known: Values,
  given: ReadonlySet<string>,
  relations: readonly Relation[],
  kinds: Readonly<Record<string, As>>,
): { steps: Step[]; beside: Step[] } | null {
  const [first = ''] = asked;
  const all = new Map(known);
  const worked: Worked[] = [];
  for (let isMoving = true; isMoving; ) {
    isMoving = false;
    for (const relation of relations) {
      const next = follows(relation, all, kinds);
      if (next === null) continue;
      // Nothing that one counts or pays is below nothing; only what is asked for may be.
      if (!Number.isFinite(next.value)) return null;
      if (next.value <= 0 && !asked.includes(next.name)) return null;
      all.set(next.name, { value: next.value, as: next.as });
      worked.push(next);
      isMoving = true;
    }
  }
  if (!all.has(first)) return null;
  const main = needed([first], worked);
  const others = needed(asked, worked);
  const used = new Set(others.flatMap(({ from }) => from));
  if ([...given].some((name) => !used.has(name))) return null;
  return { steps: main, beside: others.filter((each) => !main.includes(each)) };
}

/** The value that follows from a relation, if all others of it are known. */
function follows(
  relation: Relation,
  known: Values,
  kinds: Readonly<Record<string, As>>,
): Worked | null {
  const [name, ...others] = namesOf(relation).filter((each) => !known.has(each));
  if (name === undefined || others.length > 0) return null;
  const way = solvedFor(relation, name);
  if (way === null) return null;
  const [operation, from] = way;
  const terms = from.flatMap((each) => known.get(each) ?? []);
  return { ...step(name, operation, terms, kinds[name] ?? 'money'), from };
}

/** The steps that some values need. */
function needed(names: readonly string[], worked: readonly Worked[]): Worked[] {
  const used = new Set(names);
  const kept = worked.toReversed().filter(({ name, from }) => {
    if (!used.has(name)) return false;
    for (const each of from) used.add(each);
    return true;
  });
  return kept.toReversed();
}
