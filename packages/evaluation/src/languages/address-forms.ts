import { wholeWords } from '../words/words.ts';

/** Pronouns of the familiar second person; “те” only where it cannot mean “they”. */
const pronoun = wholeWords(
  'ти|теб|тебе|твой|твоя|твоят|твоето|твое|твоята|твои|твоите|(?:да|ще|не) те(?= (?!са(?!\\p{L})|да(?!\\p{L}))\\p{L})',
);
/** Verbs of the familiar second person: “можеш”, “имаш”. Nouns with this ending follow below. */
const verb = /(?<!\p{L})\p{L}{2,}(?:еш|иш|аш|яш)(?!\p{L})/giu;
const nouns = new Set(
  'наш ваш фиш афиш финиш фетиш хашиш гулаш гуляш лаваш фреш флеш креш кеш чардаш бараш дервиш миш маш таш паш кураш фолш'.split(
    ' ',
  ),
);
/** Familiar imperatives that can be nothing else. */
const imperative = wholeWords(
  [
    'напиши запиши опиши отпиши избери събери разбери кажи покажи докажи разкажи вземи вдигни пусни започни почни спри',
    'иди ела бъди опитай пробвай питай попитай използвай започвай дай давай продавай предлагай гледай чакай слушай тествай',
    'снимай публикувай следвай внимавай забравяй отбележи пиши звънни премахни махни откажи остани застани излез влез',
    'пресметни сметни прочети минавай заведи доведи донеси запомни напомни помни предвиди прегледай разгледай виж',
    'обещавай поръчвай споделяй добавяй поддържай отговаряй обяснявай показвай казвай включвай изпращай поставяй стой',
  ]
    .join(' ')
    .replaceAll(' ', '|'),
);
/** Imperatives that are also the third person (“he added”): familiar at the beginning of a sentence or an item. */
const openingImperative = new RegExp(
  `(?<=^\\s*|[.!?:]\\s+|[„“"(]|\\n\\s*)(?:не\\s)?(?:${[
    'направи провери добави сложи намери покани предложи помоли раздели сравни изпрати прати качи отдели определи намали',
    'увеличи смени помисли реши подготви говори обясни отговори благодари обади запази остави замени съкрати раздай',
    'изчисли задай включи изключи постави потърси купи поръчай плати отвори затвори изброй подари публикувай приеми',
  ]
    .join(' ')
    .replaceAll(' ', '|')})(?!\\p{L})(?! впечатление)`,
  'iu',
);

/** The first familiar form of address in a Bulgarian text; null if there is none. */
export function familiarForm(text: string): string | null {
  const second = text.match(verb)?.find((word) => !nouns.has(word.toLowerCase()));
  const [found] = [pronoun, imperative, openingImperative].flatMap(
    (pattern) => pattern.exec(text)?.[0] ?? [],
  );
  return second ?? found ?? null;
}

/** Polite pronouns in small letters. “ви” and its forms are small only when they address several people. */
const smallPolite = wholeWords(
  'вие|вас|вам|ви|ваш|ваша|ваше|ваши|вашия|вашият|вашата|вашето|вашите',
  'u',
);

/** The first polite pronoun in small letters; null if there is none. */
export function smallPoliteForm(text: string): string | null {
  return smallPolite.exec(text)?.[0] ?? null;
}

/** Whether a description of a tone asks for the familiar address. */
export const asksFamiliar = /(?<!\p{L})на\s+[„“‚‘"'«]?ти(?!\p{L})/iu;
