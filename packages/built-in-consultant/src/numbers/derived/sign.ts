import { lettered } from '@savet/text/lettered';
import type { Item } from './items.ts';

/** The signs that a figure has a role. */
export interface RoleSigns {
  units: readonly Item['unit'][];
  /** Words of the figure’s clause; `#` stands for the figure. */
  words?: RegExp;
  /** Words that only hint at it: any role with a word of its own goes first. */
  hints?: RegExp;
  /** Whether its words may be anywhere in the sentence. */
  inSentence?: true;
  /** With these words it is something else. */
  not?: RegExp;
  /** Only with its period, or never with one. */
  period?: 'needed' | 'none';
}

/** Words of both languages as a pattern, each as a whole. `~` stands for any ending. */
export const sign = (words: string) =>
  lettered(`(?<![\\p{L}])(?:${words.replaceAll('~', '\\p{L}*')})(?![\\p{L}])`, 'iu');
export const money = ['money', 'bare'] as const;
export const number = ['count', 'bare', 'time'] as const;

/** Fixed costs, which do not depend on sales. */
export const standing =
  'rents?|wages?|salar~|insurance|electricity|overheads?|leas(?:e|ing)|internet|accountant|office|staff|employees?|fixed|expenses?|spend~?|burn|studio costs?|running costs?|loan|fuel|наем(?:а|ът)?|заплат~|застраховк~|лизинг~|ток(?:а|ът)?|режийн~|разход~|харч~|счетовод~|вноск~|кредит~|персонал|гориво~|осигуровк~|плащам(?:е)?|(?:others?|the rest[^#]{0,12}|други(?:те)?) #';
