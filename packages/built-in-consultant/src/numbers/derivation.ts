import type { Period } from './solution.ts';
import type { Step, Term } from './steps.ts';

/** The result of a plan, before its figures are checked. */
export interface Draft {
  /** Which of its texts tells the result. */
  say: string;
  /** The values of that text; the first one is the result. */
  values: Readonly<Record<string, Term>>;
  steps: readonly Step[];
  /** The period that the result is for. */
  per?: Period;
  /** Names of the assumptions that the result rests on. */
  assumes?: readonly string[];
  /** Whether a figure is still to be told. */
  isOpen?: true;
}

/** How a figure of the question was read. */
interface ReadFigure {
  /** The name of its role. */
  role: string;
  value: Term;
  per: Period | null;
}

/** A sum that follows from the roles of the figures of a question. */
export interface Derived extends Draft {
  plan: string;
  read: readonly ReadFigure[];
  /** Figures that change nothing. */
  unused: readonly Term[];
  /** Whether the words of every figure say what it is. */
  isSure: boolean;
  /** The same sum before a later message changed a figure. */
  earlier?: Derived;
  /** Results of the other questions. `isThen`: from this one on with the figures of “what if …”. */
  further?: readonly (Pick<Draft, 'say' | 'values' | 'per'> & { isThen?: boolean })[];
}
