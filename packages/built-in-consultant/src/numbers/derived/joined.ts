import { lettered } from '@savet/text/lettered';
import type { Item } from './items.ts';

const joiner = lettered(
  /^(?:\s+(?!and |but |or |и |но |а |или )[\p{L}-]+){0,6}\s*(?:,\s*)?(?:at|each|for|with|of|по|x|х|×|\*|times)\s*(?:about |around |около |~)?[€$£~]?\s?$/iu,
);
const atOnly = /(?:at|по|x|х|×|\*|times)\s*[€$£~]?\s?$/iu;
const staff =
  '(?:staff|guys?|people|men|women|workers?|bakers?|employees|човека|души|хора|работници|майстори)';
const people = lettered(`^\\s*${staff}\\s*$`, 'iu');
const peopleWork = lettered(`^\\s*${staff}\\s*(?:work|for|работят|за|по)?\\s*$`, 'iu');
/** “4 hours with two people at 9 an hour” */
const withPeople = lettered(
  /^\s*(?:(?:hours?|days?|часа|дни)\s+)?(?:with|for|by|с|със|от|на)\s*$/iu,
);
const peopleNext = lettered(`^\\s*${staff}(?!\\p{L})`, 'iu');
const eachBehind = lettered(
  /^\s*(?:euros?|eur|leva|лв\.?)?\s*(?:each|apiece|всек\p{L}+|на човек|per person|a man)(?!\p{L})/iu,
);
/** „по 1400 лв на трима“ */
const shared = /^\s*(?:на месец |месечно )?(?:на|for|to)\s$/iu;
/** “0.45 per km” */
const perMeasure = lettered(
  /^\s*(?:eur\p{L}*|лв\.?)?\s*(?:per|a|на|\/)\s*(km|кг|kg|км|sqm|кв|m2|м2)(?!\p{L})/iu,
);

/** Between two figures is only a comma and the noun of the first. */
const inList = lettered(/^\s*\p{L}+(?:\s+(?:a|per|на)\s+\p{L}+)?,\s*[€$£]?$/iu);

const isCount = ({ unit }: Item) => unit === 'count' || unit === 'time' || unit === 'bare';
const isAmount = ({ unit }: Item) => unit === 'money' || unit === 'bare';

/**
 * The figures with each count and its amount as one: “3 wages at 1,600”, “2 men for 2 days at 110”, and “34 km” with the “0.45 per km” or
 * “60 hours” with the “75 an hour” of another clause.
 */
export function joined(items: readonly Item[]): Item[] {
  const found: Item[] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (last !== undefined && belongTogether(last, item))
      found[found.length - 1] = product(last, item);
    else found.push(item);
  }
  return withMeasures(found);
}

function belongTogether(last: Item, item: Item): boolean {
  const between = ` ${item.before.trimStart()}`;
  if (last.unit === 'money' && last.factors.length > 0) return false;
  // “Brings 180 with 50 for materials” is no product.
  if (inList.test(between) && isChain(last, item)) return true;
  const isTimes = last.unit !== 'bare' || atOnly.test(between);
  if (isCount(last) && isTimes && item.unit !== 'percent' && joiner.test(between)) {
    return (
      isAmount(item) || item.unit === 'time' || (last.unit === 'time' && item.unit === 'count')
    );
  }
  if (isCount(last) && isAmount(item) && people.test(between) && eachBehind.test(item.after))
    return true;
  if (last.unit === 'time' && item.unit === 'count' && peopleNext.test(item.after))
    return withPeople.test(between);
  if (last.unit === 'count' && item.unit === 'time') return peopleWork.test(between);
  return (
    isAmount(last) &&
    /(?:по|at)\s*[€$]?$/iu.test(last.before) &&
    isCount(item) &&
    shared.test(between.trimStart())
  );
}

/** “3 guys, 2 days, 8 hours a day, 14 an hour each” */
function isChain(last: Item, item: Item): boolean {
  const isOfPeople =
    peopleNext.test(last.after) || last.factors.some(({ after }) => peopleNext.test(after));
  if (item.unit === 'time')
    return isOfPeople || (last.counts === 'day' && item.counts === 'hour' && item.per === 'day');
  const isOfHours = last.counts === 'hour' || last.factors.some(({ counts }) => counts === 'hour');
  return isAmount(item) && item.per === 'hour' && isOfHours && last.factors.length > 0;
}

/** An amount for each unit of measure, with the only figure that counts those units. */
function withMeasures(items: readonly Item[]): Item[] {
  const all = [...items];
  for (const rate of items) {
    const [, measure] = perMeasure.exec(rate.after) ?? [];
    const isOfHour = rate.per === 'hour' && isAmount(rate) && rate.factors.length === 0;
    if (measure === undefined && !isOfHour) continue;
    const counts = items.filter(
      (item) =>
        item !== rate &&
        item.factors.length === 0 &&
        (measure === undefined
          ? item.counts === 'hour'
          : lettered(`^\\s*${measure}`, 'iu').test(item.after) && item.unit === 'count'),
    );
    const [only] = counts;
    if (only === undefined || counts.length > 1) continue;
    all.splice(all.indexOf(rate), 1, product(only, rate));
    all.splice(all.indexOf(only), 1);
  }
  return all;
}

function product(last: Item, item: Item): Item {
  const isReverse = !isAmount(item) && isAmount(last);
  const [amount, counted] = isReverse ? [last, item] : [item, last];
  const isMoney = isAmount(amount) && amount.unit !== 'time';
  return {
    ...amount,
    value: Number((last.value * item.value).toFixed(6)),
    unit: isMoney ? 'money' : 'count',
    around: isReverse ? amount.around : `${last.around.replace('#', '')} ${item.around}`,
    // “50 hours a month at 35 an hour” is for a month.
    per:
      amount.per === null || amount.per === counted.counts || amount.per === 'hour'
        ? counted.per
        : amount.per,
    near: counted.near ?? amount.near,
    isEach: false,
    counts: isMoney ? null : (amount.counts ?? counted.counts),
    before: last.before,
    after: item.after,
    factors: [...(last.factors.length > 0 ? last.factors : [last]), item],
  };
}
