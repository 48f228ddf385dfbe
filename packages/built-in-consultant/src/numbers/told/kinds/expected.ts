import { amount, number, percent, type Sheet } from '../../derived/plan.ts';
import type { Term } from '../../steps.ts';
import { type Kind, of, type Told } from '../kind.ts';
import { periodOf, said } from '../rule.ts';

const asksMean = said(
  'on average|average|expect(?:ed)?|in the long run|really (?:get|earn)|after (?:that|all)|realistic~|what (?:is|are|do|does|will|would|can|could|should)[^?]{0,40}|how much|средно|очаквам(?:е)?|да очакваме|реално|на практика|колко|какъв|каква',
);

/** A fee or a price of which a share falls through, for one and for all. */
const expected: Kind = {
  name: 'told-expected',
  asks: asksMean,
  unless: said(
    'how many|колко (?:клиент~|души|човека|абонат~|члена|поръчки|хора|броя)|rais~|вдиг~|кача|(?:do|does|did|am) (?:i|we|it|that) (?:lose|losing|cost)~|губя|губим|ми струва|ни струва',
  ),
  needs: ['goneShare'],
  may: ['feeShare', 'salary', 'sellPrice', 'partShare', 'refundShare', 'wonShare', 'sold'],
  beside: ['months', 'years'],
  as: { cut: 'feeShare', whole: 'salary', income: 'sellPrice', gainEach: 'sellPrice' },
  work(told, sheet) {
    const one = feeOf(told, sheet);
    const gone = percent(of(told.one('goneShare')));
    const [part, refund] = [told.one('partShare'), told.one('refundShare')];
    if (one === null || gone.value >= 100 || (part && refund)) return null;
    const each = meanOf(told, sheet, one, gone);
    if (each === null) return null;
    const sold = told.one('sold');
    if (!sold)
      return told.one('wonShare')
        ? null
        : { say: 'one', values: { each, one }, steps: sheet.steps };
    const all = offers(told, sheet);
    const total = sheet.add('expectedAll', 'product', [each, all], 'money');
    const per = periodOf(sold);
    return {
      say: 'all',
      values: { total, each, one, count: all },
      steps: sheet.steps,
      ...(per && { per }),
    };
  },
};

/** The expected revenue from offers of which a share is won. */
const won: Kind = {
  name: 'told-won',
  asks: asksMean,
  unless: said(
    'how many|колко (?:клиент~|души|човека|абонат~|члена|поръчки|хора|броя)|rais~|вдиг~',
  ),
  needs: ['wonShare', 'sold', 'sellPrice'],
  as: { income: 'sellPrice', gainEach: 'sellPrice' },
  work(told, sheet) {
    const all = offers(told, sheet);
    const price = amount(of(told.one('sellPrice')));
    const total = sheet.add('expectedAll', 'product', [price, all], 'money');
    const sold = told.one('sold');
    const per = sold ? periodOf(sold) : null;
    return {
      say: 'all',
      values: { total, count: all, price },
      steps: sheet.steps,
      ...(per && { per }),
    };
  },
};

function offers(told: Told, sheet: Sheet): Term {
  const sold = number(of(told.one('sold')));
  const share = told.one('wonShare');
  return share ? sheet.add('wonOffers', 'share', [sold, percent(share.value)], 'number') : sold;
}

/** The fee: a share of an amount, or the price itself. */
function feeOf(told: Told, sheet: Sheet): Term | null {
  const [share, price] = [told.one('feeShare'), told.one('sellPrice')];
  const base = told.one('salary') ?? price;
  if (!base || (told.one('salary') && price)) return null;
  if (!share) return told.one('salary') ? null : amount(base.value);
  return sheet.add('feeOfOne', 'share', [amount(base.value), percent(share.value)], 'money');
}

/** The average revenue from one sale, after cancellations: with a deposit that is kept, or with a partial refund. */
function meanOf(told: Told, sheet: Sheet, one: Term, gone: Term): Term | null {
  const [part, refund] = [told.one('partShare'), told.one('refundShare')];
  if (refund) {
    const back = sheet.add('paidBack', 'share', [one, percent(refund.value)], 'money');
    const less = sheet.add('paidBackMean', 'share', [back, gone], 'money');
    return sheet.add('expectedOne', 'difference', [one, less], 'money');
  }
  if (!part) return sheet.add('expectedOne', 'rest', [one, gone], 'money');
  const now = sheet.add('partNow', 'share', [one, percent(part.value)], 'money');
  const later = sheet.add('partLater', 'difference', [one, now], 'money');
  const sure = sheet.add('laterMean', 'rest', [later, gone], 'money');
  return sheet.add('expectedOne', 'sum', [now, sure], 'money');
}

export const expectations: readonly Kind[] = [expected, won];
