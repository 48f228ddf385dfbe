import type { Base, Period } from '../solution.ts';
import type { As, Term } from '../steps.ts';
import type { Quantity } from './quantities.ts';
import type { Relation } from './relations.ts';

/** What a figure can be in a problem. */
export interface Role {
  units: readonly Quantity['unit'][];
  as: As;
  /** Words of its clause that say so; `#` stands for the figure. */
  signs: RegExp;
  /** Besides, its verb and what it is for have to fit. */
  when?: (quantity: Quantity) => boolean;
  /** Its period is what is sold: a day of a hire. */
  isUnit?: true;
  /** The words count that stand before the next figure, too. */
  isWide?: true;
  /** With these words, it is something else. */
  not?: RegExp;
  /** Only for one of several, or never. */
  isEach?: boolean;
  /** Only with the period that it counts. */
  counts?: Quantity['counts'];
  /** So much per period: comparable only with others of the same one. */
  isFlow?: true;
  /** The period that it is usually for, if none is said. */
  usual?: Period;
  /** Without a period, it is for that of the others. */
  isSettled?: true;
  /** Only with its period. */
  isPeriodic?: true;
  /** Several figures may add up to it. */
  isSum?: true;
}

/** What a question can ask of a problem: the value, the words that ask for it, and values told beside it. */
export interface Asked {
  name: string;
  signs: RegExp;
  also?: readonly string[];
  /** The name of its text, if it is told in another way. */
  told?: string;
  /** Of sales and people only whole ones count. */
  isWhole?: true;
}

/** A kind of problem: its values, how they hang together, and what of it can be asked. */
export interface Kind {
  name: string;
  needs?: RegExp;
  unless?: RegExp;
  /** Everything that a question asks of it is answered, not the one thing that it can mean. */
  isTogether?: true;
  /** By the name of the value; each in one or several ways of saying it. */
  roles: Readonly<Record<string, readonly Role[]>>;
  asked: readonly Asked[];
  /** For the values that a question gives: what has no figure may be nothing. */
  relations(given: ReadonlySet<string>, asked: string): readonly Relation[];
  /** What the values are that are worked out, if not amounts of money. */
  kinds?: Readonly<Record<string, As>>;
  /** Values that change nothing of what is asked. */
  ignores?: readonly string[];
  /** What is asked for if it is all that is missing. */
  lacks?: readonly string[];
  /** Names of the assumptions that the solution rests on. */
  assumes?(given: ReadonlySet<string>, asked: string): readonly string[];
  /** The period that the values are for, if it is always the same. */
  base?: Period;
  /** Values that nobody has to say, such as the months of a year. */
  constants?(given: ReadonlySet<string>, base: Base): readonly (readonly [string, Term])[];
  /** Values that make no sense together. */
  excludes?(values: ReadonlyMap<string, number>): boolean;
}
