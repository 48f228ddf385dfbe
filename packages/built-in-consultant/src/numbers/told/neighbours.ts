import { lettered } from '@savet/text/lettered';
import type { ToldFigure } from './figure.ts';
import type { MayBeLabelled } from './labelled.ts';
import { type Label, periodOf, said } from './rule.ts';

const from = lettered(/(?<!\p{L})(?:from|от)\s*[€$£]?\s*$/iu);
const to = lettered(
  /^\s*(?:a month |на месец |a piece |each |per \p{L}+ )?(?:up |down )?(?:to|на|до)\s*[€$£]?\s*$/iu,
);
const insteadOf = lettered(
  /^\s*(?:лв\.?|лева|евро|euros?|eur)?\s*(?:each |a piece |на \p{L}+ )?,?\s*(?:instead of|rather than|вместо)(?: the| our| my| за| по| нашите| обичайните)?\s*[€$£]?$/iu,
);
const ofCosts = said(
  'costs?|rent|salar~|wages?|outsourc~|bills?|spend~|pay|expenses?|power|fuel|gas|electricity|energy|наем~|заплат~|разход~|сметк~|ток(?:а|ът)?|плащам~|гориво~|себестойност~',
);

/** “From 45 to 52”: the price before and after, or what has cost so much. */
export function pairOf(last: MayBeLabelled, figure: ToldFigure): readonly [Label, Label] | null {
  if (figure.unit === 'percent' || figure.unit === 'time') return null;
  if (insteadOf.test(figure.before)) return ['newPrice', 'sellPrice'];
  if (!from.test(last.before) || !to.test(figure.before)) return null;
  return ofCosts.test(last.left) ? ['costFrom', 'costTo'] : ['sellPrice', 'newPrice'];
}

const ofThat = lettered(/^\s*(?:of|on|from|от|върху)\s(?:a |an |the )?[€$£]?$/iu);

/** “22% of 68,000”: what the share is of. */
export const isBase = (last: MayBeLabelled, figure: ToldFigure) =>
  (last.unit === 'percent' && isSum(figure) && ofThat.test(figure.before)) ||
  // „6% комисиона от продажба на апартамент за 140 000“
  (last.label === 'feeShare' &&
    isSum(figure) &&
    (ofSale.test(figure.before) || feeOf.test(figure.before)));
/** People of whom a share is told are no amount. */
const ofOneSum = lettered(/(?:of|on)\s(?:a|an)\s[€$£]?$/iu);
const isSum = ({ unit, right, before }: ToldFigure) =>
  unit === 'money' ||
  unit === 'bare' ||
  (unit === 'count' && (ofPay.test(right) || ofOneSum.test(before)));
const ofPay = said('salar~|wage~|pay|fee|заплата');
const ofSale = said('(?:of|on|from|от|при|на|за) [^.;:!?]{0,40}(?:at|for|of|за|от)');
const feeOf = lettered(
  /^\s*(?:commission|fee|комисион\p{L}*|хонорар)\s(?:of|on|from|от|върху)\s*[€$£]?$/iu,
);

const timesEach = lettered(
  /^(?:\s+(?!and |but |or |и |но |а |или |cost)[\p{L}-]+){0,4}\s+(?:at|по|x|х|×|\*|times)\s*[€$£]?$/iu,
);
export const buys = said(
  'buy|buying|bought|purchase|purchasing|order from|купувам~|купих|взимам от|зареждам',
);

const theyPay = lettered(/^\s*\p{L}+\s+pay(?:ing)?(?:\s(?:me|us))?\s*[€$£]?$/iu);

/** “60 clients at 90”: the price of one, or what one costs. */
export const isTimes = (last: MayBeLabelled, figure: ToldFigure) =>
  last.label === 'sold' &&
  (figure.unit === 'money' || figure.unit === 'bare') &&
  figure.per !== 'hour' &&
  (timesEach.test(` ${figure.before.trimStart()}`) || theyPay.test(figure.before)) &&
  !paid.test(figure.words);
const paid = said('costs?|rent|wage~|salar~|струва|наем~|заплат~|discount|отстъпка');

const forMonths = lettered(
  /^\s*(?:лв\.?|лева|евро|euros?|eur)?\s*(?:(?:a|per) month|monthly|на месец|месечно)\s*(?:for|over|x|за|в продължение на)\s*$/iu,
);

/** “399 a month for 60 months” */
export const isPaidFor = (last: MayBeLabelled, figure: ToldFigure) =>
  (last.unit === 'money' || last.unit === 'bare') &&
  figure.counts === 'month' &&
  forMonths.test(figure.before);

const staff = lettered(
  /^\s*(?:\p{L}+ )?(?:employees?|staff|people|guys?|girls?|men|women|workers?|baristas?|bakers?|waiters?|waitress(?:es)?|cooks?|chefs?|drivers?|assistants?|helpers?|stylists?|hairdressers?|ladies|lads|cleaners?|receptionists?|therapists?|mechanics?|technicians?|barbers?|sellers?|shop assistants?|part[- ]?timers?|wages|salaries|човека|души|хора|жени|мъже|момичета|момчета|служител\p{L}*|работни\p{L}*|продавач\p{L}*|барист\p{L}*|сервитьор\p{L}*|готвач\p{L}*|шофьор\p{L}*|фризьор\p{L}*|чистач\p{L}*|майстор\p{L}*|помощни\p{L}*|пекар\p{L}*|сладкар\p{L}*|касиер\p{L}*|механи\p{L}*|монтьор\p{L}*|маникюрист\p{L}*|козметич\p{L}*|треньор\p{L}*|заплати)(?!\p{L})/iu,
);
const wageNext = lettered(
  /(?<!\p{L})(?:at|on|of|for|who cost(?: me)?|cost(?:ing)?(?: me)?|each(?: on| at)?|по|на|за|с|взимат(?: по)?|ми струват(?: по)?|струват(?: ми)?(?: по)?)\s*[€$£]?\s*$/iu,
);
const WAGE_LEAST = 200;

/** “Two baristas at 1,450 each”: what the people cost together. */
export function isCrew(last: MayBeLabelled, figure: ToldFigure): boolean {
  if (last.unit !== 'count' || !staff.test(last.after)) return false;
  const isAmount = figure.unit === 'money' || figure.unit === 'bare';
  const per = periodOf(figure);
  return (
    isAmount &&
    figure.value >= WAGE_LEAST &&
    (per === null || per === 'month' || per === 'year') &&
    !/[.;!?]\s/u.test(figure.before) &&
    wageNext.test(figure.before)
  );
}

const DIGITS = 1e6;
export const wages = (last: MayBeLabelled, figure: ToldFigure): MayBeLabelled => ({
  ...figure,
  value: Math.round(last.value * figure.value * DIGITS) / DIGITS,
  unit: 'money',
  left: last.left,
  words: `${last.words} ${figure.words.replace('#', '')}`,
  per: periodOf(figure) ?? last.per,
  factors: [last, figure],
  label: 'running',
});

/** A thing or a person, and an amount. */
export const named = lettered(
  /(?<!\p{L})(?!(?:при|към|след|над|под|само|като|with|from|over|under|about|only|after|before|per|each|your|this|that|have|имам|правя|now|сега)\s)\p{L}{3,}(?:\s(?:is|are|costs?|takes?|gets?|for|е|са|ми|ни|взима|излиза|струва|около|about|around)){0,3}\s#/iu,
);

const lists: readonly Label[] = ['running', 'unitCost'];
/** “Rent 700, the phone 30”: only a noun stands between two costs. */
export const plainNoun = lettered(
  /^\s*(?:лв\.?|лева|евро|euros?|eur)?\s*(?:a month|на месец|all in|together|общо)?\s*(?:,|and|и|plus|плюс|\+)\s*(?:и |and )?(?:(?:the|my|a|some|other)\s)?\p{L}+(?:\s(?:and |и |& )?\p{L}+){0,2}\s*(?:е|са|is|are|за|по|for|at|about|around|около)?\s*[€$£]?\s*$/iu,
);

/** Words that never name a cost. */
export const noCost = said(
  'brings?|leaves?|income|turnover|revenue|sales?|takings|pric~|profit|оборот~|приход~|печалба~|продажб~|цена~|оставя~|носи|нос[яи]т|искам|want',
);

export function likeTheLast(last: MayBeLabelled, figure: ToldFigure): Label | null {
  if (last.label === null || !lists.includes(last.label)) return null;
  if (figure.unit !== 'money' && figure.unit !== 'bare') return null;
  return plainNoun.test(figure.before) && !noCost.test(figure.words) ? last.label : null;
}
