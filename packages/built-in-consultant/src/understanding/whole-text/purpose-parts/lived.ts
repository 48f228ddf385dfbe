import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';
import { turned } from '../brief/clauses.ts';
import { sentencesOfKind, toldIn } from '../moves/told.ts';

/** A longer complaint is not repeated. */
const LENGTH_MAX = 140;
const quote = /[„“"«]([^„“”"«»]{10,600})[”“"»]/u;
/** The reviewer’s own experience, in the first person: “we waited 25 minutes”. */
const own: Record<Language, RegExp> = {
  EN: lettered(
    /(?:^|[.!]\s+|,?\s*(?:but|however|although)\s+)((?:we|i) (?:had to )?(?:waited|wait|got|found|paid|received|ordered|called|asked|came|were|was|never got|did not get|didn[’']t get)(?!\p{L})[^.!?]{4,})/iu,
  ),
  BG: lettered(
    /(?:^|[.!]\s+|,?\s*(?:но|обаче|ама)\s+)((?:не )?\p{L}+(?:хме|[аяио]х) [^.!?]{4,})/iu,
  ),
};

/** Insults and accusations (“the waiter was rude”). The answer does not repeat them. */
const theirs = lettered(
  /(?<!\p{L})(?:rude|liar|scam|thie\p{L}+|груб\p{L}*|нагъл|измам\p{L}*|крад\p{L}*)(?!\p{L})/iu,
);
const says: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:who |which |that )?(?:says|said|saying|writes|wrote|writing|complains|complained|complaining)(?: to us)? (?:that )?((?:the|our|we|he|she|they|it|his|her|their|i) [^.;!?\n„“”"]{6,140})/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:пише|писа|каза|казва|написа|споделя|се оплаква|се оплака),? че ([^.;!?\n„“”"]{6,140})/iu,
  ),
};
const orderAfter = lettered(
  /,? (?:and|и) (?:apologi[sz]e|thank|invite|ask|offer|mention|tell|извини|благодари|покани|помоли|предложи|спомени|го помоли|я помоли|му предложи)(?!\p{L}).*$/iu,
);

const but: Record<Language, RegExp> = {
  EN: lettered(
    /(?:,|\.|;)?\s(?:but|however,?|although) ((?:the|our|my|there|nobody|no one|parking|breakfast|service|it)(?!\p{L})[^.;!?]{6,110})/iu,
  ),
  BG: /(?:,|\.|;)?\s(?:но|обаче|ама) ((?!се |ще )[^.;!?]{6,110})/iu,
};
const negative = lettered(
  /(?<!\p{L})(?:\p{L}+n[’']t|not|no|never|nobody|cold|dirty|late|slow|broken|noisy|loud|small|expensive|nightmare|closed|missing|wrong|bad|не|няма\p{L}*|никой|студен\p{L}*|мръс\p{L}*|бав\p{L}*|шум\p{L}*|счупен\p{L}*|кошмар\p{L}*|скъп\p{L}*|малк\p{L}*|лош\p{L}*|затворен\p{L}*|закъсн\p{L}*)(?!\p{L})/iu,
);

/** The complaint after praise: “Lovely rooms, but the wifi didn’t work”. */
function butIn(text: string, language: Language): string {
  const found = but[language].exec(quote.exec(text)?.[1] ?? '')?.[1]?.trim() ?? '';
  if (!negative.test(found) || theirs.test(found)) return '';
  if (own[language].test(`. ${found}`)) return '';
  return isEnglish[language] ? turned(found, language) : found;
}

/** The reported complaint, as a clause to its writer: “Mark, who says the delivery took 9 days”. */
function reportedIn(text: string, language: Language): string {
  const found = (says[language].exec(text)?.[1] ?? '')
    .replace(orderAfter, '')
    .replace(/[\s,]+$/u, '');
  if (found === '') return '';
  if (theirs.test(found)) return '';
  return isEnglish[language]
    ? turned(found, 'EN').replace(lettered(/(?<!\p{L})(?:they|he|she) (?=\p{L})/giu), 'you ')
    : turned(found, 'BG');
}

/** “But we waited 25 minutes” → “you waited 25 minutes”: the particulars of a bad review, to its writer. */
export function livedParts(text: string, language: Language): Record<string, string> {
  const told = toldIn(text, language);
  const reported = reportedIn(text, language);
  const all = sentencesOfKind(told, 'say', 'offer', 'ask', 'wish');
  // “Respond to this review “…”” is an order to us, not a move of the answer.
  const moves = lettered(/[„“"«]|(?<!\p{L})(?:respond|reply|отговор)/iu).test(all) ? '' : all;
  const writer = lettered(
    /(?<!\p{L})(?:from|by|от) (\p{Lu}\p{L}+)(?=,? (?:who|saying|says|ко(?:й|я)то))/u,
  ).exec(text)?.[1];
  const more = {
    ...(moves === '' ? {} : { more: moves }),
    ...(writer === undefined ? {} : { person: writer }),
  };
  if (reported !== '') return { ...more, lived: reported };
  const turnedTo = butIn(text, language);
  if (turnedTo !== '') return { ...more, lived: turnedTo };
  const said = own[language].exec(quote.exec(text)?.[1] ?? '')?.[1]?.trim() ?? '';
  if (said === '' || said.length > LENGTH_MAX) return more;
  const lived = isEnglish[language]
    ? said
        .replace(lettered(/(?<!\p{L})(?:we|i) was(?!\p{L})/giu), 'you were')
        .replace(lettered(/(?<!\p{L})(?:we|i)(?!\p{L})/giu), 'you')
        .replace(lettered(/(?<!\p{L})(?:us|me)(?!\p{L})/giu), 'you')
        .replace(lettered(/(?<!\p{L})(?:our|my)(?!\p{L})/giu), 'your')
    : said
        .replace(lettered(/(?<=\p{L}[аяио])х(?:ме)?(?!\p{L})/giu), 'хте')
        .replace(lettered(/(?<!\p{L})(?:ни|ми)(?!\p{L})/giu), 'Ви')
        .replace(lettered(/(?<!\p{L})(?:нас|мен)(?!\p{L})/giu), 'Вас');
  // The answer does not repeat accusations against the staff.
  if (lettered(/(?<!\p{L})(?:your|you) (?:staff|waiter|people|team)|(?:Ваш|ваш)/u).test(lived))
    return more;
  const first = `${lived.charAt(0).toLowerCase()}${lived.slice(1)}`.replace(/[\s,;]+$/u, '');
  return { ...more, lived: first };
}

/** Whether a review that begins with praise turns to a complaint. */
export function turnsToComplaint(text: string, language: Language): boolean {
  if (butIn(text, language) !== '') return true;
  const isTurned = lettered(/(?<!\p{L})(?:but|however|но|обаче|ама)(?!\p{L})/iu).test(
    quote.exec(text)?.[1] ?? '',
  );
  return isTurned && livedParts(text, language)['lived'] !== undefined;
}
