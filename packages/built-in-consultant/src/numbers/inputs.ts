import { lettered } from '@savet/text/lettered';
import type { Unit } from './figures.ts';

/** A figure that a calculation needs. */
export interface Input {
  name: string;
  units: readonly Unit[];
  /** Words near the figure that show it. */
  signs: RegExp;
  isOptional?: true;
  /** An optional figure that needs no sign if it is the only one left, and the one of this name is given. */
  lastBeside?: string;
  /** The sign stands before the figure (“from 800”), never after it. */
  isBefore?: true;
  /** Several figures may add up to it, such as rent and wages. */
  isSum?: true;
  /** Words near a further figure of the sum, if they are others. */
  further?: RegExp;
  /** With these words before it, a figure is something else. */
  unless?: RegExp;
}

export interface Definition {
  /** The label that answers if it is not clear which figure is which. */
  fallback: string;
  inputs: readonly Input[];
  /** “8 people at 20” are two figures. */
  keepsProducts?: true;
  /** Words with which a question means something else. */
  unless?: RegExp;
  /** Words that a question must contain. */
  needs?: RegExp;
  /** The results by name; null if the figures make no sense together. */
  compute(given: Readonly<Record<string, number>>): Record<string, Result> | null;
}

export interface Result {
  value: number;
  as: 'money' | 'percent' | 'number' | 'months';
}

/** The signs of an input that takes the only figure left with its units. */
export const noSign = /(?!)/u;

export const spend: Input = {
  name: 'spend',
  units: ['money', 'none'],
  signs:
    /spen[dt]|cost|budget|ads?\b|advert|market|paid|pay|реклам|похарч|разход|бюджет|маркет|плат|дад|вло/u,
};
/** Paid channels for winning customers. */
export const channels =
  /flyer|leaflet|google|facebook|instagram|\bads?\b|advert|agency|photo|листовк|флаер|гугъл|фейсбук|инстаграм|реклам|агенци|снимки/u;
export const newCustomers: Input = {
  name: 'customers',
  units: ['none'],
  signs:
    /customer|client|buyer|guest|sign-?ups?|patient|member|student|user|клиент|купувач|гост|пациент|абонат|ученик|човек|хора|души/u,
};
export const revenue: Input = {
  name: 'revenue',
  units: ['money', 'none'],
  signs:
    /revenue|turnover|sales|sold|income|earn|brought|made|takings|оборот|прихо|продажб|продад|донес|върн|спечел|изкар/u,
};
export const price: Input = {
  name: 'price',
  units: ['money', 'none'],
  signs: /price|sell|sold|charge|\bfees?\b|цена|продава|продад|взема|таксува/u,
};
export const cost: Input = {
  name: 'cost',
  units: ['money', 'none'],
  signs:
    /cost|make|ingredient|material|buy|bought|purchase|suppl|parts?\b|labou?r|hours?|courier|packag|shipping|label|себестойн|разход|струва (?:ми|ни)|(?:ми|ни) струва|ако струва|материал|продукти|купу|част|труд|часа|работа|влаг|достав|куриер|опаковк|етикет|прави/u,
};
export const margin: Input = {
  name: 'margin',
  units: ['percent'],
  signs: /margin|profit|марж|печалб/u,
};
export const vat: Input = {
  name: 'vat',
  units: ['percent'],
  signs: lettered(/(?<!\p{L})(?:vat|ддс|dds)(?!\p{L})/u),
  isOptional: true,
};

export const discount: Input = {
  name: 'discount',
  units: ['percent'],
  signs: /discount|off|sale|reduc|cheaper|отстъп|намал|промоц|сваля/u,
};
