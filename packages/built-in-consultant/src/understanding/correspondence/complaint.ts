import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../language/is-english.ts';
import { asYouBg } from './to-reader-bg.ts';
import { asYouEn, small } from './to-reader-en.ts';

/** A complaint, rewritten to address its writer. */
export interface Retold {
  complaint: string;
  /** Whether it is full sentences instead of a clause after “sorry that”. */
  isStated: boolean;
}

/** A mention of the purchase or the visit at the beginning of a complaint. */
const purchase: Record<Language, RegExp> = {
  EN: /^(?:I |we )?(?:booked|ordered|bought|got|came|paid|had (?:an appointment|a reservation|a table)|went|brought|hired)\b/iu,
  BG: lettered(
    /^(?:поръча|купи|взе|резервира|дойдо|платих|наехме|запазих|имах(?:ме)? (?:час|резервация))\p{L}*(?!\p{L})/iu,
  ),
};
const finite: Record<Language, RegExp> = {
  EN: /\b(?:was|were|is|are|had|has|have|did|didn[’']t|does|doesn[’']t|wasn[’']t|weren[’']t|can[’']t|couldn[’']t|took|came|went|broke|got|waited|told|said|left|arrived|paid|felt|found|made|kept|lost|sent|gave|cost|forgot|spoke|threw|drove|ran|rang|hit|cut|shut|[a-z]{3,}ed)\b/iu,
  BG: lettered(
    /(?<!\p{L})(?:е|са|беше|бяха|няма(?:ше)?|има(?:ше)?|не|\p{L}{2,}(?:хме|ха|хте)|\p{L}{2,}[аяи]х|\p{L}+ се|се \p{L}+|\p{L}{2,}(?:ът|ят|та|то|те) (?:не |ни |ми |се )*\p{L}{3,}(?:и|а|я|е|ха))(?!\p{L})/iu,
  ),
};
/** Words of anger and star ratings: nothing to answer. */
const anger: Record<Language, RegExp> = {
  EN: /^(?:never again|never (?:going|coming) back|(?:i |we )?(?:won[’']t|will not|wouldn[’']t) (?:rush|be|come|go|use|order|recommend|book|return)\b.*|(?:not|never) (?:coming back|recommended|impressed|worth it)|avoid.*|(?:very |so |really )?disappoint(?:ed|ing)|shame(?:ful)?|(?:terrible|awful|horrible|shocking|disgusting)(?: \w+)?|a joke|(?:\d|one|two|three|four|five) stars?.*)$/iu,
  BG: lettered(
    /^(?:ужас|срам|срамота|позор|повече никога|никога повече|не препоръчвам.*|няма да (?:се върна|поръчам|дойда).*|разочаровани?а? .*|разочарован[аи]?|(?:\d|една|две|три) звезд\p{L}*.*)$/iu,
  ),
};
/** Sentences, and what follows a comma with a subject and a verb of its own. */
const between: Record<Language, RegExp> = {
  EN: /(?<=[.!?])\s+|,\s+(?:and\s+)?(?=(?:(?:the|our|my|their) )?[a-z]+(?: [a-z]+)? (?:was|were|is|are|didn[’']t|doesn[’']t|wasn[’']t|weren[’']t|had|took|never)\b)/iu,
  BG: /(?<=[.!?])\s+/u,
};
const COMPLAINT_WORDS = 45;
const PRAISE_WORDS = 25;

const deed =
  /^(?:[A-Z]?[a-z]{2,}ed|made|did|found|took|gave|built|kept|came|got|brought) (?!by|with)/u;

/** The praise of a review, to its writer: “we rebuilt your site in six weeks”; empty if it is not one clause. */
export function praiseOf(quote: string, language: Language): string {
  const [first = ''] = quote.split(/(?<=[.!?])\s+/u);
  const bare = first.replace(/[.!?\s]+$/u, '');
  const isClause = finite[language].test(bare) && bare.split(/\s+/u).length <= PRAISE_WORDS;
  // “Fixed my watch”: we did.
  const own = deed.test(bare) ? `they ${bare.charAt(0).toLowerCase()}${bare.slice(1)}` : bare;
  return isClause ? asYouIn(language)(own).replace(/^they /u, 'we ') : '';
}

/** The complaint of a review, to its writer. */
export function complaintOf(quote: string, language: Language): Retold {
  const none = { complaint: '', isStated: false };
  if (quote.split(/\s+/u).length > COMPLAINT_WORDS) return none;
  const sentences = quote
    .split(between[language])
    .map((part) => part.replace(/[.!?\s]+$/u, ''))
    .map((part) => withoutOutcry(part, language))
    .filter((part) => part !== '' && !anger[language].test(part));
  if (sentences.length === 0) return none;
  if (sentences.some((sentence) => !finite[language].test(sentence))) return none;
  const [first = ''] = sentences;
  const isBought = purchase[language].test(first);
  const turned = sentences.map((each, at) => {
    const sentence = isEnglish[language] ? each.replace(state, stated) : each;
    const isThing = isEnglish[language] && at > 0 && isBought && thing.test(sentence);
    const own = isThing ? `It ${small(sentence)}` : sentence;
    return asYouIn(language)(own).replace(bought, '$1, which $2 ');
  });
  if (isBought || sentences.length > 2)
    return { complaint: turned.map((part) => `${capitalised(part)}.`).join(' '), isStated: true };
  const joined = isEnglish[language]
    ? turned
    : turned.map((part) => part.replace(behindThat, '$2 $1 '));
  return {
    complaint: joined.join(isEnglish[language] ? ', and that ' : ' и че '),
    isStated: false,
  };
}

/** “…, total circus”: at the end, without a verb. */
function withoutOutcry(part: string, language: Language): string {
  const [, before = '', tail = ''] = /^(.{12,}), ([^,]{3,25})$/u.exec(part) ?? [];
  const isOutcry =
    tail.split(' ').length <= 3 &&
    !state.test(`, ${tail}`) &&
    !/\d/u.test(tail) &&
    !finite[language].test(tail);
  return isOutcry && finite[language].test(before) ? before : part;
}

/** “…, mugs broken” */
const state =
  /, (?:the )?([a-z]+) (broken|cold|dirty|missing|late|wet|burnt|stale|cracked|torn|raw|damaged|scratched|wrong)$/iu;

function stated(_: string, thing: string, how: string): string {
  return ` and the ${thing} ${/[^s]s$/iu.test(thing) ? 'were' : 'was'} ${how}`;
}

/** „Обещахме Ви“ → „(че) Ви обещахме“ */
const behindThat = lettered(/^(\p{L}+(?:хме|хте|ха)) (Ви|ни|се|го|я|ги) (?=\p{L})/u);

/** “Ordered buns, came at 8:30”: the buns came. */
const bought = /^(you (?:ordered|bought|got|booked) [^,]+), (came|arrived|was|were) /u;
const thing = /^(came|arrived|was) /iu;

function asYouIn(language: Language): (clause: string) => string {
  return isEnglish[language] ? asYouEn : asYouBg;
}
