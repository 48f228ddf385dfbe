import { type Ask, type Found, found } from '../ask.ts';
import type { Model } from '../model.ts';
import { by } from '../node.ts';
import { asking } from '../reading/words.ts';
import { costOf, gainOf, priceFor, priceOf } from '../relations/each.ts';
import { fixedIn, soldIn } from '../relations/period.ts';

/** Goods of which a share is thrown away: what the rest brings, and what the loss is worth. */
function withWaste(m: Model): Found | null {
  const all = m.one('bought') ?? m.one('sold');
  const price = priceOf(m);
  const waste = by('wasted', 'share', [all, m.one('wasteShare')], 'number');
  const rest = by('kept', 'difference', [all, waste], 'number');
  const income = by('revenue', 'product', [rest, price], 'money');
  const lost = by('wasteWorth', 'product', [waste, price], 'money');
  const cost = costOf(m);
  if (cost === null) return found('waste', { income, lost, waste });
  const paid = by('boughtFor', 'product', [all, cost], 'money');
  const left = by('left', 'difference', [income, paid], 'money');
  return found('waste-left', { left, income, paid, lost });
}

/** The price with VAT that leaves a margin. */
function shelf(m: Model): Found | null {
  const net = priceFor(m);
  const gross = by('withVat', 'more', [net, m.one('vat')], 'money');
  return found('shelf', { net, gross, cost: costOf(m) });
}

/** The price in the list from which a buyer takes his share, and a margin is left of what he pays. */
function listPrice(m: Model): Found | null {
  const paid = m.has('margin')
    ? by('price', 'by-rest', [costOf(m), m.one('margin')], 'money')
    : by('price', 'more', [costOf(m), m.one('markup')], 'money');
  const list = by('listPrice', 'by-rest', [paid, m.one('discount')], 'money');
  return found('list-price', { list, paid, cost: costOf(m) });
}

/** What is still to be paid of a bill. */
function due(m: Model): Found | null {
  const before = by('revenue', 'product', [priceOf(m.without('discount')), soldIn(m)], 'money');
  const base = m.one('amount') ?? before;
  const all = m.has('discount') ? by('newPrice', 'rest', [base, m.one('discount')], 'money') : base;
  const rest = by('stillDue', 'difference', [all, m.one('paidBefore')], 'money');
  return rest && rest.value >= 0 ? found('due', { rest, all }) : null;
}

/** Margin and markup of the same price. */
function both(m: Model): Found | null {
  const [gain, cost] = [gainOf(m), costOf(m)];
  const share = by('marginOfPrice', 'ratio', [gain, priceOf(m)], 'percent');
  return found(
    'margin-markup',
    { gain, share, markup: by('markup', 'ratio', [gain, cost], 'percent') },
    { ignores: ['vat'] },
  );
}

/** The price or fee of one at which all costs are covered. */
function leastFee(m: Model): Found | null {
  const fixed = fixedIn(m);
  const sold = soldIn(m.without('price'));
  if (!fixed || sold === null) return null;
  const part = by('fixedEach', 'quotient', [fixed, sold], 'money');
  const own = m.has('unitCost') ? costOf(m) : null;
  const fee = own ? by('leastPrice', 'sum', [part, own], 'money') : part;
  const now = m.one('price');
  if (now === null) return found('least-fee', { fee, fixed });
  const left = by(
    'left',
    'difference',
    [by('revenue', 'product', [now, sold], 'money'), fixed],
    'money',
  );
  return own ? null : found('least-fee-now', { fee, fixed, now, left });
}

/** Questions about goods, bills and prices. */
export const goods: readonly Ask[] = [
  {
    name: 'waste',
    asks: asking(
      '(?:what|how much|колко|какво)[^.?!]{0,40}(?:take|get|earn|make|bring|lose|loss|waste~|left|profit|взема|взимам|изкарам|изкарвам|губя|загуб~|брак~|фира~|остава~|печеля|спечеля|продам)[^.?!]{0,30}|(?:каква|какъв)[^.?!]{0,20}(?:загуба~|печалба~|приход~|оборот~)',
    ),
    needs: (has) => has('wasteShare'),
    solve: withWaste,
  },
  {
    name: 'listPrice',
    asks: asking(
      'list price[^.?!]{0,20}|(?:what|which|how much)[^.?!]{0,30}(?:rrp|retail price|list)[^.?!]{0,20}|(?:каква|колко)[^.?!]{0,30}(?:каталож~|по листа|ценова листа|крайна|на дребно)[^.?!]{0,20}',
    ),
    needs: (has) => has('discount') && has('unitCost') && has('margin', 'markup') && !has('price'),
    solve: listPrice,
  },
  {
    name: 'shelf',
    asks: asking(
      '(?:what|how much|which)[^.?!]{0,40}(?:charge|price|sell|ask|shelf|shop)[^.?!]{0,30}|(?:каква|колко|на каква)[^.?!]{0,40}(?:цена|продавам|рафт~|етикет~)[^.?!]{0,30}|(?:and|и) (?:with|с) (?:[\\d.,]+% )?(?:vat|ддс) ?\\?',
    ),
    needs: (has) =>
      has('vat') && has('unitCost') && has('margin', 'markup') && !has('price', 'discount'),
    solve: shelf,
  },
  {
    name: 'due',
    asks: asking(
      '(?:what|how much|колко)[^.?!]{0,40}(?:left to pay|still to pay|still owe|owe~|balance|remain~|pay on the day|rest|остава~|доплат~|доплащ~|дължат|имат да)[^.?!]{0,24}|balance due',
    ),
    needs: (has) => has('paidBefore'),
    solve: due,
  },
  {
    name: 'marginMarkup',
    asks: asking(
      '(?:what|колко|как(?:ъв|ва|во))[^.?!0-9]{0,24}(?:margin|марж~)[^.?!]{0,14}(?:and|и) (?:what |the |какв[аo] |каква )?(?:(?:is|е) )?(?:the |ми )?(?:mark-?up|надценка~)|(?:what|каква|колко)[^.?!0-9]{0,20}(?:mark-?up|надценка~)(?! of| от| \\d)',
    ),
    needs: (has) =>
      has('price') && has('unitCost') && !has('sold', 'fixed', 'spend', 'margin', 'markup'),
    solve: both,
  },
  {
    name: 'leastFee',
    asks: asking(
      '(?:what|how much|which)[^.?!]{0,40}(?:charge|fee|price|ticket|dues|subscription|contribution|quote)[^.?!]{0,60}(?:cover|break ?-?even|zero)|(?:колко|каква|на каква)[^.?!]{0,40}(?:вноска~|такса~|цена~|билет~|членски~)[^.?!]{0,40}(?:нула|покри|излезем|изляза)~',
    ),
    needs: (has) =>
      has('fixed') &&
      has('sold') &&
      !has('target', 'hours', 'margin', 'markup', 'lost', 'newPrice', 'rise'),
    solve: leastFee,
  },
];
