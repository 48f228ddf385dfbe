import { lettered } from '@savet/text/lettered';
import { inCyrillic } from '../../calculation.ts';
import { partsInFigures } from '../../derived/parts.ts';
import { inFigures } from '../../problem/quantities.ts';
import { sharesInFigures } from '../../told/shares.ts';
import { spelled, withCents } from './spelled.ts';

const sizes: readonly [RegExp, number][] = [
  [lettered(/^(?:k|к|хил\p{L}*\.?|thousand|grand|bona|бона)$/iu), 1e3],
  [lettered(/^(?:m|mio|mln|млн\.?|милион\p{L}*|million)$/iu), 1e6],
];
const sized = lettered(
  /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)?)\s?(хил\.(?=\s|$)|хил\p{L}*|млн\.?|милион\p{L}*|бона|bona|thousand|grand|million|mio|mln|k|к|m)(?![\p{L}\d])/giu,
);
/** Words for amounts that can be millions: “1.9m” of fabric is a length. */
const worthMillions = lettered(
  /(?<!\p{L})(?:sales|turnover|revenue|stock|cost of goods|cogs|receivables|pipeline|budget|valuation|inventory|profit)(?!\p{L})/iu,
);
const slang = lettered(/^(?:бона|bona|grand)$/iu);

/** “1.9m”, “15 бона”, „30 хил.“ in digits. */
function withSizes(text: string): string {
  return text.replace(sized, (whole, digits: string, size: string) => {
    const isMetre = size.toLowerCase() === 'm' && (/\s/u.test(whole) || !worthMillions.test(text));
    if (isMetre) return whole;
    const times = sizes.find(([sign]) => sign.test(size))?.[1] ?? 1;
    const value = Math.round(Number(digits.replace(',', '.')) * times);
    return `${value}${slang.test(size) ? ' пари' : ''}`;
  });
}

/** Ways to write that hide a figure or a word, in the order in which they are rewritten. */
const rewritten: readonly [RegExp, string][] = [
  ...spelled,
  // Latin letters that mean another one: “razhodi”, “otstypka”, “kraina”.
  [lettered(/(?<!\p{L})ражод/giu), 'разход'],
  [lettered(/(?<!\p{L})(?:оцтъпк|отстапк|отступк)/giu), 'отстъпк'],
  [lettered(/(?<!\p{L})краин/giu), 'крайн'],
  [lettered(/(?<!\p{L})комисион+/giu), 'комисион'],
  [/(?<![\d.,])24\s?\/\s?7(?!\d)/gu, ' '],
  [
    lettered(
      /(?<!\p{L})(?:sq\.? ?m|m2|m²|square met(?:er|re)s?|кв\.? ?м\.?|квадратн\p{L}* метр\p{L}*|квадрат(?:а|и)?)(?!\p{L})/giu,
    ),
    'квм',
  ],
  [lettered(/(?<=\d ?)(?:km|kms|kilomet(?:er|re)s?|километ\p{L}*)(?!\p{L})/giu), ' км'],
  [lettered(/(?<=(?:\/|per |a |на ) ?)(?:km|kilomet(?:er|re)|километър)(?!\p{L})/giu), 'км'],
  [
    lettered(
      /\s?\/\s?(?=(?:km|км|kg|кг|l|л|pcs|бр|h|ч|day|ден|week|night|нощ|head|person|човек|квм|unit|order)(?!\p{L}))/giu,
    ),
    ' per ',
  ],
  [lettered(/ (?:на )?(?:половин|наполовина) цена(?:та)?(?!\p{L})/giu), ' с 50% отстъпка'],
  [lettered(/(?:at|for) half(?: the)? price(?!\p{L})/giu), 'at 50% off'],
  [lettered(/(?<!\p{L})half[- ]price(?!\p{L})/giu), '50% off'],
  [
    lettered(/(?<!\p{L})(?:one|1|a) free (\p{L}+ )?(?:in|for|with|per) every (\d+)/giu),
    'freeof $2 ',
  ],
  [
    lettered(
      /(?<!\p{L})(?:(?:един|една|едно|1) безплат\p{L}+ (?:\p{L}+ )?(?:на|за|в|от) (?:всеки |всяка |всяко |всички )?|вс[еия]к\p{L}* )(\d+)(?:-?(?:ти|та|то|ма))?(?: \p{L}+)?(?: (?:е )?безплат\p{L}+)?/giu,
    ),
    'freeof $1 ',
  ],
  [lettered(/(\d)-(?:ти|ма|та|то|ви|ри|th|st|nd|rd)(?!\p{L})/giu), '$1'],
  [lettered(/(?<!\p{L})(?:eur|euros?)(?!\p{L})/giu), 'евро'],
  [lettered(/(?<!\p{L})(?:usd|dollars?)(?!\p{L})/giu), 'долара'],
  // The size of a container is not part of the calculation: “a keg of 30 l”.
  [
    lettered(
      /(?<!\p{L})(of|от|по|x) \d+(?:[.,]\d+)? ?(?:l|л|ml|мл|cl|g|гр?|kg|кг|cm|см|mm|мм|inch|литра|литров\p{L}*)(?!\p{L})(?! (?:a|per|на|по|at|each|every|за)(?!\p{L}))/giu,
    ),
    '$1 size',
  ],
  [
    lettered(
      /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)?)(kg|кг|km|км|hrs?|h|ч|min|мин|days?|weeks?|months?|бр|pcs|g|гр|l|л|ml|мл)(?!\p{L})/giu,
    ),
    '$1 $2',
  ],
  // “80 лв. на месец” goes on.
  [
    lettered(
      /(?<!\p{L})[лЛ][вВ]\.(?=\s?(?:,|(?:на|за|без|с|със|по|и|от|до|в|е|са|месечно|годишно|дневно|седмично|чисто|общо|нето|бруто|плюс|а|или|всек\p{L}+)(?!\p{L})))/gu,
    ),
    'лв',
  ],
  [lettered(/(?<=\d ?)бр\.(?=\s)/giu), ' броя'],
  [/[’`]/gu, "'"],
  [lettered(/ % ?/gu), '% '],
  [lettered(/(?<=\d) ?(?:percent|per cent|процент\p{L}*|на сто)(?!\p{L})/giu), '%'],
  [lettered(/(?<=\d) ?(?:pct|пункта)(?!\p{L})/giu), '%'],
];

/** The question in lower case, with its figures in digits and one way to write each thing. */
export function plainText(asked: string): string {
  const cyrillic = inCyrillic(asked.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' '));
  const once = rewritten.reduce((text, [sign, word]) => text.replace(sign, word), cyrillic);
  const read = sharesInFigures(partsInFigures(inFigures(withSizes(withCents(once)))));
  return read.toLowerCase().replace(/\s+/gu, ' ').trim();
}
