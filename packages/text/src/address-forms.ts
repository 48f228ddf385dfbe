import { matchesOf } from './matches.ts';
import { phrases } from './phrases.ts';

/** Pronouns of the familiar second person; “те” only where it cannot mean “they”. */
const pronoun = phrases`
  ти | теб | тебе | твой | твоя | твоят | твоето | твое | твоята | твои | твоите
  (?:да|ще|не) те(?= (?!са |да )\p{L})
`;
/** Verbs of the familiar second person: “можеш”, “имаш”. Some nouns end like them. */
const verb = /(?<!\p{L})\p{L}{2,}(?:еш|иш|аш|яш)(?!\p{L})/giu;
const nouns = new Set(
  'наш ваш фиш афиш финиш фетиш хашиш гулаш гуляш лаваш фреш флеш креш кеш чардаш дервиш миш маш таш паш'.split(
    ' ',
  ),
);
/** Imperatives: “опитай”, „оставяй“. Some nouns end like them, and names, which have a capital letter. */
const imperativeInY =
  /(?<!\p{L})\p{Ll}{2,}(?:ай|яй)(?!\p{L})|(?<=^|[.!?:]\s|\n)\p{Lu}\p{Ll}+(?:ай|яй)(?!\p{L})/gu;
const nounsInY = new Set(
  'чай край май рай бай лай случай обичай урожай трамвай каравай накрай покрай докрай открай безкрай самурай скай'.split(
    ' ',
  ),
);
/** Other familiar imperatives that can be nothing else. */
const imperative = phrases`
  напиши | запиши | опиши | пиши | избери | събери | разбери | кажи | покажи | докажи | разкажи | вземи | вдигни
  пусни | започни | спри | иди | ела | бъди | недей | виж | дръж | стой | звънни | премахни | махни | откажи | остани
  застани | излез | влез | мини | прочети | пресметни | сметни | заведи | доведи | донеси
`;
/** Imperatives that are also the third person (“he added”): familiar at the beginning of a sentence or an item. */
const openingImperative = phrases`
  направи(?! впечатление) | провери | добави | сложи | намери | покани | предложи | помоли | раздели | сравни | изпрати
  прати | качи | отдели | определи | намали | увеличи | смени | помисли | реши | подготви | говори | обясни | отговори
  благодари | обади | запази | остави | замени | съкрати | раздай | изчисли | задай | включи | изключи | постави
  потърси | купи | поръчай | плати | отвори | затвори | изброй | подари | приеми | помни | запомни | напомни | наеми
`;

/** A sentence, or what follows a colon or an opening mark. */
const opening = /(?<=^|[.!?:]\s|[„“"(]|\n)[^\n„“"(]+?(?=[.!?:]\s|[„“"(]|\n|$)/gu;

/** A form of address in a text, with its position in UTF-16 units. */
export interface AddressForm {
  form: string;
  start: number;
}

/** The familiar forms of address in a Bulgarian text, in order. */
export function familiarForms(text: string): AddressForm[] {
  const found = [
    ...all(text, verb).filter(({ form }) => !nouns.has(form.toLowerCase())),
    ...all(text, imperativeInY).filter(({ form }) => !nounsInY.has(form.toLowerCase())),
    ...[pronoun, imperative].flatMap((pattern) => all(text, pattern)),
    ...all(text, opening).flatMap(openingForm),
  ].toSorted((a, b) => a.start - b.start);
  return found.filter(({ start }, index) => start !== found[index - 1]?.start);
}

/** The first familiar form of address in a Bulgarian text; null if there is none. */
export function familiarForm(text: string): string | null {
  return familiarForms(text)[0]?.form ?? null;
}

/** Polite pronouns in small letters. “ви” and its forms are small only when they address several people. */
const smallPolite =
  /(?<![\p{L}\p{N}])(?:вие|вас|вам|ви|ваш(?:ият?|а|ата|е|ето|и|ите)?)(?![\p{L}\p{N}])/u;

/** The polite pronouns in small letters of a Bulgarian text, in order. */
export function smallPoliteForms(text: string): AddressForm[] {
  return all(text, smallPolite);
}

/** The first polite pronoun in small letters; null if there is none. */
export function smallPoliteForm(text: string): string | null {
  return smallPoliteForms(text)[0]?.form ?? null;
}

/** Whether a description of a tone asks for the familiar address. */
export const asksFamiliar = /(?<!\p{L})на\s+[„“‚‘"'«]?ти(?!\p{L})/iu;

function all(text: string, pattern: RegExp): AddressForm[] {
  const every = new RegExp(pattern.source, pattern.flags.replace('g', '') + 'g');
  return matchesOf(text, every).map(({ 0: form, index }) => ({ form, start: index }));
}

/** The imperative with which a sentence or an item opens. */
function openingForm({ form: sentence, start }: AddressForm): AddressForm[] {
  const lead = /^[\s*_]*(?:не\s)?/iu.exec(sentence)?.[0].length ?? 0;
  const found = openingImperative.exec(sentence.slice(lead));
  return found?.index === 0 ? [{ form: found[0], start: start + lead }] : [];
}
