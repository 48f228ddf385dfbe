import { wordsOf } from './text.ts';

/** Frequent Bulgarian words as people type them with Latin letters; none of them is an English word. */
const tells = new Set(
  (
    'kak kakvo kakwo kakva kakyv kakuv koi koy koq koya koga kude kade kyde zashto zasto za da na ne se ' +
    'si sa sme ste li ot mi ni vi shte ima imam imame iskam iskame moga mozhe moje mojem mozhem ' +
    'trqbva tryabva triabva nash nashiq nashata nasheto nashite moq moya moyat moeto moite nashia kym kam ' +
    'kum sas sus bez ili oshte o6te mnogo dobre malko kolko napishi napishete napi6i napravi napravete ' +
    'izmisli izmislete pomogni pomognete dai dayte daite obqsni obyasni kaji kazhi cena ceni cenata cenite ' +
    'reklama klienti klient firma firmata biznes biznesa pazar pazara produkt produkta uslugi usluga ' +
    'obqva obyava marka markata po-kratko kratko blagodarq blagodarya mersi zdravei zdraveite zdrasti ' +
    'kajete edin edna edno tova tozi tazi tezi sega pyrvo parvo otkyde otkade zapochna otlichim'
  ).split(' '),
);
/** English words that would make up a tell by chance (‘do’ and ‘a’ say nothing either way). */
const englishTells = new Set(
  'the and of to is are we our you your my in for with what how why which who give write this that it'.split(
    ' ',
  ),
);
/** Share of tells among the words from which on a text is taken for Bulgarian. */
const TELLS_SHARE = 0.25;
/** Letters are converted in this order, so that `sht` is not read as `s` and `ht`. */
const letters: readonly [RegExp, string][] = [
  [/sht/g, 'щ'],
  [/sh|6/g, 'ш'],
  [/ch|4/g, 'ч'],
  [/zh|j/g, 'ж'],
  [/ts|c/g, 'ц'],
  [/iya|iq|ia/g, 'ия'],
  [/ya|q/g, 'я'],
  [/yu|iu/g, 'ю'],
  [/yo/g, 'йо'],
  [/(?<=[aeiouаеиоуъ])y/g, 'й'],
  [/y/g, 'ъ'],
];
const single: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  x: 'х',
  z: 'з',
};

/** Whether a text without Cyrillic is Bulgarian all the same: “kak da opredelim cenata?”. */
export function isLatinBulgarian(text: string): boolean {
  if (/\p{Script=Cyrillic}/u.test(text)) return false;
  const words = wordsOf(text);
  const told = words.filter((word) => tells.has(word)).length;
  const against = words.filter((word) => englishTells.has(word)).length;
  return told > against && told >= words.length * TELLS_SHARE;
}

/** The words in Cyrillic, as far as letters alone tell; where Latin typing leaves it open, the usual reading. */
export function toCyrillic(word: string): string {
  let converted = word.toLowerCase();
  for (const [latin, cyrillic] of letters) converted = converted.replace(latin, cyrillic);
  return converted.replace(/[a-z]/g, (letter) => single[letter] ?? letter);
}
