import { lettered } from '@savet/text/lettered';
import type { Read, Role } from '../role.ts';
import { said } from './words.ts';

const from = lettered(/(?<!\p{L})(?:from|от)\s*$/iu);
const to = lettered(
  /^\s*(?:a month |на месец |a piece |each |per \p{L}+ |на \p{L}+ )?(?:up |down )?(?:to|на|до)\s*$/iu,
);
const insteadOf = lettered(
  /^[^.,;?!]{0,20}(?:instead of|rather than|вместо)(?: the| our| my| за| по)?\s*$/iu,
);
const times = lettered(
  /^(?:\s+(?!and |but |or |и |но |а |или )[\p{L}&-]+){0,6},?\s*\(?(?:(?:at|по|x|х|×|\*|times|@|with avg|averaging|на цена|при|paying|pay|плащат|all|all paying|who pay)(?: (?:an average(?: of)?|avg|средно|average|about|around|около|of|по))*|средно (?:по|за)|at an average of)\s*$/iu,
);
const ofThose = lettered(/^\s*(?:of|out of|от)\s(?:my |our |the |all |общо |всички )?\s*$/iu);
const turnover = said('turnover|revenue|sales|income|оборот~|приход~|продажби(?:те)?');
const sells = said('sell|sold|selling|продавам~|продам|продадем|продаваме');
const costNames = said(
  'ток(?:а|ът)?|cost~|rent|wage~|material~|supplier|разход~|наем~|себестойност~|доставчик~|фуража|брашно~',
);

/** Figures that say of each other what they are: “60 at 90”, “from 40 to 46”, “5 of 38 clients”. */
export function inPairs(figures: readonly Read[], text: string): Read[] {
  const found: Read[] = [];
  for (const figure of figures) {
    const last = found.at(-1);
    const pair = last && pairOf(last, figure, text);
    if (last && pair) {
      found[found.length - 1] = { ...last, ...pair[0] };
      found.push({ ...figure, ...pair[1] });
    } else found.push(figure);
  }
  return found;
}

type Pair = readonly [Partial<Read>, Partial<Read>];
const isAmount = ({ unit }: Read) => unit === 'money' || unit === 'bare';
const isNumber = ({ unit }: Read) => unit === 'count' || unit === 'bare';

function pairOf(last: Read, figure: Read, text: string): Pair | null {
  const { gap } = figure;
  if (insteadOf.test(gap) && figure.role !== 'termLong') return changed(figure, last, true);
  if (from.test(last.lead) && to.test(gap)) return changed(last, figure, false);
  if (last.unit === 'percent' && ofThose.test(gap) && figure.role === 'lost')
    return [{ role: 'lossShare' }, { role: 'sold' }];
  if (isCrew(last, figure)) return [{ role: 'crew' }, { role: 'fixed', each: 'crew' }];
  if (
    ofThose.test(gap) &&
    isNumber(last) &&
    isNumber(figure) &&
    last.value < figure.value &&
    sells.test(last.head)
  )
    return [{ role: 'soldPart' }, { role: 'bought' }];
  if (ofThose.test(gap) && isNumber(last) && isNumber(figure) && last.value < figure.value)
    return [{ role: lostOr(last) }, { role: 'sold' }];
  if (!times.test(gap)) return null;
  if (
    isAmount(figure) &&
    figure.role !== 'hourCost' &&
    figure.role !== 'hourPrice' &&
    figure.role !== 'dayCost'
  )
    return priced(last, figure, text);
  if (figure.counts === 'day' && last.role === 'seasons') return [{}, {}];
  return figure.role === 'hourCost' && isSoldHours(last, text) ? [{}, { role: 'hourPrice' }] : null;
}

const isSoldHours = (last: Read, text: string) =>
  last.counts === 'hour' &&
  said('(?:sell|bill|invoice|продавам~|фактурирам~) [^.?!]{0,12}#').test(last.words) &&
  text !== '';

const lostOr = (last: Read): Role | null =>
  last.role === 'lost' || last.head === '' || /(?:lose|lost|губ)/u.test(last.lead)
    ? 'lost'
    : last.role;

const staff = said(
  'cleaners?|employees?|staff|people|workers?|baristas?|bakers?|waiters?|cooks?|chefs?|drivers?|assistants?|stylists?|hairdressers?|sellers?|guards?|wages|salaries|човека|души|служител~|работни~|продавач~|барист~|сервитьор~|готвач~|шофьор~|фризьор~|чистач~|майстор~|пекар~|заплати',
);
const WAGE_LEAST = 200;
/** “3 cleaners at 1,550 a month each” */
const isCrew = (last: Read, figure: Read): boolean =>
  isNumber(last) &&
  staff.test(last.noun) &&
  isAmount(figure) &&
  figure.value >= WAGE_LEAST &&
  figure.per !== 'day' &&
  figure.per !== 'hour' &&
  /(?:at|по|x|х|×|с|with|on)\s*$/u.test(figure.gap);

/** Before and after, whichever is told first. */
function changed(before: Read, after: Read, isTurned: boolean): Pair | null {
  const roles = rolesOfChange(before, after);
  if (roles === null) return null;
  const [old, next] = roles;
  return isTurned ? [{ role: next }, { role: old }] : [{ role: old }, { role: next }];
}

function rolesOfChange(before: Read, after: Read): readonly [Role, Role] | null {
  if (before.unit === 'percent' || after.unit === 'percent') return null;
  if (before.counts === 'hour' || after.counts === 'hour') return ['sold', 'newSold'];
  if (before.unit === 'time' || after.unit === 'time') return null;
  if (before.unit === 'count' || after.unit === 'count') return ['sold', 'newSold'];
  const words = `${before.words} ${after.words}`;
  if (turnover.test(words)) return ['revenueBefore', 'revenueNow'];
  if (sells.test(words) && before.sign === '' && after.sign === '' && !saidPrice.test(words))
    return ['sold', 'newSold'];
  return costNames.test(words) ? ['costBefore', 'costNow'] : ['price', 'newPrice'];
}

const saidPrice = said('price~|цена~|at #|for #|за #|по #');

/** “29 orders with avg 52”, “80 coats at 11.50” */
const paidHours = said('what do (?:i|we) bill|bill|invoice|сметка(?:та)?|фактурирам');
function priced(last: Read, figure: Read, text: string): Pair | null {
  if (last.role === 'winShare') return [{}, { role: 'price' }];
  if (!isNumber(last) && last.unit !== 'time') return null;
  if (last.counts === 'hour')
    return [{}, { role: paidHours.test(text) ? 'hourPrice' : 'hourCost' }];
  if (last.unit === 'time') return null;
  if (last.role === 'restPart') return [{}, { role: 'restPrice' }];
  const count: Role | null =
    last.role === null || !numbers.includes(last.role) ? 'sold' : last.role;
  if (figure.sign === 'долара' || (figure.sign === '$' && count === 'bought'))
    return [{ role: count }, { role: 'dollarPrice' }];
  if (count === 'rooms' || count === 'people')
    return [{ role: count }, { role: count === 'rooms' ? 'price' : figure.role }];
  if (count === 'bought') return [{ role: count }, { role: 'unitCost' }];
  const isCost = figure.role === 'unitCost' && costNames.test(figure.head);
  return [{ role: count }, { role: isCost ? 'unitCost' : 'price' }];
}
const numbers: readonly Role[] = [
  'sold',
  'bought',
  'soldPart',
  'restPart',
  'lost',
  'gained',
  'stage',
  'rooms',
  'people',
  'newSold',
  'won',
];
