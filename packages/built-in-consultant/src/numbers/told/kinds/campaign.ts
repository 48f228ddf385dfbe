import { amount, number, percent } from '../../derived/plan.ts';
import { type Kind, of } from '../kind.ts';
import { periodOf, said } from '../rule.ts';

/** The gross profit from an advertisement against its cost. */
const campaign: Kind = {
  name: 'told-campaign',
  asks: said(
    'worth it|pay~? off|paid off|pay for itself|make (?:money|sense)|good or bad|lose money|изплати~|изплаща|струва(?:ше)? ли си|има ли смисъл|на печалба|на загуба|изгодно ли|печеля ли',
  ),
  needs: ['running', 'sellPrice', 'marginShare', 'sold'],
  may: ['wonShare'],
  as: { gained: 'sold', invest: 'running', goneShare: 'wonShare' },
  work(told, sheet) {
    const [spent, sold] = [told.one('running'), told.one('sold')];
    if (!spent || !sold || !ad.test(told.question)) return null;
    const [per, other] = [periodOf(spent), periodOf(sold)];
    if (per !== null && other !== null && per !== other) return null;
    const won = told.one('wonShare');
    const buyers = won
      ? sheet.add('wonOffers', 'share', [number(sold.value), percent(won.value)], 'number')
      : number(sold.value);
    const turnover = sheet.add(
      'revenue',
      'product',
      [buyers, amount(of(told.one('sellPrice')))],
      'money',
    );
    const kept = sheet.add(
      'gain',
      'share',
      [turnover, percent(of(told.one('marginShare')))],
      'money',
    );
    const left = sheet.add('difference', 'difference', [kept, amount(spent.value)], 'money');
    const each = sheet.add('costOfClient', 'quotient', [amount(spent.value), buyers], 'money');
    return {
      say: left.value >= 0 ? 'gain' : 'loss',
      values: { left: amount(Math.abs(left.value)), kept, turnover, each, buyers },
      steps: sheet.steps,
      ...((per ?? other) && { per: per ?? other ?? 'month' }),
    };
  },
};
const ad = said(
  'ads?|advert~|campaign|flyers?|leaflets?|promo~|facebook|instagram|google|реклам~|кампания~|листовк~|флаер~|фейсбук|инстаграм|гугъл',
);

export const campaigns: readonly Kind[] = [campaign];
