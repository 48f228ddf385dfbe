import type { Model } from '../model.ts';
import { assuming, by, constant, given, type Node, together } from '../node.ts';
import { said } from '../reading/words.ts';

/** The net price of one: after discounts and free pieces, without VAT. */
export function priceOf(m: Model): Node | null {
  const told = m.one('price');
  const read = m.reads('price')[0];
  if (told === null) return null;
  if (m.instead.price) return told;
  const net =
    read?.isGross && m.has('vat')
      ? by('withoutVat', 'by-more', [told, m.one('vat')], 'money')
      : told;
  const less = m.has('discount') ? by('newPrice', 'rest', [net, m.one('discount')], 'money') : net;
  const free = m.one('freeOf');
  if (free === null) return less;
  const paid = by('paidOf', 'difference', [free, constant(1)], 'number');
  const many = by('paidForAll', 'product', [less, paid], 'money');
  return assuming(by('meanPrice', 'quotient', [many, free], 'money'), 'freeInSet');
}

/** The cost of one piece or one job, independent of its price. */
export function costOf(m: Model): Node | null {
  const parts = m.reads('unitCost').map((each) => given(each, 'money'));
  const marked = m.has('markup') && m.has('hourPrice') ? [] : parts;
  const pack = m.one('pack');
  const [only] = marked;
  if (pack !== null)
    return only && marked.length === 1
      ? by('unitCostAll', 'quotient', [only, pack], 'money')
      : null;
  const nodes = [...marked, ...labourOf(m)];
  const all = together('unitCostAll', nodes, 'money');
  return m.has('costOff') ? by('costAfterOff', 'rest', [all, m.one('costOff')], 'money') : all;
}

/** The costs of labour and travel: hours, days and kilometres. */
export function labourOf(m: Model): Node[] {
  const hours = m.one('hours');
  const hour = m.one('hourCost');
  const nodes: (Node | null)[] = [];
  if (hour !== null && hours !== null) nodes.push(by('labour', 'product', [hours, hour], 'money'));
  const day = m.one('dayCost');
  if (day !== null) {
    const people = m.one('people');
    const days = m.one('days');
    nodes.push(by('fitting', 'product', [days, ...(people ? [people] : []), day], 'money'));
  }
  const km = m.one('kmCost');
  if (km !== null) nodes.push(by('way', 'product', [distanceOf(m), km], 'money'));
  return nodes.filter((node) => node !== null);
}

/** The kilometres of a trip, with the part that is driven empty. */
export function distanceOf(m: Model): Node | null {
  const way = m.one('km');
  const empty = m.one('emptyShare');
  if (empty === null)
    return way && oneWay.test(m.text) && backEmpty.test(m.text)
      ? by('wholeWay', 'product', [way, constant(2)], 'number')
      : way;
  const back = by('emptyWay', 'share', [way, empty], 'number');
  return by('wholeWay', 'sum', [way, back], 'number');
}

const oneWay = said('one[- ]way|each way|едната посока|еднопосочно|отиване');
const backEmpty = said(
  '(?:back|return|home) empty|empty (?:back|on the way back)|връщам (?:се )?празен|се връщам празен|връща(?:ме|т)? (?:се )?празн~|празен (?:назад|обратно)|обратно празен',
);

/** The total share of the price that goes to commissions and costs. */
export function takenShare(m: Model): Node | null {
  return together('sharesTaken', [...m.all('commission'), ...m.all('costShare')], 'percent');
}

/** The contribution of one sale. */
export function gainOf(m: Model): Node | null {
  const told = m.one('gainEach');
  if (told !== null) return told;
  const price = priceOf(m);
  const margin = m.one('margin');
  if (price === null) return null;
  if (margin !== null) return gainByMargin(m, price, margin);
  const taken = takenShare(m);
  const kept = taken === null ? price : afterShares(m, price, taken);
  const cost = costOf(m);
  if (kept === null || (taken !== null && taken.value >= 100)) return null;
  return cost === null ? kept : by('gain', 'difference', [kept, cost], 'money');
}

/** A price without VAT after the shares of others: cards and marketplaces take theirs from the price with VAT. */
function afterShares(m: Model, price: Node, taken: Node): Node | null {
  const paid = m.one('price');
  const isGross = m.reads('price')[0]?.isGross === true && m.has('vat') && !m.has('discount');
  if (!isGross || m.has('costShare')) return by('afterCommission', 'rest', [price, taken], 'money');
  const fee = by('commission', 'share', [paid, taken], 'money');
  return by('afterCommission', 'difference', [price, fee], 'money');
}

/** The contribution by a given margin: the unit cost is the rest of the full price. */
function gainByMargin(m: Model, price: Node, margin: Node): Node | null {
  if (m.has('unitCost', 'costShare')) return null;
  if (!m.has('discount') && !m.has('commission'))
    return by('gain', 'share', [price, margin], 'money');
  const cost = by('unitCostAll', 'rest', [m.one('price'), margin], 'money');
  const taken = takenShare(m);
  const kept = taken === null ? price : by('afterCommission', 'rest', [price, taken], 'money');
  return by('gain', 'difference', [kept, cost], 'money');
}

/** The price of one that reaches a wanted margin or markup. */
export function priceFor(m: Model): Node | null {
  const own = costOf(m);
  const cost = m.has('reserve') ? by('withReserve', 'more', [own, m.one('reserve')], 'money') : own;
  const margin = m.one('margin');
  const markup = m.one('markup');
  const taken = takenShare(m);
  if (cost === null) return null;
  if (margin === null && markup === null)
    return m.trusts && taken && taken.value < 100
      ? by('price', 'by-rest', [cost, taken], 'money')
      : null;
  if (margin !== null && markup !== null) return null;
  if (markup !== null) {
    const net = by('price', 'more', [cost, markup], 'money');
    return taken === null ? net : by('price', 'by-rest', [net, taken], 'money');
  }
  const share = together(
    'sharesTaken',
    [...(margin ? [margin] : []), ...(taken ? [taken] : [])],
    'percent',
  );
  if (share === null || share.value >= 100) return null;
  return assuming(
    by('price', 'by-rest', [cost, share], 'money'),
    ...(isOfCost.test(m.text) ? ['marginOfPrice'] : []),
  );
}
const isOfCost = said('печалба|profit');

/** The bill of a job: the call-out fee, the hours and the material with its markup. */
export function billOf(m: Model): Node | null {
  const hour = m.one('hourPrice');
  if (hour === null) return null;
  const work = by('billedHours', 'product', [m.one('hours'), hour], 'money');
  const parts = together('material', m.all('unitCost'), 'money');
  const marked =
    parts && m.has('markup')
      ? by('materialWithMarkup', 'more', [parts, m.one('markup')], 'money')
      : parts;
  const nodes = [...m.all('callOut'), work, marked].filter((node) => node !== null);
  const bill = work && together('bill', nodes, 'money');
  return bill && m.has('discount')
    ? by('newPrice', 'rest', [bill, m.one('discount')], 'money')
    : bill;
}
