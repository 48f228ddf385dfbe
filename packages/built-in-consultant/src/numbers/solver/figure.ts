import type { Period } from '../solution.ts';

/** A figure of a question with the words that belong to it. */
export interface Figure {
  value: number;
  unit: 'money' | 'percent' | 'count' | 'time' | 'bare';
  /** The currency beside it. */
  sign: string;
  /** “6 hours”: what it counts of time. */
  counts: Period | null;
  /** “14 an hour”: the time that it is for. */
  per: Period | null;
  /** “0.45 per km”: the thing that it is for; “each” without a name. */
  each: string;
  /** The word behind it: “34 children”. */
  noun: string;
  /** The words of its clause with `#` in its place. */
  words: string;
  head: string;
  tail: string;
  /** Its sentence up to the figure, which shows whether the figure is in a question or a condition. */
  lead: string;
  /** `gap`: the text between the previous figure and this one; `wide`: the text between this one and the next. */
  gap: string;
  wide: string;
  start: number;
  end: number;
}
