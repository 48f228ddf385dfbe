import type { Base, Period } from '../solution.ts';
import type { As, Term } from '../steps.ts';
import type { Quantity } from './quantities.ts';
import type { Relation } from './relations.ts';

/** A role that a figure can have in a problem. */
export interface Role {
  units: readonly Quantity['unit'][];
  as: As;
  /** Words of its clause that show the role; `#` stands for the figure. */
  signs: RegExp;
  /** A further condition on the figure, such as its verb. */
  when?: (quantity: Quantity) => boolean;
  /** Its period is the unit sold: a day of a hire. */
  isUnit?: true;
  /** The words up to the next figure count, too. */
  isWide?: true;
  /** Words that rule the role out. */
  not?: RegExp;
  /** True: only an amount per unit; false: never one. */
  isEach?: boolean;
  /** The period that the figure has to count. */
  counts?: Quantity['counts'];
  /** An amount per period, comparable only with amounts of the same period. */
  isFlow?: true;
  /** The default period, if none is given. */
  usual?: Period;
  /** Without a period of its own, it takes that of the other figures. */
  isSettled?: true;
  /** Requires a period. */
  isPeriodic?: true;
  /** Several figures may add up to it. */
  isSum?: true;
}

/** A value that a question can ask for: the words that ask for it, and the values shown beside it. */
export interface Asked {
  name: string;
  signs: RegExp;
  also?: readonly string[];
  /** The name of its text, if that differs. */
  told?: string;
  /** Rounded up to a whole number, as for sales and people. */
  isWhole?: true;
}

/** A kind of problem: its values, their relations, and the values that a question can ask for. */
export interface Kind {
  name: string;
  needs?: RegExp;
  unless?: RegExp;
  /** Answers every value that a question asks for, not just one. */
  isTogether?: true;
  /** Roles by the name of the value; a value can have several. */
  roles: Readonly<Record<string, readonly Role[]>>;
  asked: readonly Asked[];
  /** The relations for the given values; a value that is not given may count as zero. */
  relations(given: ReadonlySet<string>, asked: string): readonly Relation[];
  /** The types of the calculated values that are not amounts of money. */
  kinds?: Readonly<Record<string, As>>;
  /** Values that do not affect the result. */
  ignores?: readonly string[];
  /** Values to ask the user for if nothing else is missing. */
  lacks?: readonly string[];
  /** Names of the assumptions that the solution rests on. */
  assumes?(given: ReadonlySet<string>, asked: string): readonly string[];
  /** The period that the values are for, if it is always the same. */
  base?: Period;
  /** Values that need not be given, such as the months of a year. */
  constants?(given: ReadonlySet<string>, base: Base): readonly (readonly [string, Term])[];
  /** Values that make no sense together. */
  excludes?(values: ReadonlyMap<string, number>): boolean;
}
