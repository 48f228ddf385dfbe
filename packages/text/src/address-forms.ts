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

/** The first familiar form of address in a Bulgarian text; null if there is none. */
export function familiarForm(text: string): string | null {
  const verbs = (text.match(verb) ?? []).filter((word) => !nouns.has(word.toLowerCase()));
  const inY = (text.match(imperativeInY) ?? []).filter((word) => !nounsInY.has(word.toLowerCase()));
  const others = [pronoun, imperative].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  const openings = text.split(/[.!?:]\s|[„“"(]|\n+/).flatMap((sentence) => {
    const opening = sentence.replace(/^[\s*_]*(?:не\s)?/iu, '');
    const found = openingImperative.exec(opening);
    return found?.index === 0 ? found[0] : [];
  });
  return [...verbs, ...inY, ...others, ...openings][0] ?? null;
}

/** Polite pronouns in small letters. “ви” and its forms are small only when they address several people. */
const smallPolite =
  /(?<![\p{L}\p{N}])(?:вие|вас|вам|ви|ваш(?:ият?|а|ата|е|ето|и|ите)?)(?![\p{L}\p{N}])/u;

/** The first polite pronoun in small letters; null if there is none. */
export function smallPoliteForm(text: string): string | null {
  return smallPolite.exec(text)?.[0] ?? null;
}

/** Whether a description of a tone asks for the familiar address. */
export const asksFamiliar = /(?<!\p{L})на\s+[„“‚‘"'«]?ти(?!\p{L})/iu;
