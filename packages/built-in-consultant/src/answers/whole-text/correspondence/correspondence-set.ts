import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { fillTemplate } from '@savet/text/text';
import { join } from '../../../text/markdown.ts';
import { clausesIn } from '../../../understanding/correspondence/clauses.ts';
import { correspondenceIn } from '../../../understanding/correspondence/correspondence.ts';
import type { Correspondence } from '../../../understanding/correspondence/correspondence-type.ts';
import { sentenceOf } from '../../../understanding/correspondence/sentence.ts';
import { inCyrillicIfBulgarian } from '../../../understanding/details.ts';
import { ownLanguage, type WholeText } from '../../../understanding/whole-text/wanted.ts';
import { blockquote } from '../../frames/blockquote.ts';
import { type Context, type Needed, type SetText, setText } from '../finished-text.ts';
import { hasLeftovers } from '../honest/leftovers.ts';
import { quoted } from '../shown-words.ts';
import { correspondenceText } from './correspondence-text.ts';

const persons = lettered(
  /(?<!\p{L})(?:they|them|their|theirs|he|she|him|his|her|тях|му|ѝ|й|им|те|техн\p{L}+|негов\p{L}*|нейн\p{L}*)(?!\p{L})/giu,
);

/** A text, and whether others of the same order come before it. */
export interface CorrespondenceSet extends SetText {
  isLast: boolean;
  /** Whether it says clearly more of the review that it answers than another text. */
  saysMore: (other: string) => boolean;
}

/** Three times as many words are another part of a review. */
const TIMES = 3;
const MORE = 1;
const telling = lettered(/\p{L}{4,}|\d+/gu);
/** Endings turn with the person. */
const STEM = 5;

/** How many of the words of a review a text says. */
function wordsSaid(quote: string, text: string): number {
  const said = text.toLowerCase();
  const words = new Set(
    (quote.toLowerCase().match(telling) ?? []).map((each) => each.slice(0, STEM)),
  );
  return [...words].filter((each) => said.includes(each)).length;
}

const adding: Record<Language, RegExp> = {
  EN: /^(?:(?:and|also|please|now) )*(?:add|mention|say|include)(?: (?:in it|there))?(?: that)? /iu,
  BG: lettered(
    /^(?:(?:и|а|също|моля) )*(?:добави|добавете|спомени|споменете|кажи|включи|сложи)(?: (?:му|ѝ|им|вътре|и))?,? (?:че )?/iu,
  ),
};

/** The additions of later messages, as sentences; null if rules can’t make them. */
function addedSentences(
  added: readonly string[],
  { number }: Correspondence,
  language: Language,
): string[] | null {
  const made = added.flatMap((wish) =>
    adding[language].test(wish)
      ? clausesIn(wish.replace(adding[language], '').replace(/ и че /gu, '; '), language).map(
          (clause) => sentenceOf(clause, { language, number }),
        )
      : [null],
  );
  const said = made.filter((sentence) => sentence !== null);
  return said.length === made.length ? said : null;
}

/** The text of an answer to a review, of a refusal or after a meeting; null for any other, or if rules can't change it as later messages wish. */
export function correspondenceSet(
  asked: WholeText,
  around: Context,
  knowledge: Needed,
): CorrespondenceSet | null {
  const { request, added, form } = asked;
  const { language, business } = around;
  const found = correspondenceIn(request);
  const more = found === null ? null : addedSentences(added, found, language);
  if (found === null || more === null || (form !== 'mail' && form !== 'short')) return null;
  if (ownLanguage(inCyrillicIfBulgarian(request)) !== language) return null;
  const layout = knowledge.purposes.layouts[language];
  const shown = correspondenceText(found, more, { language, business, layout, wanted: asked });
  if (hasLeftovers(shown, asked)) return null;
  // The text has assigned its persons already, so the check ignores the pronouns of the request.
  const wanted: WholeText = {
    ...asked,
    purpose: 'general',
    request: request.replace(persons, ' '),
  };
  const set = setText(wanted, around, knowledge, '', { shown, said: '' });
  const { unplaced, kind } = found;
  const quote = found.kind === 'review' ? found.quote : '';
  const saysMore = (other: string) =>
    wordsSaid(quote, shown) >= TIMES * wordsSaid(quote, other) + MORE;
  const isLast = kind === 'review' || kind === 'letter';
  if (unplaced.length === 0) return { ...set, isOrdered: true, isLast, saysMore };
  const details = unplaced.map((part) => quoted(part, language)).join(', ');
  return {
    text: join(blockquote(shown), fillTemplate(layout.lost, { details })),
    isWhole: false,
    isLast,
    saysMore,
  };
}
