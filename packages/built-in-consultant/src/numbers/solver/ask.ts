import type { Period } from '../solution.ts';
import type { Model } from './model.ts';
import type { Node } from './node.ts';
import type { Role } from './role.ts';

/** A result, and the name of the text that states it. */
export interface Found {
  say: string;
  /** The values of that text; the first one is the result. */
  values: Readonly<Record<string, Node>>;
  per?: Period;
  /** Roles of figures that change nothing here. */
  ignores?: readonly Role[];
}

export type Has = (...roles: Role[]) => boolean;

/** Something that is asked for, by its words. */
export interface Ask {
  name: string;
  asks: RegExp;
  not?: RegExp;
  /** Whether a question with such roles can ask it; otherwise its words mean something else. */
  needs?: (has: Has) => boolean;
  /** “Is it worth it?” is answered by any result beside it. */
  isVerdict?: true;
  /** Null if the figures don’t lead to it. `before`: the figures without those of “what if …”. */
  solve(m: Model, before: Model | null): Found | null;
}

/** The values as a result, if all of them are known. */
export function found(
  say: string,
  values: Readonly<Record<string, Node | null | undefined>>,
  more: Pick<Found, 'per' | 'ignores'> = {},
): Found | null {
  const known = Object.entries(values).flatMap(([name, node]) =>
    node ? [[name, node] as const] : [],
  );
  return known.length < Object.keys(values).length
    ? null
    : { say, values: Object.fromEntries(known), ...more };
}
