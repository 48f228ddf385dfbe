/** Letters that people confuse, or that look the same when typed in Latin letters. */
const alike: Readonly<Record<string, string>> = {
  й: 'и',
  ѝ: 'и',
  ъ: 'а',
  щ: 'шт',
  ь: '',
  '’': "'",
};

/** Endings to strip, longest first. The stem keeps at least `STEM_MIN` letters. */
const bulgarianEndings = endings(
  'ираното ираната ираните иранията иранието ирането ираните иране ираме ирате ират ирам ирай ира ' +
    'ването ванията ванието ване ваме вате ват вам вайте вай ва ' +
    'остите остта ости ост ствата ството ства ство овете ове ията иите ието ия ии ие ' +
    'ското ската ските ският ски ска ско ' +
    'ете ем ат ят им ите иш еш ам ям аме яме ах ях ахме ихме ил ила или ал ала али ' +
    'та то те ат ът ят а я и е о у',
);
/** Articles are the last part of a word, so they are stripped first. */
const articles = endings('ът ят та то те');
const englishEndings = endings(
  'ations ation ings ing ments ment ities ity iness ness ively ives ive ers ies ied ier ally ' +
    'al ly ed er es s e y',
);
/** A stem with fewer letters has no meaning of its own. */
const STEM_MIN = 4;

/** The form of a word for comparisons. */
export function fold(word: string): string {
  return word.toLowerCase().replace(/[йѝъщь’]/g, (letter) => alike[letter] ?? letter);
}

/** The part that the forms of a folded word share. Short words stay whole. */
export function stemOf(folded: string): string {
  if (!/\p{Script=Cyrillic}/u.test(folded)) return without(folded, englishEndings);
  return without(without(folded, articles), bulgarianEndings);
}

function without(word: string, list: readonly string[]): string {
  const ending = list.find(
    (entry) => word.endsWith(entry) && word.length - entry.length >= shortest(entry),
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** One letter is certainly an ending; two may belong to the stem. */
function shortest(ending: string): number {
  return ending.length === 1 ? STEM_MIN - 1 : STEM_MIN;
}

function endings(list: string): string[] {
  const folded = list.split(' ').map(fold);
  return [...new Set(folded)].sort((a, b) => b.length - a.length);
}
