import { lettered } from '@savet/text/lettered';

const ordinals: Readonly<Record<string, number>> = {
  ...{ second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, tenth: 10 },
  ...{ втор: 2, трет: 3, четвърт: 4, пет: 5, шест: 6, седм: 7, осм: 8, девет: 9, десет: 10 },
};
const words: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ един: 1, една: 1, едно: 1, два: 2, две: 2, три: 3, четири: 4, шест: 6, седем: 7, осем: 8 },
};
const known = `\\d{1,2}|${[...Object.keys(words), 'пет', 'девет', 'десет'].join('|')}`;
/** “1 in 6”, “three out of ten”, „4 от 10“, „един на шест“ */
const pair = lettered(
  `(?<![\\p{L}\\d.,])(${known}) (?:in|out of|of|от|на) (?:every |всеки |всички )?(${known})(?![\\p{L}\\d]|[.,:]\\d| ?(?:%|€|лв|евро|eur|дни|day|час|hour|месец|month|седмиц|week))`,
  'giu',
);
const every = lettered(
  /(?<!\p{L})(?:every (second|third|fourth|fifth|sixth|seventh|eighth|tenth)|вс(?:еки|яка|яко) (втор|трет|четвърт|пет|шест|седм|осм|девет|десет)(?:и|а|о))(?= (?!ден|day|week|седмица|месец|month)\p{L})/giu,
);
const parts: readonly [RegExp, number][] = [
  [lettered(/(?<!\p{L})(?:two thirds|две трети)(?: (?=of|от))?(?!\p{L})/giu), 200 / 3],
  [
    lettered(
      /(?<!\p{L})(?:a|one) third(?= of)(?!\p{L})|(?<!\p{L})(?:една )?(?:третина(?:та)?|трета)(?= от)/giu,
    ),
    100 / 3,
  ],
  [
    lettered(/(?<!\p{L})(?:a|one) quarter(?= of)|(?<!\p{L})(?:една )?четвъртина(?:та)?(?= от)/giu),
    25,
  ],
  [lettered(/(?<=(?:about|roughly|around|only) )a third(?= \p{L})/giu), 100 / 3],
  [lettered(/(?<=(?:about|roughly|around|only) )a quarter(?= \p{L})/giu), 25],
  [
    lettered(
      /(?<=(?:refund|back|return|keep|lose|връща\p{L}*|губ\p{L}*) )(?:half|половината)(?!\p{L})/giu,
    ),
    50,
  ],
  [
    lettered(
      /(?<!\p{L})half(?= of (?:them|it|that|those|the|my|our|what))|(?<!\p{L})половината(?= от)/giu,
    ),
    50,
  ],
];

const LARGE = 12;
const DIGITS = 1e8;

const shown = (share: number) => `${Math.round(share * DIGITS) / DIGITS}%`;
const numberOf = (word: string) =>
  words[word.toLowerCase()] ??
  ({ пет: 5, девет: 9, десет: 10 } as Record<string, number>)[word.toLowerCase()] ??
  Number(word);

/** “One in six” and “a third of them” as percentages. */
export function sharesInFigures(text: string): string {
  const inPairs = text.replace(pair, (whole, some: string, all: string) => {
    const [part, of] = [numberOf(some), numberOf(all)];
    const isShare = part < of && (of <= LARGE || of === 20);
    return isShare ? shown((part / of) * 100) : whole;
  });
  const ofEvery = inPairs.replace(every, (_, english?: string, bulgarian?: string) =>
    shown(100 / (ordinals[(english ?? bulgarian ?? '').toLowerCase()] ?? 1)),
  );
  return parts.reduce((said, [sign, share]) => said.replace(sign, shown(share)), ofEvery);
}

const rest: readonly [RegExp, string][] = [
  [lettered(/(?<!\p{L})the (?:second|other|later|remaining) half(?!\p{L})/giu), 'the rest'],
  [lettered(/(?<!\p{L})(?:втората|другата|останалата) половина(?!\p{L})/giu), 'остатъка'],
];
/** “Half on signing, half after twelve months” */
const inHalves = lettered(
  /(?<!\p{L})half (on|now|upfront|up front|at|when|before|in advance)([^.;,]{0,40}?)(?:,| and|, and) (?:half|the rest) (?=after|later|at|when|on|in|once|следващ)/giu,
);
const inHalvesToo = lettered(
  /(?<!\p{L})половината ([^.;,]{0,40}?)(?:,| и) (?:половината|остатъка) (?=след|при|накрая|после|на|в)/giu,
);

/** The first of two halves as a percentage, and the other one as the rest. */
export function halves(text: string): string {
  const rests = rest.reduce((said, [words, other]) => said.replace(words, other), text);
  return rests
    .replace(inHalves, '50% $1$2 and the rest ')
    .replace(inHalvesToo, '50% сега $1 и остатъка ');
}

const fails = lettered(
  /(?<!\p{L})(?:cancel\p{L}*|fall\p{L}* through|fails?|leaves?|quits?|drops? out|разваля\p{L}*|пропада\p{L}*|проваля\p{L}*|отказва\p{L}*|напуска\p{L}*|отпада\p{L}*)(?!\p{L})/iu,
);

/** Whether a part of what is told falls through: a formula that doesn’t know that comes to too much. */
export const losesShare = (asked: string): boolean =>
  fails.test(asked) && sharesInFigures(asked) !== asked;
