import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { fold } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { isEnglish } from '../../language/is-english.ts';
import { isBusiness, nameIn, occasionNamed, townIn, tradeNamed, withoutAsides } from './about.ts';

type Needed = Pick<Knowledge, 'followUps' | 'ideas' | 'understanding'>;

/** Shorter words name nothing. */
const LETTERS_MIN = 4;

/** From here on a request says what its list is about. */
const about = lettered(
  /(?<!\p{L})(?:about|announcing|regarding|for|on|of|from|theme|topic|относно|за|на|от|тема|до|при|към)(?!\p{L})/iu,
);
/** Words that a list is to avoid. */
const excluded = lettered(
  /(?<!\p{L})(?:without|not?|nothing|never|don[’']?t|avoid|without any|без|не|нищо|никакв\p{L})(?!\p{L})[^,.;:!?]*/giu,
);
/** Words for recipients, manner and place: they need not be in a line. */
const passing = lettered(
  /^(?:customers?|clients?|guests?|people|readers?|subscribers?|followers?|owners?|everyone|everybody|beginners?|somebody|email\p{L}*|e-?mail|newsletters?|website|page|homepage|blog|post\p{L}*|flyer|campaign|theme|topic|ideas?|options?|give|want|need|make|makes|sell|sells|does|please|words?|characters|vans?|window|signs?|cards?|mugs?|shirts?|quiet|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|short|funny|catchy|simple|different|something|fresh|creative|interesting|engaging|small|little|tiny|family|local|independent|good|nice|great|best|loyal|regular|existing|week|weeks|month|months|year|years|next|coming|season|weekend|last|called|named|based|that|which|where|with|have|runs?|works?|rents?|also|only|before|after|клиент\p{L}*|гост\p{L}*|хора\p{L}*|читател\p{L}*|абонат\p{L}*|последовател\p{L}*|собствени\p{L}*|имейл\p{L}*|бюлетин\p{L}*|сайт\p{L}*|страниц\p{L}*|блог\p{L}*|пост\p{L}*|кампани\p{L}*|тема\p{L}*|теми\p{L}*|идеи?|варианта?|дай\p{L}*|искам\p{L}*|трябват?|прав\p{L}{1,2}|прода\p{L}*|моля|кратк\p{L}*|кратък|къси?|думи|знака|буса?|витрин\p{L}*|визитк\p{L}*|табел\p{L}*|тениск\p{L}*|понеделник|вторник|сряда|четвъртък|петък|събота|неделя|забавн\p{L}*|закачлив\p{L}*|различн\p{L}*|интересн\p{L}*|нещо|малк\p{L}*|семе[ий]н\p{L}*|квартал\p{L}*|местн\p{L}*|добр\p{L}*|лоялн\p{L}*|редовн\p{L}*|нов\p{L}{1,4}|стар\p{L}{1,3}|седмиц\p{L}*|месец\p{L}*|годин\p{L}*|сезон\p{L}*|следващ\p{L}*|последн\p{L}*|ко[ий]то|която|което|които|дето|само|също|нашия?т?|нашата|нашето|нашите|мо[яй]т?а?|казва|наречен\p{L}*|работ\p{L}{1,3}|преди|след|през|край)$/iu,
);

/** The words by which a request names what its list is about, besides a trade, an occasion and a place. */
export function namedWords(
  rest: string,
  trade: string | null,
  language: Language,
  knowledge: Needed,
): string[] {
  const bare = withoutAsides(rest).replace(excluded, ' ');
  const at = bare.search(about);
  if (at < 0) return [];
  const known = new Set(
    [townIn(rest), nameIn(rest)].flatMap((each) => wordsOf(each ?? '')).map(fold),
  );
  const words = wordsOf(bare.slice(at));
  const isTrade = (text: string) => trade !== null && tradeNamed(text, knowledge) === trade;
  return words.filter((word, place) => {
    if (word.length < LETTERS_MIN || passing.test(word) || known.has(fold(word))) return false;
    if (knowledge.understanding.emptyWords.has(fold(word)) || /\d/u.test(word)) return false;
    if (isBusiness(word) || occasionNamed(word, knowledge) !== null) return false;
    if (/\p{Script=Cyrillic}/u.test(word) === isEnglish[language]) return false;
    const pairs = [words.slice(place - 1, place + 1), words.slice(place, place + 2)];
    return !isTrade(word) && !pairs.some((pair) => pair.length > 1 && isPhrase(pair, isTrade));
  });
}

/** “Dog grooming” names a trade that neither of its words names. */
function isPhrase(pair: readonly string[], isTrade: (text: string) => boolean): boolean {
  return isTrade(pair.join(' ')) && !pair.some(isTrade);
}

const parts: Record<Language, RegExp> = {
  EN: /^(?:an? |the |our |my |small |little )*(\S+(?: \S+)+) (?:shop|store|business|company|firm|studio|agency|workshop|garage|office)$/iu,
  BG: lettered(/^\S+(?: \S+){0,2}? (?:за|по) (.+)$/iu),
};

/** The offer in the name of a business: “a saddle repair workshop”, „ателие за реставрация на мебели“; null if the name is its trade alone. */
export function offeredBy(business: string, language: Language): string | null {
  return parts[language].exec(business)?.[1]?.trim() ?? null;
}
