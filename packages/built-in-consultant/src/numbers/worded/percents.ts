import { lettered } from '@savet/text/lettered';
import type { Figure } from '../figures.ts';
import { isAmount, isPercent, only, type WordedSum } from './worded.ts';

const STEPS_MAX = 3;
const ups = lettered(
  /(?<!\p{L})(?:rais\p{L}*|rise|rises|rose|risen|up|increas\p{L}*|grow\p{L}*|grew|add\p{L}*|plus|higher|more|markup|вдиг\p{L}*|увелич\p{L}*|повиш\p{L}*|покач\p{L}*|качих\p{L}*|порасна\p{L}*|нарасна\p{L}*|ръст\p{L}*|поскъп\p{L}*|добав\p{L}*|плюс|нагоре)(?!\p{L})/giu,
);
const downs = lettered(
  /(?<!\p{L})(?:off|discount\p{L}*|cut\p{L}*|lower\p{L}*|reduc\p{L}*|drop\p{L}*|fell|fall\p{L}*|down|minus|less|decreas\p{L}*|отстъп\p{L}*|намал\p{L}*|свал\p{L}*|пад(?:а|ат|на|наха|нали|нат)|спад\p{L}*|минус|надолу|поевтин\p{L}*)(?!\p{L})/giu,
);
const asked = lettered(
  /\?|(?<!\p{L})(?:what is left|what remains|how much|overall|in total|compared|result|where am i|колко|общо|спрямо|какво остава|къде съм)(?!\p{L})/iu,
);
/** Words for other values: all changes must be of one amount. */
const others = lettered(
  /(?<!\p{L})(?:customers?|clients?|margin\p{L}*|churn|conver\p{L}*|vat|tax|costs?|клиент\p{L}*|марж\p{L}*|надценк\p{L}*|отлив\p{L}*|конверс\p{L}*|ддс|данък\p{L}*|себестойн\p{L}*|разход\p{L}*)(?!\p{L})/iu,
);
const shareOfShare = lettered(
  /(?<![\d.,])\d+(?:[.,]\d+)?\s?(?:%|percent|процента?|на сто)\s(?:of|от)\s(?:the\s)?\d+(?:[.,]\d+)?\s?(?:%|percent|процента?|на сто)\s(?:of|от)(?!\p{L})/iu,
);

/** “15 % of 60 % of 8,000”. */
export const percentOfPercent: WordedSum = (question, figures) => {
  if (!shareOfShare.test(question)) return null;
  const shares = figures.filter(isPercent);
  const amount = only(figures, isAmount);
  const [first, second] = shares;
  if (first === undefined || second === undefined || shares.length !== 2) return null;
  if (amount === undefined || figures.length !== 3) return null;
  const share = (first.value * second.value) / 100;
  return {
    name: 'percent-of-percent',
    given: { first: first.value, second: second.value, amount: amount.value },
    results: {
      share: { value: share, as: 'percent' },
      part: { value: (amount.value * share) / 100, as: 'number' },
    },
  };
};

/** “I raise it by 10 % and then give 10 % off”: one change after the other. */
export const percentChain: WordedSum = (question, figures) => {
  if (!asked.test(question) || others.test(question)) return null;
  const changes = figures.filter(isPercent);
  if (changes.length < 2 || changes.length > STEPS_MAX) return null;
  const amounts = figures.filter((figure) => !isPercent(figure) && figure.unit !== 'time');
  const [amount] = amounts;
  if (amounts.length > 1) return null;
  const signs = changes.map(directionOf);
  if (signs.includes(0)) return null;
  const factor = changes.reduce(
    (all, { value }, at) => all * (1 + ((signs[at] ?? 0) * value) / 100),
    1,
  );
  const names = ['first', 'second', 'third'];
  return {
    name: 'percent-chain',
    given: {
      ...(amount === undefined ? {} : { amount: amount.value }),
      ...Object.fromEntries(
        changes.map(({ value }, at) => [names[at] ?? '', value * (signs[at] ?? 0)]),
      ),
    },
    results: {
      change: { value: (factor - 1) * 100, as: 'percent' },
      ...(amount !== undefined && { left: { value: amount.value * factor, as: 'money' } }),
    },
  };
};

/** 1 for a rise, -1 for a fall, 0 if the words around a share don't say. “10 % off” counts before what stands in front. */
function directionOf({ before, after }: Figure): number {
  const behind = lettered(/^\s?\p{L}*/u).exec(after)?.[0] ?? '';
  if (lettered(downs.source, 'iu').test(behind)) return -1;
  if (lettered(ups.source, 'iu').test(behind) && !lettered(/^\s?up(?!\p{L})/u).test(behind))
    return 1;
  const up = lastOf(ups, before);
  const down = lastOf(downs, before);
  return up === down ? 0 : up > down ? 1 : -1;
}

function lastOf(signs: RegExp, text: string): number {
  return [...text.matchAll(signs)].at(-1)?.index ?? -1;
}

const discounted = lettered(
  /(?<!\p{L})(?:discount\p{L}*|reduc\p{L}*|lowered|отстъп\p{L}*|намал\p{L}*)(?!\p{L}).*?(?:from|от)\s\p{Sc}?\d.*?(?:to|на)\s\p{Sc}?\d/iu,
);

/** “Discount from 80 to 64, how many percent? And 15 % off?” */
export const discountFromTo: WordedSum = (question, figures) => {
  if (!discounted.test(question)) return null;
  const amounts = figures.filter(isAmount);
  const share = only(figures, isPercent);
  const [from, to] = amounts;
  if (from === undefined || to === undefined || amounts.length !== 2) return null;
  if (to.value >= from.value || figures.length !== amounts.length + (share ? 1 : 0)) return null;
  return {
    name: 'discount-from-to',
    given: {
      from: from.value,
      to: to.value,
      ...(share === undefined ? {} : { other: share.value }),
    },
    results: {
      percent: { value: (1 - to.value / from.value) * 100, as: 'percent' },
      saved: { value: from.value - to.value, as: 'money' },
      ...(share !== undefined && {
        left: { value: from.value * (1 - share.value / 100), as: 'money' },
      }),
    },
  };
};
