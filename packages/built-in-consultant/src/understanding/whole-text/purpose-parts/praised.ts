import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';
import { turned } from '../brief/clauses.ts';
import { sentencesOfKind, toldIn } from '../moves/told.ts';

const saying: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:say|says|said|saying|wrote|writes|writing|mentions|mentioned|review:?) (?:that )?((?:our|the|we|she|he|they|it|his|her|their) [^.;!?\n„“”"]{6,140})/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:пише|каза|казва|написа|споделя|сподели),? че ([^.;!?\n„“”"]{6,140})/iu,
  ),
};
const order = lettered(
  /,? (?:and|и) (?:thank|invite|ask|offer|mention|благодари|покани|помоли|предложи|спомени)(?!\p{L}).*$/iu,
);

/** The reported praise, as a clause to its writer: “who says our class fixed her back pain”. */
export function happyParts(text: string, language: Language): Record<string, string> {
  const found = (saying[language].exec(text)?.[1] ?? '').replace(order, '').replace(/[\s,]+$/u, '');
  const told = toldIn(text, language);
  const moves = sentencesOfKind(told, 'say', 'offer', 'wish', 'ask');
  // “Respond to this review “…”” is an order to us, not a move of the answer.
  const more = lettered(/[„“"«]|(?<!\p{L})(?:respond|reply|отговор)/iu).test(moves) ? '' : moves;
  const added = more === '' ? {} : { more };
  if (found === '') return added;
  if (isEnglish[language])
    return {
      ...added,
      happy: turned(found, 'EN').replace(
        lettered(
          /(?<!\p{L})(?:she|he|they) (lov|lik|enjoy|com|recommend|visit|buy|order|feel)(e?)s(?!\p{L})/giu,
        ),
        'you $1$2',
      ),
    };
  return { ...added, happy: `според Вас ${turned(found, 'BG')}` };
}

/** The reason for new prices, with its preposition or conjunction: „заради по-скъпия ток“. */
export function becauseParts(text: string, language: Language): Record<string, string> {
  if (isEnglish[language]) return {};
  const found =
    lettered(/(?<!\p{L})((?:поради|заради|защото|понеже|тъй като) [^,.;:!?\n]{4,120})/iu).exec(
      text,
    )?.[1] ?? '';
  if (found === '') return {};
  const isClause = /^(?:защото|понеже|тъй)/iu.test(found);
  return { because: isClause ? `, ${found}` : found };
}
