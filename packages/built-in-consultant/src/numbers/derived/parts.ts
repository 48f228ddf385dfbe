import { lettered } from '@savet/text/lettered';

const parts: readonly [RegExp, string][] = [
  [lettered(/(?<=\d) ?(?:quid|pounds)(?!\p{L})/giu), ' £'],
  [lettered(/(?<=\d) ?(?:кинта|левчета|лефа)(?!\p{L})/giu), ' лв'],
  [lettered(/(?<=\d) ?\/ ?(?:mo|month|мес|месец)(?!\p{L})/giu), ' a month'],
  [lettered(/(?<=\d) ?(?:hrs|hr)(?!\p{L})/giu), ' hours'],
  [lettered(/(?<!\p{L})an hour and a half(?!\p{L})/giu), '1.5 hours'],
  [lettered(/(?<!\p{L})час и половина(?!\p{L})/giu), '1,5 часа'],
  [lettered(/(?<=\d) hours and a half(?!\p{L})/giu), '.5 hours'],
  [lettered(/(?<=\d) часа и половина(?!\p{L})/giu), ',5 часа'],
  [lettered(/(?<=\d) ?\/ ?(?:h|hr|hour|ч|час)(?!\p{L})/giu), ' an hour'],
  [/(?<=\d )man[- ]hours/giu, 'hours'],
  // „Часът ми излиза 28 евро“, “an hour of my crew costs 14”
  [
    lettered(
      /(?<!\p{L})(?:часът|един час)(?: работа)?(?: (?:ми|ни))? (?:струва|излиза)(?: (?:ми|ни))? ([\d.,]+\d|\d)( ?(?:евро|лв\.?|лева))?(?!\p{L})/giu,
    ),
    'струва ми $1$2 на час',
  ],
  [
    lettered(
      /(?<!\p{L})(?:an|one|each) hour(?: of [\p{L} ]{2,20})? costs(?: me| us)? ([€$£]?(?:[\d.,]+\d|\d))( ?(?:euros?|eur))?(?!\p{L})/giu,
    ),
    'costs me $1$2 an hour',
  ],
  [lettered(/ (?:and|,) half (?:later|after|at the end)[\p{L} ]*/giu), ''],
  [
    lettered(/(?<!\p{L})half (?=back|due|now|later|upfront|up front|on |after|at the)/giu),
    '50% now ',
  ],
  [
    lettered(
      /(?<!\p{L})(?:половината|половина|другата половина) (?=се плаща|обратно|накрая|сега|при|след)/giu,
    ),
    '50% сега ',
  ],
  [
    lettered(/(?<!\p{L})one of (?:the|our|them|my)(?: \d+)? (?=(?:has |have )?(?:left|leaves))/giu),
    '1 ',
  ],
  [lettered(/(?<!\p{L})един от (?:тях|\d+)(?:те)? (?=(?:е )?напусн|си тръгн)/giu), '1 '],
];

/** Bakers and bars work by the night: “we work 26 nights”. */
const workNights = lettered(
  /(?:work|open|bake)[^.?!]{0,20} \d+ nights|\d+ nights a month|(?:a|per) night,? \d+ nights|на нощ,? \d+ нощи|(?:работим|работя|отворен\p{L}*|печем)[^.?!]{0,20} \d+ нощи|\d+ (?:работни )?нощи (?:на|в) месец/iu,
);
const nights = lettered(/(?<!\p{L})(?:nights?|нощи|нощ)(?!\p{L})/giu);
const asDays: Readonly<Record<string, string>> = {
  night: 'day',
  nights: 'days',
  нощ: 'ден',
  нощи: 'дни',
};

/** “Half due later” is a figure, too. */
export function partsInFigures(question: string): string {
  const said = parts.reduce(
    (text, [words, figure]) => text.replace(words, figure),
    withShares(question),
  );
  return workNights.test(said)
    ? said.replace(nights, (word) => asDays[word.toLowerCase()] ?? word)
    : said;
}

const shares =
  /(?<![\d.,])(\d{1,2}) ?(?:\/|:|-|to|на|and|и) ?(\d{1,2})(?: ?(?:\/|:|-|to|на|and|и) ?(\d{1,2}))?(?![\d.,]*\d| ?(?:%|€|лв|евро|eur))/giu;
const partners = lettered(
  /(?<!\p{L})(?:partners?|owners?|founders?|shareholders?|split|sister|brother|(?:of us|we) (?:started|own|share)|съдружни\p{L}*|собствени\p{L}*|делим|разделим|дялове?|партньор\p{L}*)(?!\p{L})/iu,
);

/** “50/30/20” of partners: shares, if they are all of it. */
function withShares(question: string): string {
  if (!partners.test(question)) return question;
  return question.replace(shares, (whole, ...found: (string | undefined)[]) => {
    const parts = found
      .slice(0, 3)
      .filter((each) => typeof each === 'string' && each !== '')
      .map(Number);
    const isWhole = parts.reduce((all, each) => all + each, 0) === 100;
    return isWhole ? parts.map((each) => `share ${each} %`).join(', ') : whole;
  });
}
