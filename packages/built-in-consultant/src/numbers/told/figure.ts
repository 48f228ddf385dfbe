import { lettered } from '@savet/text/lettered';
import { readable } from '../derived/derive.ts';
import { type Item, itemsIn } from '../derived/items.ts';
import { hasUnread } from '../problem/quantities.ts';
import { halves, sharesInFigures } from './shares.ts';

/** A figure of a story with the words that belong to it, `#` in its place. */
export interface ToldFigure extends Item {
  words: string;
  /** The words before it in its clause, and those behind it. */
  left: string;
  right: string;
}

const FIGURES_MAX = 12;
const NEXT_WORDS = 3;
/** A share is of something that does something: “25% of our visitors buy”. */
const NEXT_OF_SHARE = 6;

/** A figure’s clause ends there, whatever stands beyond. */
const hard = lettered(
  /[.;:!?](?=\s|$)|,\s|\s[-–—]\s|[()]|(?<!\p{L})(?:but|if|or|while|so|because|но|ама|а|ако|или|че|защото|обаче|която|който|които|което)(?!\p{L})/giu,
);
/** Between two figures it ends there, too. */
const soft = lettered(
  /(?<!\p{L})(?:and|plus|then|how|what|и|плюс|после|колко|каква|какво)(?!\p{L})|\n/giu,
);

const both = lettered(
  /(?<!\p{L})(?:two|2|две|2-?те) (?=(?:quotes?|offers?|options?|suppliers?|plans?|оферти|варианта|предложения|доставчика)(?!\p{L}))/giu,
);
const threeD = lettered(/(?<![\p{L}\d])3d(?![\p{L}\d])/giu);

/** A story with its figures in digits, and its short forms in words. */
export const inStory = (asked: string): string =>
  sharesInFigures(
    readable(
      sharesInFigures(
        halves(
          asked
            .replace(
              /(?<=(?:want|need|going|have|like) )2(?= (?:give|sell|buy|make|earn|raise|lower|know|get|do|have|start|open|charge|pay) )/giu,
              'to',
            )
            .replace(/(?<=\s)4 (?=an? )/giu, 'for ')
            .replace(threeD, 'threed')
            .replace(both, ''),
        ).replace(/(?<=^|\s)skolko(?=\s)/giu, 'kolko'),
      ),
    ),
  );

/** “Cash or 399 a month” are two figures, “10 or 12” is none. */
const inTwoWays = lettered(
  /(?<!\p{L})(?:instal\p{L}*|leas\p{L}*|cash|a month for|cheaper|better deal|по-евтин\p{L}*|по-изгодн\p{L}*|вноск\p{L}*|лизинг\p{L}*|кеш|в брой)(?!\p{L})/iu,
);
const orElse = lettered(/ (?:or|или) /giu);

/** The figures of a story; null if it has none, too many, or number words that are none. */
export function figuresOfStory(question: string): ToldFigure[] | null {
  if (hasUnread(inTwoWays.test(question) ? question.replace(orElse, ', ') : question)) return null;
  const items = itemsIn(question);
  if (items.length === 0 || items.length > FIGURES_MAX) return null;
  return items.map(timed).map((item, index) => {
    const left = wordsBefore(item.before, index > 0);
    const most = item.unit === 'percent' ? NEXT_OF_SHARE : NEXT_WORDS;
    const least = item.unit === 'count' ? 1 : 0;
    const right = wordsAfter(item.after, index < items.length - 1, most, least);
    return { ...item, left, right, words: `${left} # ${right}`.trim() };
  });
}

const adverbs: readonly [RegExp, Item['per']][] = [
  [lettered(/^\s*(?:лв\.?|лева|евро|euros?|eur)?\s*(?:monthly|месечно)(?!\p{L})/iu), 'month'],
  [lettered(/^\s*(?:лв\.?|лева|евро|euros?|eur)?\s*(?:weekly|седмично)(?!\p{L})/iu), 'week'],
  [
    lettered(/^\s*(?:лв\.?|лева|евро|euros?|eur)?\s*(?:yearly|annually|годишно)(?!\p{L})/iu),
    'year',
  ],
];

/** “55 monthly” is an amount for a month, and not 55 months. */
function timed(item: Item): Item {
  const per = adverbs.find(([words]) => words.test(item.after))?.[1];
  if (per === undefined) return item;
  return { ...item, per, counts: null, unit: item.unit === 'time' ? 'bare' : item.unit };
}

function wordsBefore(text: string, isBehind: boolean): string {
  const parts = text.split(hard);
  const own = parts.at(-1) ?? '';
  if (parts.length > 1 || !isBehind) return plain(own);
  return plain(text.split(soft).at(-1) ?? '');
}

function wordsAfter(text: string, isAhead: boolean, most: number, least: number): string {
  const [own = '', ...others] = text.split(hard);
  if (others.length > 0 || !isAhead) return plain(own);
  const [near = '', ...further] = text.split(soft);
  if (further.length > 0) return plain(near);
  // Without a word that parts them, only the next words are said of the first.
  const words = text.trim().split(/\s+/u);
  return words.slice(0, Math.max(least, Math.min(most, words.length - 1))).join(' ');
}

const plain = (text: string) => text.trim().replace(/\s+/gu, ' ');
