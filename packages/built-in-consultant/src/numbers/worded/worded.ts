import { lettered } from '@savet/text/lettered';
import type { Calculation } from '../calculation.ts';
import { type Figure, figuresIn } from '../figures.ts';

/** A sum that is read from the sentence around its figures. */
export type Worked = Pick<Calculation, 'name' | 'given' | 'results'>;

/** A sum of a known kind that lacks a figure. */
export interface Lacking {
  name: string;
  /** Names of the inputs that the question does not give. */
  lacks: readonly string[];
}

export type WordedSum = (question: string, figures: readonly Figure[]) => Worked | Lacking | null;

const numbers: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ twelve: 12, двама: 2, двамата: 2, две: 2, два: 2, трима: 3, тримата: 3, три: 3 },
  ...{ четирима: 4, четиримата: 4, четири: 4, петима: 5, пет: 5, шестима: 6, шест: 6 },
  ...{ седем: 7, осем: 8, девет: 9, десет: 10, дванайсет: 12, дванадесет: 12 },
};
const inWords = lettered(`(?<!\\p{L})(?:${Object.keys(numbers).join('|')})(?!\\p{L})`, 'giu');

/** “Four people” → “4 people”. */
export function inDigits(question: string): string {
  return question.replace(inWords, (word) => String(numbers[word.toLowerCase()] ?? word));
}

/** The figures of a question, each on its own. */
export function figuresOf(question: string): Figure[] {
  return figuresIn(question, false);
}

/** The only one of the figures that passes; undefined if none or several do. */
export function only(
  figures: readonly Figure[],
  passes: (figure: Figure) => boolean,
): Figure | undefined {
  const found = figures.filter(passes);
  return found.length === 1 ? found[0] : undefined;
}

export const isPercent = ({ unit }: Figure) => unit === 'percent';
export const isAmount = ({ unit }: Figure) => unit === 'money' || unit === 'none';
