import { amount, number } from '../../derived/plan.ts';
import { type Kind, of } from '../kind.ts';
import { periodOf, said } from '../rule.ts';
import { changedPrice, leftOf, priceTime } from './one.ts';

/** Another price with fewer or more customers, before and after. */
const compare: Kind = {
  name: 'told-compare',
  asks: said(
    'come out ahead|worth (?:doing|trying)|does (?:it|that) pay|what do i (?:gain|win)|какво (?:ще )?(?:спечеля|печеля)|more or less|earn more|make more|better|worse|worth it|lose money|what happens|difference|how much|good idea|should i|do i (?:lose|earn|make)|повече ли|печеля ли|печелим ли|по-добре|по-зле|губя ли|струва ли си|има ли смисъл|изгодно ли|на плюс|на минус|какво става|колко|разлика~|да (?:го|я) (?:направя|вдигна|вдигам)|печеля повече|изкарвам(?: ли)?(?: повече)?|ще изкар~|win or lose|am i up|worse off|дали да',
  ),
  unless: said(
    'how many (?:can|may|could)|how (?:do|can|should) (?:i|we)|как да|колко (?:може|могат|мога)',
  ),
  needs: ['sellPrice', 'sold'],
  may: [
    'newPrice',
    'rise',
    'off',
    'offBy',
    'cut',
    'costShare',
    'marginShare',
    'goneOf',
    'goneShare',
    'gained',
    'days',
  ],
  lists: ['unitCost'],
  rest: 'unitCost',
  as: { hourRate: 'sellPrice', feeShare: 'cut' },
  work(told, sheet) {
    const item = told.one('sold');
    const full = amount(of(told.one('sellPrice')));
    const [gone, share, gained] = [told.one('goneOf'), told.one('goneShare'), told.one('gained')];
    const changes = [gone, share, gained].filter((each) => each !== undefined);
    if (!item || changes.length !== 1 || told.one('days')) return null;
    if (!told.one('newPrice') && !told.one('rise') && !told.one('off') && !told.one('offBy'))
      return null;
    const price = changedPrice(told, sheet);
    if (!price || price.value === full.value) return null;
    const [before, after] = [leftOf(told, sheet, full), leftOf(told, sheet, price)];
    if (!before || !after || before.value <= 0 || after.value <= 0) return null;
    const was = number(item.value);
    if ((gone?.value ?? 0) >= was.value || (share?.value ?? 0) >= 100) return null;
    const now = gone
      ? sheet.add('staying', 'difference', [was, number(gone.value)], 'number')
      : share
        ? sheet.add('staying', 'rest', [was, { value: share.value, as: 'percent' }], 'number')
        : sheet.add('customersThen', 'sum', [was, number(of(gained))], 'number');
    const old = sheet.add('totalBefore', 'product', [before, was], 'money');
    const total = sheet.add('totalAfter', 'product', [after, now], 'money');
    const more = sheet.add('difference', 'difference', [total, old], 'money');
    const exact = sheet.add('evenVolume', 'quotient', [old, after], 'number');
    const even = sheet.add('evenVolume', 'round-up', [exact], 'number');
    const per = periodOf(item) ?? priceTime(told);
    const side = more.value > 0 ? 'better' : more.value < 0 ? 'worse' : 'same';
    const isCost =
      told.all('unitCost').length > 0 ||
      [told.one('cut'), told.one('costShare'), told.one('marginShare')].some(
        (each) => each !== undefined,
      );
    return {
      say: side,
      values: {
        difference: amount(Math.abs(more.value)),
        old,
        total,
        even,
        now: number(Math.round(now.value)),
        price,
      },
      steps: sheet.steps,
      ...(per && { per }),
      assumes: isCost ? [] : ['sameCosts'],
    };
  },
};

export const changes: readonly Kind[] = [compare];
