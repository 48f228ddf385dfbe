/** Letters that are mistaken for each other, or typed alike in Latin. */
const alike: Readonly<Record<string, string>> = {
  й: 'и',
  ѝ: 'и',
  ъ: 'а',
  щ: 'шт',
  ь: '',
  '’': "'",
};

/** Endings that are taken off, the longest first; what stays has at least `STEM_MIN` letters. */
const bulgarianEndings = endings(
  'ираното ираната ираните иранията иранието ирането ираните иране ираме ирате ират ирам ирай ира ' +
    'ването ванията ванието ване ваме вате ват вам вайте вай ва ' +
    'остите остта ости ост ствата ството ства ство овете ове ията иите ието ия ии ие ' +
    'ското ската ските ският ски ска ско ' +
    'ете ем ат ят им ите иш еш ам ям аме яме ах ях ахме ихме ил ила или ал ала али ' +
    'та то те ат ът ят а я и е о у',
);
/** The article comes last and is taken off before the rest. */
const articles = endings('ът ят та то те');
const englishEndings = endings(
  'ations ation ings ing ments ment ities ity iness ness ively ives ive ers ies ied ier ally ' +
    'al ly ed er es s e y',
);
/** Fewer letters than this carry no meaning of their own. */
const STEM_MIN = 4;

/** A word as it is compared. */
export function fold(word: string): string {
  return word.toLowerCase().replace(/[йѝъщь’]/g, (letter) => alike[letter] ?? letter);
}

/** The part of a folded word that its forms have in common; short words stay whole. */
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

/** A single letter is surely an ending, two may belong to the word. */
function shortest(ending: string): number {
  return ending.length === 1 ? STEM_MIN - 1 : STEM_MIN;
}

function endings(list: string): string[] {
  const folded = list.split(' ').map(fold);
  return [...new Set(folded)].sort((a, b) => b.length - a.length);
}
