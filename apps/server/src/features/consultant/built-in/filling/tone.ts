import type { Language } from '@savet/contract/limits';
import { wordsOf } from '../../text.ts';
import type { Knowledge } from '../knowledge.ts';
import { holdsAny } from '../understanding/signs.ts';
import { fold } from '../understanding/stems.ts';

/** What a tone of voice means for a text. */
export interface ToneRules {
  /** What to do, one phrase each. */
  advice: string[];
  /** Whether exclamation marks have no place in it. */
  calm: boolean;
}

/** What turns a way to sound into one to avoid. */
const negations = ['not', 'never', 'no', 'without', 'avoid', 'не', 'никога', 'без', 'избягва*'];
const ADVICE_MAX = 3;

/** What the words of a tone of voice ask of a text, as far as they are known. */
export function toneRules(
  toneOfVoice: string,
  { tones }: Pick<Knowledge, 'tones'>,
  language: Language,
): ToneRules {
  const parts = toneOfVoice
    .split(/[,;.\n]| but | но | and | и /u)
    .map((part) => wordsOf(part).map(fold));
  const found = parts.flatMap((words) => {
    const avoided = holdsAny(words, negations);
    const known = tones.filter(({ signs }) => holdsAny(words, signs));
    return known.map((tone) => ({ tone, avoided }));
  });
  const advice = found.map(({ tone, avoided }) => (avoided ? tone.avoid : tone.keep)[language]);
  return {
    advice: [...new Set(advice)].slice(0, ADVICE_MAX),
    calm: found.some(({ tone, avoided }) => tone.calm && !avoided),
  };
}

/** Exclamation marks of a draft, taken back for a calm voice. */
export function calmed(text: string): string {
  return text.replace(/!+(?=\s|$|[“”"*])/g, '.');
}
