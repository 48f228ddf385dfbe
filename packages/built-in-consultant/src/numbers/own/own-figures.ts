import { lettered } from '@savet/text/lettered';
import { type Calculation, currencyOf } from '../calculation.ts';
import type { Result } from '../inputs.ts';
import { changeIn, onlyFigure, shareIn } from './read-figures.ts';

/** Results from the figures of a question, shown with the advice that answers it. */
export interface OwnFigures {
  /** The name of its text in `knowledge/own-figures`. */
  name: string;
  results: Readonly<Record<string, Result>>;
  currency: Calculation['currency'];
}

type Reader = (question: string) => Omit<OwnFigures, 'currency'> | null;

/** Gross margins of the examples: the own one is not known. */
const MARGINS = { low: 0.3, middle: 0.5, high: 0.7 };
/** Profits of an order in the examples, in the currency of the question. */
const PROFITS = { small: 10, medium: 20, large: 50 };
const MONTHS = 12;
/** Larger changes are more often two figures that have nothing to do with each other. */
const CHANGE_MAX = 2;

const reduction =
  /discount|off\b|cheap|less|lower|reduc|down|отстъп|намал|по-евтин|евтин|по-ниск|надолу|сваля|промоц/u;
const rise = /rais|up\b|increas|higher|вдиг|кач|повиш|поскъп|нагоре|увелич/u;
/** A percentage beside these is no change of a price. */
const notPrice =
  /sales|turnover|revenue|income|profit|margin|custom|client|visit|salar|wage|оборот|прихо|продажб|печалб|марж|клиент|посе|заплат/u;
/** Words for the whole of which one client is a share. */
const business =
  /turnover|revenue|sales|income|business|orders|оборот|прихо|продажб|поръчк|бизнес|работата/u;
/** A percentage beside these is a change or a discount, not a share of the business. */
const moved = lettered(
  `${reduction.source}|fell|fall|drop|declin|grew|grow|rose|wants|demand|пада|падна|спад|нарас|раст`,
  'u',
);
const outlaySigns =
  /cost|pay|spen[dt]|budget|invest|fee|charge|wants|asks|quote|струва|плащ|плати|харч|похарч|бюджет|влож|влаг|иска|такса|наем|давам/u;
const orderSigns =
  /order|material|deposit|advance|prepay|\bjob|project|поръчк|материал|аванс|капаро|предплат|проект|buy|купу/u;
const leaving = /los[et]|losing|leav|left|cancel|churn|quit|губ|напус|отказ|отпад|тръг/iu;
const notOutlay =
  /turnover|revenue|sales|profit|margin|salar|wage|earn|price|\bsell|оборот|прихо|продажб|печалб|заплат|цена|продава|взимам/u;
/** A percentage beside these is a fall of sales or margin, not a price cut. */
const falling = /sales|turnover|revenue|visit|оборот|прихо|продажб|посещ|margin|марж/u;
const people =
  /subscriber|emails?\b|contacts|addresses|people|recipient|members|guests|абонат|имейл|контакт|адрес|души|хора|човек|гост/u;

const money = (value: number): Result => ({ value, as: 'money' });
const percent = (value: number): Result => ({
  value: Math.round(value * 1_000) / 10,
  as: 'percent',
});
const count = (value: number): Result => ({ value: Math.round(value), as: 'number' });

/** How many sales a higher price may cost. */
const priceRise: Reader = (question) => {
  const change = changeIn(question);
  const stated = onlyFigure(question, 'percent', rise, notPrice);
  const isPrice = change !== null && !change.isPercent && change.to > change.from;
  const share = isPrice ? change.to / change.from - 1 : change === null ? (stated ?? 0) / 100 : 0;
  if (share <= 0 || share > CHANGE_MAX) return null;
  const lost = (margin: number) => percent(share / (margin + share));
  const { low, middle, high } = MARGINS;
  return {
    name: 'price-rise',
    results: { rise: percent(share), low: lost(low), middle: lost(middle), high: lost(high) },
  };
};

/** How much more must be sold at a lower price. */
const priceCut: Reader = (question) => {
  const change = changeIn(question);
  const stated = (onlyFigure(question, 'percent', reduction, falling) ?? 0) / 100;
  const isPrice = change !== null && !change.isPercent && change.to < change.from;
  const cut = isPrice ? 1 - change.to / change.from : stated;
  const { middle, high } = MARGINS;
  if (cut <= 0 || cut >= middle) return null;
  const more = (margin: number) => percent(cut / (margin - cut));
  return {
    name: 'price-cut',
    results: { cut: percent(cut), middle: more(middle), high: more(high) },
  };
};

/** How many orders pay for an outlay. */
const outlay: Reader = (question) => {
  const spent = onlyFigure(question, 'money', outlaySigns, notOutlay);
  // Another amount may be the one that counts.
  const isOnly = onlyFigure(question, 'money', /./u, notOutlay) !== null;
  if (spent === null || !isOnly || spent < PROFITS.large) return null;
  const orders = (profit: number) => count(Math.ceil(spent / profit));
  const { small, medium, large } = PROFITS;
  return {
    name: 'outlay',
    results: {
      ...{ spent: money(spent), small: money(small), medium: money(medium), large: money(large) },
      ...{ atSmall: orders(small), atMedium: orders(medium), atLarge: orders(large) },
    },
  };
};

/** A share, as a percentage. */
const ratio: Reader = (question) => {
  const found = shareIn(question);
  return (
    found && {
      name: 'share',
      results: { ...counts(found), share: percent(found.part / found.whole) },
    }
  );
};

/** Monthly churn, as the share of customers lost in a year. */
const churn: Reader = (question) => {
  const found = shareIn(question);
  const stated = onlyFigure(question, 'percent', /month|месец/u);
  const lost = found ? found.part / found.whole : (stated ?? 0) / 100;
  if (lost <= 0 || lost > 0.5 || !/month|месец/iu.test(question)) return null;
  if (!leaving.test(question)) return null;
  return {
    name: 'churn',
    results: {
      lost: percent(lost),
      left: count(100 * (1 - lost) ** MONTHS),
      stay: { value: 1 / lost, as: 'months' },
    },
  };
};

/** How much more the other clients would have to buy. */
const oneClient: Reader = (question) => {
  const share = (onlyFigure(question, 'percent', business, moved) ?? 0) / 100;
  if (share <= 0 || share >= 1) return null;
  return {
    name: 'one-client',
    results: { share: percent(share), more: percent(share / (1 - share)) },
  };
};

/** Readers of a list, before and after. */
const openings: Reader = (question) => {
  const change = changeIn(question);
  const list = onlyFigure(question, 'none', people);
  if (list === null || change === null || !change.isPercent) return null;
  const readers = (share: number) => (list * share) / 100;
  return {
    name: 'openings',
    results: {
      ...{ list: count(list), before: count(readers(change.from)), now: count(readers(change.to)) },
      fewer: count(Math.abs(readers(change.from) - readers(change.to))),
    },
  };
};

/** Parts of an order that are paid in advance. */
const deposit: Reader = (question) => {
  const order = onlyFigure(question, 'money', orderSigns, notOutlay);
  if (order === null || order <= 0) return null;
  return {
    name: 'deposit',
    results: { order: money(order), third: money(order * 0.3), half: money(order * 0.5) },
  };
};

/** A total for so many people. */
const perHead: Reader = (question) => {
  const each = onlyFigure(
    question,
    'money',
    /each|per|head|person|employee|на човек|на глава|всек|по\s/u,
  );
  const heads = onlyFigure(
    question,
    'none',
    /people|person|employee|staff|guests|clients|customers|of them|души|човек|хора|служител|гост|клиент|са\b/u,
  );
  if (each === null || heads === null || heads < 2) return null;
  return {
    name: 'per-head',
    results: { each: money(each), heads: count(heads), total: money(each * heads) },
  };
};

function counts({ part, whole }: { part: number; whole: number }) {
  return { part: count(part), whole: count(whole) };
}

/** By label: the first that finds its figures. */
const readers: Readonly<Record<string, readonly Reader[]>> = {
  'cards/raising-prices': [priceRise],
  'topics/pricing': [priceRise],
  'cards/discounts': [priceCut],
  'cards/cheaper-competitors': [priceCut],
  'cards/new-competitor': [priceCut],
  'cards/price-objections': [priceCut],
  'cards/negotiating': [priceCut],
  'cards/wholesale': [priceCut],
  'cards/influencers': [outlay],
  'cards/social-ads': [outlay],
  'cards/search-ads': [outlay],
  'cards/ads-not-working': [outlay],
  'cards/flyers': [outlay],
  'cards/trade-fairs': [outlay],
  'cards/markets-and-fairs': [outlay],
  'cards/outdoor-and-radio': [outlay],
  'cards/opening-event': [outlay],
  'cards/no-shows': [ratio],
  'cards/proposals': [ratio],
  'cards/phone-enquiries': [ratio],
  'cards/activation': [ratio],
  'cards/trial-to-customer': [ratio],
  'cards/abandoned-carts': [ratio],
  'cards/traffic-without-orders': [ratio],
  'topics/retention': [churn],
  'cards/churn-benchmarks': [churn],
  'cards/dependence-on-one-client': [oneClient, priceCut],
  'cards/newsletter': [openings],
  'cards/subject-lines': [openings],
  'cards/deposits': [deposit],
  'cards/pricing-units': [perHead],
  'cards/gifts-for-customers': [perHead],
  'cards/corporate-offers': [perHead],
  'cards/group-prices': [perHead],
};

/** The results from a question’s figures, for the advice with this label; null if no reader finds its figures. */
export function ownFigures(label: string, question: string): OwnFigures | null {
  for (const read of readers[label] ?? []) {
    const found = read(question);
    if (found) return { ...found, currency: currencyOf(question) };
  }
  return null;
}
