import type { Kind } from '../kind.ts';
import { sign } from '../words.ts';
import { salesAmounts } from './sales-amounts.ts';
import { salesAsked } from './sales-asked.ts';
import { salesNumbers } from './sales-numbers.ts';
import { relationsOf } from './sales-relations.ts';

/** Sales, the contribution of each and the profit: forwards, or backwards from a wanted profit. */
export const sales: Kind = {
  name: 'sales',
  lacks: ['price', 'count', 'days'],
  unless: sign(
    'vat|churn|instead|than|interest|from \\d[\\d.,]* to|same|ддс|отлив|вместо|отколкото|лихва~|от \\d[\\d.,]* на \\d|същото|rais(?:e|es|ed|ing)|increas~|вдиг~|увелич~|поскъп~|go(?:es)? up|no-shows?|не идват|prevent~|спести|спестя~|partner~|съдружни~|(?:discount|off|отстъпк~|намал~)[^?]*(?:more|extra|повече|още)|equal|cheaper|по-евтин~',
  ),
  roles: { ...salesAmounts, ...salesNumbers },
  asked: salesAsked,
  kinds: {
    count: 'number',
    hoursEach: 'number',
    team: 'number',
    capacity: 'number',
    margin: 'percent',
    reach: 'number',
    response: 'percent',
    paid: 'percent',
  },
  relations: (given, asked) => relationsOf(given, asked),
  assumes: (given, asked) => [
    ...(asked === 'revenue' || ['cost', 'fee', 'margin', 'left'].some((name) => given.has(name))
      ? []
      : ['no-unit-cost']),
    ...(given.has('tax') ? ['tax-of-profit'] : []),
    ...(given.has('fixed') || !['net', 'profit'].includes(asked) ? [] : ['no-fixed']),
  ],
  excludes: (values) => (values.get('cost') ?? 0) >= (values.get('price') ?? Infinity),
};
