import type { Language } from '@savet/contract/languages';
import { holdsAny } from '@savet/text/signs';
import { fold } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';
import type { Knowledge } from '../knowledge/knowledge.ts';

/** Rules that a tone of voice implies for a text. */
export interface ToneRules {
  /** Instructions, one phrase each. */
  advice: string[];
  /** Whether the tone rules out exclamation marks. */
  calm: boolean;
}

/** Words that turn a tone into one to avoid. */
const negations = ['not', 'never', 'no', 'without', 'avoid', 'не', 'никога', 'без', 'избягва*'];
const ADVICE_MAX = 3;

/** The rules for the tones that a tone of voice names, if they are known. */
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
    const matching = tones.filter(({ signs }) => holdsAny(words, signs));
    return matching.map((tone) => ({ tone, avoided }));
  });
  const advice = found.map(({ tone, avoided }) => (avoided ? tone.avoid : tone.keep)[language]);
  return {
    advice: [...new Set(advice)].slice(0, ADVICE_MAX),
    calm: found.some(({ tone, avoided }) => tone.calm && !avoided),
  };
}

/** Replaces exclamation marks by full stops, for a calm voice. */
export function calmed(text: string): string {
  return text.replace(/!+(?=\s|$|[“”"*])/g, '.');
}
