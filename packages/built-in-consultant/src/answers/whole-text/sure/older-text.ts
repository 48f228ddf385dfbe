import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { SureGenre } from '../../../understanding/sure-order/sure-order-type.ts';
import type { WholeText } from '../../../understanding/whole-text/wanted.ts';
import { flawIn } from '../checked/flaws.ts';
import { hasFragments } from '../honest/fragments.ts';
import type { SureSet } from './sure-set.ts';

/** Texts whose kind has moves of its own. */
const withOwnText: readonly SureGenre[] = [
  'apology',
  'decline',
  'invitation',
  'reminder',
  'review',
  'thanks',
];
const telling = lettered(/\p{L}{5,}|\d+/gu);

/** Words of courtesy that another text has in other words. */
const courtesy = lettered(
  /^(?:would|could|please|unfortunately|there|бихте|молим|предлагам\p{L}*)$/u,
);
const regret = lettered(/(?<!\p{L})(?:sorry|apologi[sz]e|извин\p{L}+|съжаля\p{L}+)/iu);

/** Whether a text has all words of the sentences, each in its form. */
function saysAll(shown: string, said: readonly string[]): boolean {
  const own = new Set(shown.toLowerCase().match(telling) ?? []);
  const isSorry = regret.test(shown);
  return (
    said
      .filter((each) => !isSorry || !regret.test(each))
      .join(' ')
      .toLowerCase()
      .match(telling) ?? []
  ).every((word) => own.has(word) || courtesy.test(word));
}

/** A blank for the reader whom the order names, a cause that is none, notes between commas, or a leave that is taken for nothing special. */
const amiss = lettered(
  /\[(?:name|име|обръщение)\]|(?:^|\n)(?:I|We) offer you |(?:^|[.!?] )For (?:emergencies|bookings|orders|questions)\.|The cause: |Причината: |(?:leaving|retiring|напускате)(?!\p{L})|writing to you about [^.]{0,60}(?:kindly|politely)|(?:^|\n)Здравейте, (?!г-|д-р)\p{Lu}\p{Ll}+,\n\nБлагодарим Ви за интереса|(?:^|\n)[^\n.:!?]+,[^\n.:!?]+,[^\n.:!?]+,[^\n.:!?]+\.(?:\n|$)/u,
);

/** Whether a text by the rules for its purpose, which has more of its own, has all that is sure and nothing amiss. */
export function standsFor(
  { genre, said }: SureSet,
  shown: string,
  asked: WholeText,
  language: Language,
): boolean {
  return (
    (withOwnText.includes(genre) || saysAll(shown, said)) &&
    !amiss.test(shown) &&
    !hasFragments(shown, asked.form, language) &&
    flawIn(shown, asked, language) === null
  );
}
