import { type Found, found } from '../ask.ts';
import type { Model } from '../model.ts';
import { assuming, by, given, type Node, together } from '../node.ts';
import { said } from '../reading/words.ts';

const goesAway = said(
  'gave|give|given|away|threw|thrown|binned|donat~|раздад~|подар~|изхвърл~|бракувах|развали(?:ха|ли)?|unsold|left over|остана(?:ха|ли)? непродадени|не се продадоха|непродадени',
);

/** The profit on a purchased lot: a part is sold, and the rest is sold for less, given away, or not yet sold. */
export function batchOf(m: Model): Found | null {
  const bought = m.one('bought');
  const cost = m.all('unitCost');
  const landed = landedOf(m);
  const sold = m.one('soldPart') ?? m.one('sold');
  const price = m.one('price');
  if (bought === null || sold === null || price === null || sold.value > bought.value) return null;
  if (landed !== null || cost.length === 0) return null;
  const main = by('soldFor', 'product', [sold, price], 'money');
  const rest = m.one('restPart');
  const left = bought.value - sold.value;
  if (rest !== null && Math.abs(rest.value - left) > 0) return null;
  const less = m.one('discount');
  if (less !== null && rest === null && !said('rest|remaining|остан~|друг~').test(m.text))
    return null;
  const others = rest ?? (less ? by('restNumber', 'difference', [bought, sold], 'number') : null);
  const restPrice = m.one('restPrice') ?? (less && by('restPrice', 'rest', [price, less], 'money'));
  const restSum =
    others && restPrice ? by('restFor', 'product', [others, restPrice], 'money') : null;
  if (rest !== null && restSum === null && !goesAway.test(m.text)) return null;
  const income = together(
    'revenue',
    [...(main ? [main] : []), ...(restSum ? [restSum] : [])],
    'money',
  );
  const paid = by(
    'boughtFor',
    'product',
    [bought, together('unitCostAll', cost, 'money')],
    'money',
  );
  const once = [...m.reads('fixed'), ...m.reads('spend')].map((read) => given(read, 'money'));
  const all = paid && together('costsAll', [paid, ...once], 'money');
  const isOpen = left > 0 && restSum === null && !goesAway.test(m.text);
  const profit = assuming(
    by('left', 'difference', [income, all], 'money'),
    ...(isOpen ? ['restUnsold'] : []),
  );
  const share = by('marginOfSales', 'ratio', [profit, income], 'percent');
  return found(profit !== null && profit.value < 0 ? 'batch-loss' : 'batch', {
    profit,
    share,
    income,
    all,
  });
}

/** The landed cost of one piece, with freight and duty, in the currency of the business. */
export function landedOf(m: Model): Node | null {
  const pieces = m.one('bought') ?? m.one('sold');
  const dollars = m.one('dollarPrice');
  const course = m.one('course');
  const plain = m.all('unitCost')[0] ?? null;
  if (pieces === null || !m.has('freight', 'duty')) return null;
  const goods =
    dollars && course
      ? by(
          'goods',
          'quotient',
          [by('goodsForeign', 'product', [pieces, dollars], 'number'), course],
          'money',
        )
      : by('goods', 'product', [pieces, plain], 'money');
  const freight = together('freight', m.all('freight'), 'money');
  const base = freight ? by('goodsWithFreight', 'sum', [goods, freight], 'money') : goods;
  const all = m.has('duty')
    ? assuming(
        by('withDuty', 'more', [base, m.one('duty')], 'money'),
        ...(freight ? ['dutyOnFreight'] : []),
      )
    : base;
  return by('landed', 'quotient', [all, pieces], 'money');
}
