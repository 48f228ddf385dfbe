import { type Ask, type Found, found } from '../ask.ts';
import type { Model } from '../model.ts';
import { assuming, by, constant, given, type Node } from '../node.ts';
import { asking, said } from '../reading/words.ts';
import { billOf } from '../relations/each.ts';
import { revenueIn } from '../relations/period.ts';
import { feeOf } from './fees.ts';

/** The amount that VAT or an advance is calculated on: a fee, an amount, a bill, the revenue or a price. */
function baseOf(m: Model): Node | null {
  const own = m.without('discount');
  const told = m.has('ownShare') ? feeOf(own) : (m.one('amount') ?? billOf(own));
  const base = told ?? (m.has('sold') ? revenueIn(own.without('vat')) : m.one('price'));
  return base && m.has('discount')
    ? by('newPrice', 'rest', [base, m.one('discount')], 'money')
    : base;
}

const isGross = (m: Model) =>
  m.figures.some((each) => each.isGross) ||
  said('vat (?:is |do i owe )?in|ддс (?:има |е )?в').test(m.text);

/** The given VAT rate; otherwise, in Bulgarian, the standard rate of 20%. */
const vatOf = (m: Model): Node | null =>
  m.one('vat') ?? (/[а-я]/u.test(m.text) ? assuming(constant(20, 'percent'), 'vat20') : null);

function withVat(m: Model): Found | null {
  const base = baseOf(m);
  if (base === null || isGross(m)) return null;
  return found(
    'with-vat',
    { gross: by('withVat', 'more', [base, vatOf(m)], 'money'), net: base },
    { ignores: m.has('fixed') ? ['fixed'] : [] },
  );
}

function withoutVat(m: Model): Found | null {
  const read = m.reads('price')[0] ?? m.reads('amount')[0];
  if (!isGross(m) || read === undefined)
    return m.has('hourPrice') ? found('bill', { bill: baseOf(m) }) : null;
  return found('without-vat', {
    net: by('withoutVat', 'by-more', [given(read, 'money'), vatOf(m)], 'money'),
  });
}

function vatSum(m: Model): Found | null {
  const read = m.reads('price')[0] ?? m.reads('amount')[0];
  if (read === undefined) return null;
  const vat = vatOf(m);
  const one = isGross(m)
    ? by(
        'vatSum',
        'difference',
        [given(read, 'money'), by('withoutVat', 'by-more', [given(read, 'money'), vat], 'money')],
        'money',
      )
    : by('vatSum', 'share', [given(read, 'money'), vat], 'money');
  const count = m.one('sold');
  return count
    ? found('vat-all', { sum: by('vatAll', 'product', [one, count], 'money'), one })
    : found('vat', { sum: one });
}

function advance(m: Model): Found | null {
  const base = baseOf(m);
  const all =
    m.has('vat') &&
    said('(?:final|whole|total|gross|крайн|цял|общ)~|of (?:that|it)|от (?:това|нея|тях)').test(
      m.text,
    )
      ? by('withVat', 'more', [base, m.one('vat')], 'money')
      : base;
  return found('advance', {
    sum: by('advanceSum', 'share', [all, m.one('advance')], 'money'),
    all,
  });
}

/** Questions about VAT and advances. */
export const tax: readonly Ask[] = [
  {
    name: 'afterOff',
    asks: asking(
      '(?:what|how much)[^.?!]{0,20}(?:do|will|would) (?:i|we|they)[^.?!]{0,16}(?:get|receive|pay)[^.?!]{0,20}|колко (?:ще )?(?:получавам|получа|взимам|взема|плащам|платя|влизат)[^.?!]{0,20}',
    ),
    needs: (has) =>
      has('discount') && has('amount') && !has('termShort', 'interest', 'vat', 'paidBefore'),
    solve: (m) => {
      const sum = m.one('amount');
      const off = by('savedByDiscount', 'share', [sum, m.one('discount')], 'money');
      return found('after-off', {
        left: by('afterDiscount', 'difference', [sum, off], 'money'),
        off,
      });
    },
  },
  {
    name: 'paidAtLast',
    asks: asking(
      '(?:what|how much)[^.?!]{0,24}(?:customer|client|buyer|they)[^.?!]{0,12}pays?[^.?!]{0,24}|колко[^.?!]{0,12}(?:плаща|ще плати|ще плаща|да плати)[^.?!]{0,12}(?:клиент~|накрая|общо|купувач~)[^.?!]{0,12}',
    ),
    needs: (has) =>
      has('discount') && has('price', 'amount') && !has('unitCost', 'margin', 'sold', 'paidBefore'),
    solve: (m) => (said('vat|ддс').test(m.text) ? withVat(m) : null),
  },
  {
    name: 'advance',
    asks: asking(
      '(?:what|how much)[^.?!]{0,16}(?:advance|deposit|down payment)[^.?!]{0,40}|(?:колко|какъв|какво)[^.?!]{0,12}(?:аванс|капаро|депозит)~[^.?!]{0,40}',
    ),
    solve: advance,
  },
  {
    name: 'withVat',
    asks: asking(
      '(?:with|plus|including|incl\\.?|and with|with the)(?: (?:[\\d.,]+%|the))? vat ?\\?|(?:how much|what)(?:(?! what| how| before)[^.?!]){0,40} (?:with|incl~|after|plus|gross)[^.?!]{0,10}vat|(?:колко|каква)(?:(?! колко| какъв)[^.?!]){0,40} (?:с|със|плюс) (?:[\\d.,]+% )?ддс|(?:колко|каква)(?:(?! колко)[^.?!]){0,16}крайна(?:та)? цена(?:та)?|колко (?:е|са|става)[^.?!]{0,30}без ддс с [\\d.,]+%|(?:какво|колко) (?:е|прави|са) [^?]{0,24}плюс [\\d.,]+% ддс',
    ),
    not: said('ддс дължа|колко е без ддс и'),
    solve: withVat,
  },
  {
    name: 'withoutVat',
    asks: asking(
      '(?<!margin |profit |markup |марж )before vat|(?:how much|what)[^.?!]{0,30}(?:without|excluding|ex|net of|before) vat|колко[^.?!]{0,16}без ддс(?! с)',
    ),
    solve: withoutVat,
  },
  {
    name: 'vat',
    asks: asking(
      '(?:how much|what)[^.?!]{0,16}(?:is the|is|the)? ?vat(?: on| of| is| do|\\?)[^.?!]{0,20}|how much vat|колко(?: е)? (?:[\\d.,]+% )?ддс[^.?!]{0,40}',
    ),
    solve: vatSum,
  },
];
