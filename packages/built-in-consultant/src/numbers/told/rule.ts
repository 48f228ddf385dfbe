import { lettered } from '@savet/text/lettered';
import type { ToldFigure } from './figure.ts';

/** The role of a figure in a story. */
export type Label =
  | 'sellPrice'
  | 'newPrice'
  | 'unitCost'
  | 'gainEach'
  | 'running'
  | 'reach'
  | 'cash'
  | 'income'
  | 'invest'
  | 'whole'
  | 'down'
  | 'instalment'
  | 'principal'
  | 'salary'
  | 'threshold'
  | 'salesSum'
  | 'hourRate'
  | 'perKm'
  | 'costFrom'
  | 'costTo'
  | 'off'
  | 'offBy'
  | 'rise'
  | 'cut'
  | 'costShare'
  | 'marginShare'
  | 'markup'
  | 'vat'
  | 'taxShare'
  | 'feeShare'
  | 'goneShare'
  | 'wonShare'
  | 'refundShare'
  | 'partShare'
  | 'bonusShare'
  | 'sold'
  | 'goneOf'
  | 'gained'
  | 'beforehand'
  | 'crew'
  | 'days'
  | 'hours'
  | 'weeks'
  | 'months'
  | 'years'
  | 'km'
  | 'lead'
  | 'reserveTime'
  | 'reserveStock'
  | 'offer';

/** A label with the words that show it. Of all rules, the first that fits gives a figure its label. */
export interface Rule {
  label: Label;
  words: RegExp;
  not?: RegExp;
  /** Only with its period, or never with one. */
  period?: 'needed' | 'none';
  /** Only if it counts that time. */
  counts?: ToldFigure['counts'];
}

/** Words of both languages as a pattern, each as a whole. `~` stands for any ending, `#` for the figure. */
export const said = (words: string): RegExp =>
  lettered(`(?<![\\p{L}])(?:${words.replaceAll('~', '\\p{L}*')})(?![\\p{L}])`, 'iu');

/** The period that a figure is for. That of a rate by the hour is nobody else’s. */
export const periodOf = ({ per, told }: ToldFigure): ToldFigure['per'] =>
  per ?? (told === 'hour' ? null : told);
