import { lettered } from './lettered.ts';
import { phrases } from './phrases.ts';
import { searchFor } from './search/search.ts';
import { type Word, wordIndexOf } from './search/word-index.ts';

/** Pronouns of the familiar second person; “те” only where it cannot mean “they”. */
const pronouns = searchFor(phrases`
  ти | теб | тебе | твой | твоя | твоят | твоето | твое | твоята | твои | твоите
  (?:да|ще|не) те(?= (?!са |да )\p{L})
`);
/** Of verbs of the familiar second person: “можеш”, “имаш”. Some nouns end like them. */
const verbEndings = new Set(['еш', 'иш', 'аш', 'яш']);
const nouns = new Set(
  'наш ваш фиш афиш финиш фетиш хашиш гулаш гуляш лаваш фреш флеш креш кеш чардаш дервиш миш маш таш паш'.split(
    ' ',
  ),
);
/** Of imperatives: “опитай”, „оставяй“. Some nouns end like them, and names, which have a capital letter. */
const imperativeEndings = new Set(['ай', 'яй']);
/** Begins a sentence: there any word has a capital letter. */
const sentenceStart = /(?<=^|[.!?:]\s|\n)/uy;
/** Letters of the shortest verb with one of these endings. */
const LETTERS_MIN = 4;
const nounsInY = new Set(
  'чай край май рай бай лай случай обичай урожай трамвай каравай накрай покрай докрай открай безкрай самурай скай'.split(
    ' ',
  ),
);
/** Other familiar imperatives that can be nothing else. */
const imperatives = searchFor(phrases`
  напиши | запиши | опиши | пиши | избери | събери | разбери | кажи | покажи | докажи | разкажи | вземи | вдигни
  пусни | започни | спри | иди | ела | бъди | недей | виж | дръж | стой | звънни | премахни | махни | откажи | остани
  застани | излез | влез | мини | прочети | пресметни | сметни | заведи | доведи | донеси
`);
/** Imperatives that are also the third person (“he added”): familiar at the beginning of a sentence or an item. */
const openingImperatives = searchFor(phrases`
  направи(?! впечатление) | провери | добави | сложи | намери | покани | предложи | помоли | раздели | сравни | изпрати
  прати | качи | отдели | определи | намали | увеличи | смени | помисли | реши | подготви | говори | обясни | отговори
  благодари | обади | запази | остави | замени | съкрати | раздай | изчисли | задай | включи | изключи | постави
  потърси | купи | поръчай | плати | отвори | затвори | изброй | подари | приеми | помни | запомни | напомни | наеми
`);

/** Begins a sentence, or follows a colon or an opening mark: an imperative there is familiar. */
const opening = /(?<=(?:^|[.!?:]\s|[„“"(]|\n)[\s*_]*(?:не\s)?)/iuy;

/** A form of address in a text, with its position in UTF-16 units. */
export interface AddressForm {
  form: string;
  start: number;
}

/** The familiar forms of address in a Bulgarian text, in order. */
export function familiarForms(text: string, words = wordIndexOf(text)): AddressForm[] {
  const found = [
    ...words.words.flatMap((word) =>
      isFamiliar(word, text) ? [{ form: word.written, start: word.start }] : [],
    ),
    ...[pronouns, imperatives].flatMap((search) => formsFound(search(words))),
    ...formsFound(openingImperatives(words)).filter(({ start }) => isAt(opening, text, start)),
  ].toSorted((a, b) => a.start - b.start);
  return found.filter(({ start }, index) => start !== found[index - 1]?.start);
}

/** By its ending. */
function isFamiliar({ written, start }: Word, text: string): boolean {
  const ending = written.slice(-2).toLowerCase();
  if (written.length < LETTERS_MIN) return false;
  if (verbEndings.has(ending)) return !nouns.has(written.toLowerCase());
  if (!imperativeEndings.has(ending) || nounsInY.has(written.toLowerCase())) return false;
  const [first, rest] = [written.slice(0, 1), written.slice(1)];
  if (rest !== rest.toLowerCase()) return false;
  return first === first.toLowerCase() || isAt(sentenceStart, text, start);
}

/** The first familiar form of address in a Bulgarian text; null if there is none. */
export function familiarForm(text: string): string | null {
  return familiarForms(text)[0]?.form ?? null;
}

/** Polite pronouns in small letters. “ви” and its forms are small only when they address several people. */
const smallPolite = searchFor(
  lettered(/(?<![\p{L}\p{N}])(?:вие|вас|вам|ви|ваш(?:ият?|а|ата|е|ето|и|ите)?)(?![\p{L}\p{N}])/u),
);

/** The polite pronouns in small letters of a Bulgarian text, in order. */
export function smallPoliteForms(text: string, words = wordIndexOf(text)): AddressForm[] {
  return formsFound(smallPolite(words));
}

/** The first polite pronoun in small letters; null if there is none. */
export function smallPoliteForm(text: string): string | null {
  return smallPoliteForms(text)[0]?.form ?? null;
}

/** Whether a description of a tone asks for the familiar address. */
export const asksFamiliar = lettered(/(?<!\p{L})на\s+[„“‚‘"'«]?ти(?!\p{L})/iu);

function formsFound(matches: readonly RegExpExecArray[]): AddressForm[] {
  return matches.map(({ 0: form, index }) => ({ form, start: index }));
}

/** Whether a pattern with the flag y, which only looks around, fits at a position. */
function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
