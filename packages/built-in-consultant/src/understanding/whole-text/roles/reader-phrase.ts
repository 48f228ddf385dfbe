import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';

export interface ReaderPhrase {
  name: string;
  group: string;
  /** The relative clause about the reader: “whose bikes are ready”. */
  relative: string;
  /** The reader’s relation to the writer: “egg supplier”. */
  role: string;
  /** The length of the phrase in the request, in UTF-16 units. */
  length: number;
}

const NAME =
  "(?!(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)(?!\\p{L}))\\p{Lu}[\\p{L}’'-]+";
const NAMES = `${NAME}(?: ${NAME}){0,2}(?: (?:and|&|и) ${NAME})?`;
const TITLE = '(?:Mr|Mrs|Ms|Miss|Dr|г-н|г-жа|г-ца|д-р|господин|госпожа)\\.? ';
const groups: Record<Language, string> = {
  EN: 'customers|clients|regulars|guests|parents|tenants|members|neighbours|residents|staff|colleagues|team|volunteers|patients|students|pupils|learners|subscribers|visitors|suppliers|buyers|families|owners|everyone|everybody|lot|group|class|crew|people|shoppers|participants|followers|mums|dads|drivers|riders|players',
  BG: 'клиентите|клиенти|гостите|гости|родителите|родители|наемателите|членовете|съседите|живущите|колегите|екипа|персонала|пациентите|учениците|абонатите|посетителите|доставчиците|участниците|курсистите|собствениците|всички|хората|групата|играчите|шофьорите|служителите|доброволците',
};
const singles: Record<Language, string> = {
  EN: 'customer|client|guest|buyer|tenant|landlord|landlady|supplier|candidate|applicant|guy|woman|man|lady|girl|lad|bloke|person|neighbour|couple|boss|accountant|owner|patient|parent|member|student|courier|wholesaler|council|bank|manager|bride|groom|friend|driver|plumber|builder|printer|designer|photographer|host|seller|agent|agency|partner|developer|mother|father|mum|dad',
  BG: 'клиентката|клиентка|клиента|клиент|гостенката|гост|госта|купувача|купувачката|купувач|наемателя|наемателката|наемодателя|наемодателката|хазяина|хазяйката|доставчика|доставчик|кандидатката|кандидатка|кандидата|кандидат|съседа|съседката|счетоводителя|счетоводителката|собственика|собственичката|пациента|пациентката|пациент|пациентка|майката|бащата|партньора|партньор|общината|банката|куриера|управителя|човека|момичето|момчето|младоженците|двойка',
};
const stop: Record<Language, string> = {
  EN: '(?=[,.:;!?]|\\s[-–]|\\s(?:that|about|who|whose|saying|telling|and|but|the|her|his|their|we|i|our|my|is|are|re|for|because|asking)(?!\\p{L})|$)',
  BG: '(?=[,.:;!?]|\\s[-–]|\\s(?:че|ко(?:й|я|е|и)то|чи(?:й|я|е|и)то|за|с|със|относно|да|ние|аз)(?!\\p{L})|\\s\\p{L}|$)',
};

/** Words that are no noun for a person. */
const small: Record<Language, string> = {
  EN: 'that|about|who|saying|and|but|is|are|on|in|at|with|from|the',
  BG: 'че|за|кой|и|но|е|са|в|във|с|от|на',
};

/** After the plain name of a group, the content of the text may begin without any mark. */
const groupStop: Record<Language, string> = {
  EN: `(?:(?<=customers|clients|members|parents|tenants|neighbours|residents|guests|patients|students|staff|volunteers)(?= (?!evening|association|day|of|in|at)\\p{L})|${stop.EN})`,
  BG: stop.BG,
};

const patterns: Record<Language, { to: string; own: string }> = {
  EN: {
    to: '(?:to|for)',
    own: '(?:(?:all|my|our|the|an?|one of|of|this|that|these|those|every|both) )*',
  },
  BG: {
    to: '(?:до|към|за|на)',
    own: '(?:(?:всички|моите|нашите|един|една|моя|моята|нашия|нашата) )*',
  },
};

export const nobody: ReaderPhrase = { name: '', group: '', relative: '', role: '', length: 0 };

/** Finds the reader at the start of the words after the kind of text; the length is 0 if there is none. */
export function readerPhrase(after: string, language: Language, isTold: boolean): ReaderPhrase {
  const { to, own } = patterns[language];
  const before = `^\\s*${isTold ? `(?:${to} )?` : `${to} `}${own}`;
  const adjectives = isEnglish[language] ? "(?:[\\p{L}’'-]+ ){0,3}?" : '(?:\\p{Ll}+ ){0,2}?';
  const called = '(?:,? ?(?:called|named|на име))?';
  const group = lettered(
    `${before}(${adjectives}(?:${groups[language]})(?: (?:of|in|at|on|от|на|във?) (?:(?!(?:че|that)(?!\\p{L}))[\\p{L}\\d&-]+ ?){1,5}?(?=[,:.;]))?)${groupStop[language]}`,
    'u',
  ).exec(after);
  const single = lettered(
    `${before}(${adjectives}(?:${singles[language]})(?: (?:на|за|of|for) \\p{Ll}+)?)${called}(?: ?,? ?((?:${TITLE})?${NAMES}))?${stop[language]}`,
    'u',
  ).exec(after);
  const person = lettered(
    `${before}(?:(?!(?:${small[language]}) )\\p{Ll}+ ){0,2}?((?:${TITLE})${NAMES}|(?<!^\\s*(?:for|за) .*)${NAMES})(?=[,.:;!?]|\\s|$)`,
    'u',
  ).exec(after);
  const found =
    group !== null && (single === null || group[0].length >= single[0].length || single.index < 0)
      ? { ...nobody, group: group[1] ?? '', length: group[0].length }
      : single !== null
        ? { ...nobody, role: single[1] ?? '', name: single[2] ?? '', length: single[0].length }
        : person !== null
          ? { ...nobody, name: person[1] ?? '', length: person[0].length }
          : nobody;
  if (found.length === 0) return nobody;
  const relative =
    /^,? ((?:с(?= готов)|who|whose|ко(?:й|я|и)то|чи(?:й|я|е|и)то)(?:[’']s|[’']ve)? [^,.:;]+)/u.exec(
      after.slice(found.length),
    );
  return relative === null
    ? found
    : { ...found, relative: relative[1] ?? '', length: found.length + relative[0].length };
}
