import type { CheckChannel, Replacement } from '@savet/contract/brand-check';
import type { CheckedText } from '../checked-text.ts';
import type { Mark } from '../finding.ts';
import type { Range } from '../fixing/edits.ts';
import { paragraphsIn, type Sentence } from '../language/sentences.ts';
import { mark } from '../rule.ts';
import { cutPlace } from './splitting/cut-place.ts';
import { listSplit } from './splitting/list-split.ts';
import { paragraphSplit } from './splitting/paragraph-split.ts';
import { type Divided, sentenceSplit } from './splitting/sentence-split.ts';

interface Limits {
  /** Words of a sentence and of a paragraph. */
  sentence: number;
  paragraph: number;
}

/** Clearly too long, not merely long: advice on style is no rule. */
const limits: Record<CheckChannel, Limits> = {
  text: { sentence: 35, paragraph: 130 },
  post: { sentence: 30, paragraph: 65 },
  email: { sentence: 32, paragraph: 90 },
  web: { sentence: 30, paragraph: 75 },
  advert: { sentence: 20, paragraph: 45 },
  reply: { sentence: 30, paragraph: 75 },
  sms: { sentence: 22, paragraph: 60 },
};
/** Two parts of an SMS: Cyrillic letters take twice the room. */
const smsMax = { latin: 306, cyrillic: 134 };

export function sentenceMarks(checked: CheckedText): readonly Mark[] {
  const { readable, sentences, channel } = checked;
  const { sentence: max } = limits[channel];
  return sentences
    .filter(({ words }) => words > max)
    .map((sentence) => {
      const divided = divisionOf(checked, sentence, max);
      const found = tooLong(sentence, max, divided?.edits ?? null);
      if (divided) {
        const { parts, longest, isList } = divided;
        return { ...found, division: { parts, longest, isList } };
      }
      const cut = cutPlace(readable, sentence);
      return cut === null ? found : { ...found, cut };
    });
}

/** Into sentences that are short enough, else into a list, else into shorter sentences. */
function divisionOf(
  { readable, language, channel }: CheckedText,
  sentence: Sentence,
  max: number,
): Divided | null {
  const divided = sentenceSplit(readable, sentence, max, language);
  if (divided && divided.longest <= max) return divided;
  return listSplit(readable, sentence, max, language, channel) ?? divided;
}

export function paragraphMarks({ readable, sentences, channel }: CheckedText): readonly Mark[] {
  const { paragraph: max } = limits[channel];
  return paragraphsIn(readable)
    .filter(({ words }) => words > max)
    .map((paragraph) => ({ paragraph, inside: sentences.filter(isIn(paragraph)) }))
    .filter(({ inside }) => inside.length > 1)
    .map(({ paragraph, inside }) =>
      tooLong(paragraph, max, paragraphSplit(readable, paragraph, inside, max)),
    );
}

function isIn({ start, end }: Range): (sentence: Range) => boolean {
  return (sentence) => sentence.start >= start && sentence.end <= end;
}

/** Only an SMS has a length of its own: other channels cut nothing. */
export function wholeTextMarks({ text, channel }: CheckedText): readonly Mark[] | null {
  if (channel !== 'sms') return null;
  const length = text.trim().length;
  const max = /\p{Script=Cyrillic}/u.test(text) ? smsMax.cyrillic : smsMax.latin;
  return length <= max ? [] : [mark(0, text.length, null, { detail: `${length} / ${max}` })];
}

function tooLong(
  { start, end, words }: Sentence,
  max: number,
  edits: readonly Replacement[] | null,
): Mark {
  return mark(start, end, null, { ...(edits && { edits }), detail: `${words} / ${max}` });
}
