import { type As, type Operation, type Step, step, type Term } from '../steps.ts';
import type { Read } from './role.ts';

/** A value with the steps and the figures that it follows from. */
export interface Node extends Term {
  step: Step | null;
  from: readonly Node[];
  figures: readonly Read[];
  assumes: readonly string[];
}

export const given = (figure: Read, as: As): Node => ({
  ...{ value: figure.value, as, step: null, from: [], figures: [figure], assumes: [] },
});

export const constant = (value: number, as: As = 'number'): Node => ({
  ...{ value, as, step: null, from: [], figures: [], assumes: [] },
});

/** A value by an operation; null if one of the others is unknown, or if there is none. */
export function by(
  name: string,
  operation: Operation,
  from: readonly (Node | null | undefined)[],
  as: As,
): Node | null {
  const known = from.filter((node) => node !== null && node !== undefined);
  if (known.length < from.length || known.length === 0) return null;
  const next = step(name, operation, known, as);
  if (!Number.isFinite(next.value)) return null;
  const terms = known.map(({ value, as: own }): Term => ({ value, as: own }));
  return { value: next.value, as, step: { ...next, terms }, from: known, figures: [], assumes: [] };
}

/** All of them together; the only one as it is. */
export function together(name: string, nodes: readonly Node[], as: As): Node | null {
  const [only] = nodes;
  return nodes.length === 1 && only ? only : by(name, 'sum', nodes, as);
}

export const assuming = (node: Node | null, ...names: string[]): Node | null =>
  node && { ...node, assumes: [...node.assumes, ...names] };

const SLIVER = 0.001;
/** The whole number that is enough. */
export function whole(name: string, node: Node | null): Node | null {
  if (node === null) return null;
  const least = Math.round(node.value);
  if (Math.abs(node.value - least) < SLIVER) return { ...node, value: least };
  return by(name, 'round-up', [node], 'number');
}

/** All that a value follows from, each once, in the order in which it is worked out. */
export function trail(nodes: readonly Node[]): Node[] {
  const found = new Map<string, Node>();
  const visit = (node: Node) => {
    for (const each of node.from) visit(each);
    found.set(keyOf(node), found.get(keyOf(node)) ?? node);
  };
  for (const node of nodes) visit(node);
  return [...found.values()];
}

const keyOf = ({ step: own, value, figures }: Node): string =>
  own === null
    ? `${value} ${figures.map(({ start }) => start).join()}`
    : `${own.name} ${own.operation} ${own.terms.map((term) => term.value).join()}`;
