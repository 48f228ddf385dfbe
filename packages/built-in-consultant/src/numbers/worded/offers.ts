import { lettered } from '@savet/text/lettered';
import type { Figure } from '../figures.ts';
import { oneProduct } from '../several-sums.ts';
import { beginsWith, byRole, endsWith, isAfter } from './by-role.ts';
import { figuresOf, isAmount, isPercent, only, type WordedSum } from './worded.ts';

const YEAR = 12;
/** With a fifth for what nobody has thought of. */
const RESERVED = 1.2;
const joins = '(?:\\s(?:is|are|ми|ни|е|са|me|us|about|around|около|към|at least|поне|only|само))*';
const costs =
  '(?:costs?|cost of|my cost|struva|струва\\p{L}*|излиза\\p{L}*|себестойност\\p{L}*|разход\\p{L}*)';

const fee = lettered(
  /(?<!\p{L})(?:fees?|commission|такс\p{L}*|хонорар\p{L}*|комисион\p{L}*|възнаграждени\p{L}*)(?!\p{L})/iu,
);
const fromTo = lettered(
  /(?<!\p{L})(?:from|от)\s\d+(?:[.,]\d+)?\s?(?:%|percent|процента?)\s(?:down )?(?:to|на|до)\s\d/iu,
);
const otherRate = lettered(
  /(?<!\p{L})(?:vat|ддс|margin\p{L}*|марж\p{L}*|churn|conver\p{L}*|конверс\p{L}*)/iu,
);

/** “The fee from 22 % to 15 % on a salary of 78,000: what do I lose?” */
export const feeChange: WordedSum = (question, figures) => {
  if (!fee.test(question) || !fromTo.test(question) || otherRate.test(question)) return null;
  const [from, to, ...more] = figures.filter(isPercent);
  const amount = only(figures, isAmount);
  if (from === undefined || to === undefined || more.length > 0 || amount === undefined)
    return null;
  if (figures.length !== 3 || to.value <= 0) return null;
  return feeFromTo(from.value, to.value, amount.value);
};

function feeFromTo(from: number, to: number, amount: number) {
  const [before, after] = [(amount * from) / 100, (amount * to) / 100];
  if (after >= before) return null;
  return {
    name: 'fee-change',
    given: { from, to, amount },
    results: {
      before: { value: before, as: 'money' },
      after: { value: after, as: 'money' },
      change: { value: before - after, as: 'money' },
      share: { value: (1 - after / before) * 100, as: 'percent' },
    },
  } as const;
}

const rival = lettered(
  /(?<!\p{L})(?:competitors?|rivals?|others?|another|someone else|they|конкурент\p{L}*|друг\p{L}*|те)(?!\p{L})/iu,
);

/** “A competitor does it for 12”, after the sum of a fee. */
export function otherFee(
  question: string,
  before: Readonly<Record<string, number>>,
): ReturnType<WordedSum> {
  const [rate, ...others] = figuresOf(question);
  const { from = 0, amount = 0 } = before;
  if (rate === undefined || others.length > 0 || !rival.test(question)) return null;
  const isRate = isPercent(rate) || (rate.unit === 'none' && rate.value < from);
  return isRate && rate.value > 0 ? feeFromTo(from, rate.value, amount) : null;
}

const howMany = lettered(/(?<!\p{L})(?:how many|колко)(?!\p{L})/iu);
const sells = lettered(/(?<!\p{L})(?:sell|sales|sold|прода[вмд]\p{L}*|продажб\p{L}*)(?!\p{L})/iu);

/** “How many candles at 18 for 1,500, if one costs me 6?” */
export const salesForIncome: WordedSum = (question, figures) => {
  if (!howMany.test(question) || !sells.test(question)) return null;
  const given = byRole(figures, {
    price: (figure) =>
      isAmount(figure) &&
      !beginsWith(figure, '(?:a|per|each|на)\\s(?:month|week|day|месец|седмица|ден)') &&
      endsWith(figure, '(?:at|for|по|priced at|price of|цена|на цена)(?:\\s(?:от|of))?'),
    wanted: (figure) =>
      isAmount(figure) &&
      endsWith(
        figure,
        `(?:to (?:make|earn|get|clear|net|take home|live on|pay myself)|i make|i earn|вадя|извадя|изкар\\p{L}*|спечел\\p{L}*|печел\\p{L}*|докар\\p{L}*|остават|останат|взимам|вземам)${joins}(?:\\s(?:чисто|profit))?`,
      ),
    cost: (figure) => isAmount(figure) && endsWith(figure, `${costs}${joins}`),
  });
  if (given === null) return null;
  const results = oneProduct.compute(given);
  if (results === null) return null;
  const { each, unitsWanted: needed, turnoverWanted: turnover } = results;
  if (each === undefined || needed === undefined || turnover === undefined) return null;
  return { name: 'sales-for-income', given, results: { each, needed, turnover } };
};

const subscription = lettered(
  /(?<!\p{L})(?:subscri\p{L}*|абонамент\p{L}*|абонат\p{L}*)(?!\p{L})/iu,
);
const forYear = lettered(
  /(?<!\p{L})(?:year\p{L}*|annual\p{L}*|годин\p{L}*|годиш\p{L}*)(?!\p{L})/iu,
);

/** “20 % off for a year’s subscription on 80 a month, my cost is 50.” */
export const subscriptionOff: WordedSum = (question, figures) => {
  if (!subscription.test(question) || !forYear.test(question)) return null;
  const given = byRole(figures, {
    off: (figure) =>
      isPercent(figure) &&
      (beginsWith(figure, '(?:off|discount|less|отстъпка|намаление)') ||
        endsWith(figure, '(?:discount|отстъпка|намаление)(?:\\s(?:of|от))?')),
    price: (figure) =>
      isAmount(figure) &&
      beginsWith(figure, '(?:(?:a|per|each|на|всеки)\\s)?(?:month|monthly|месец|месечно)'),
    cost: (figure) => isAmount(figure) && endsWith(figure, `${costs}${joins}`),
  });
  if (given === null) return null;
  const { off = 0, price = 0, cost = 0 } = given;
  const left = price * (1 - off / 100);
  if (off <= 0 || off >= 100 || cost <= 0 || price <= cost) return null;
  return {
    name: 'subscription-off',
    given: { off, price, cost },
    results: {
      price: { value: left, as: 'money' },
      year: { value: left * YEAR, as: 'money' },
      before: { value: price - cost, as: 'money' },
      after: { value: left - cost, as: 'money' },
      given: { value: (price - left) * YEAR, as: 'money' },
      share: { value: ((price - left) / (price - cost)) * 100, as: 'percent' },
    },
  };
};

const people =
  '(?:people|persons?|of us|designers?|developers?|workers?|staff|души|човека?|хора|дизайнери|работници|програмисти|майстори)';

/** “3 people at 280 a day, 12 days”: what a project comes to; without its days, what is missing. */
export const projectPrice: WordedSum = (question, figures) => {
  if (
    !lettered(
      /(?<!\p{L})(?:quote|project|number|ask for|charge|оферта\p{L}*|проект\p{L}*|да искам|да поискам)(?!\p{L})/iu,
    ).test(question)
  )
    return null;
  const isRate = (figure: Figure) =>
    isAmount(figure) &&
    (beginsWith(figure, '(?:euro\\s)?(?:a|per|each|на)\\s(?:day|ден)|each') ||
      endsWith(figure, `day rate${joins}|дневна ставка${joins}|надница${joins}`));
  const day = only(figures, isRate);
  const count = only(figures, (figure) => figure.unit === 'none' && beginsWith(figure, people));
  if (day === undefined || count === undefined || !/day|ден|дни|дневна/iu.test(question))
    return null;
  const days = only(figures, (figure) =>
    beginsWith(figure, '(?:working |работни )?(?:days|дни|дена)'),
  );
  // Pages or languages are the size of the work, and say nothing of its days.
  if (days === undefined) return { name: 'project-price', lacks: ['days'] };
  if (figures.length !== 3) return null;
  const total = count.value * day.value * days.value;
  return {
    name: 'project-price',
    given: { people: count.value, rate: day.value, days: days.value },
    results: {
      total: { value: total, as: 'money' },
      team: { value: count.value * day.value, as: 'money' },
      reserve: { value: total * RESERVED, as: 'money' },
    },
  };
};

const participating = lettered(/(?<!\p{L})participat\p{L}*|участващ\p{L}*|с участие/iu);
const capped = lettered(
  /non[- ]?participat|без участие|неучастващ|(?<!\p{L})cap(?:ped)?(?!\p{L})/iu,
);

/** “150k for 20 % with a 2x participating preference; we sell for 1.5m.” */
export const exitShares: WordedSum = (question) => {
  if (!participating.test(question) || capped.test(question)) return null;
  const written = question.replace(lettered(/(\d)\s?(?:m|mln|mil)(?!\p{L})/giu), '$1 million');
  const given = byRole(figuresOf(written), {
    share: (figure) => isPercent(figure),
    times: (figure) =>
      figure.unit === 'none' && lettered(/^\s?[x×х](?!\p{L})/iu).test(figure.after),
    exit: (figure) =>
      isAmount(figure) &&
      !/^\s?[x×х]/iu.test(figure.after) &&
      isAfter(figure, 'sell|sold|sale|exit|продадем|продам|продажба\\p{L}*'),
    invested: (figure) =>
      isAmount(figure) &&
      !/^\s?[x×х]/iu.test(figure.after) &&
      isAfter(
        figure,
        'invest\\p{L}*|offers?|puts?|gives?|инвеститор\\p{L}*|влага|дава|предлага|инвестира',
      ),
  });
  if (given === null) return null;
  const { share = 0, times = 0, exit = 0, invested = 0 } = given;
  const first = Math.min(exit, invested * times);
  const investor = first + ((exit - first) * share) / 100;
  if (share <= 0 || share >= 100 || exit <= 0 || first <= 0) return null;
  return {
    name: 'exit-shares',
    given: { invested, share, times, exit },
    results: {
      first: { value: first, as: 'money' },
      investor: { value: investor, as: 'money' },
      rest: { value: exit - investor, as: 'money' },
      part: { value: (investor / exit) * 100, as: 'percent' },
    },
  };
};
