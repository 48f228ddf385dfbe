import type { Step, Term } from './steps.ts';

/** One of several results of a problem. */
export interface FoundResult {
  asked: string;
  value: Term;
}

export type Period = 'hour' | 'day' | 'week' | 'month' | 'year';

/** The stretch of time that a problem is about. */
export type Base = Period | 'all' | null;

/** A problem in words that has exactly one solution. */
export interface Solution {
  kind: string;
  /** The name of the value that is asked for. */
  asked: string;
  /** The noun that the result counts, in the words of the question. */
  noun: string | null;
  base: Base;
  steps: readonly Step[];
  /** All results, if the question asks for several or several follow; each is the value of a step. */
  results?: readonly FoundResult[];
  /** Steps to values that are told beside the asked one. */
  beside: readonly Step[];
  /** Names of the assumptions that the solution rests on. */
  assumes: readonly string[];
}
