import { type Ask, type Found, found } from '../ask.ts';
import type { Model } from '../model.ts';
import { assuming, by, given, whole } from '../node.ts';
import { asking } from '../reading/words.ts';
import { costOf, gainOf, priceOf } from '../relations/each.ts';
import { fixedIn, soldIn } from '../relations/period.ts';
import { changes, nextPrice } from './change.ts';

/** How many may leave after a rise. */
function mayLeave(m: Model): Found | null {
  const plain = m.without(...changes);
  const read = m.reads('sold')[0];
  const next = nextPrice(m);
  if (read === undefined || next === null) return null;
  const isOfTime = read.per !== null && m.has('days');
  const all = isOfTime ? m.inPeriod(given(read, 'number'), read.per) : given(read, 'number');
  const before = gainOf(plain);
  const after = gainOf(plain.putting({ price: next }));
  const old = by('totalBefore', 'product', [all, before], 'money');
  const even = whole('evenVolume', by('evenVolume', 'quotient', [old, after], 'number'));
  const left = by('mayLeave', 'difference', [all, even], 'number');
  const knowsCost = plain.has('unitCost', 'commission', 'costShare');
  return left === null || all === null || left.value < 0
    ? null
    : found('may-leave', { left: assuming(left, ...(knowsCost ? [] : ['sameCosts'])), even, all });
}

/** By how much a price has to rise so that all costs are covered. */
function riseToEven(m: Model): Found | null {
  const fixed = fixedIn(m);
  const price = m.one('price');
  const sold = soldIn(m);
  if (!fixed || price === null || sold === null) return null;
  const cost = costOf(m);
  const all = cost
    ? by(
        'costsAll',
        'sum',
        [fixed, by('unitCostsTotal', 'product', [cost, sold], 'money')],
        'money',
      )
    : fixed;
  const least = by('leastPrice', 'quotient', [all, sold], 'money');
  if (least === null || least.value <= price.value) return null;
  const rise = by('riseNeeded', 'difference', [least, price], 'money');
  return found('rise-to-even', {
    rise,
    price: least,
    share: by('raiseShare', 'ratio', [rise, price], 'percent'),
  });
}

/** The price that keeps a margin after the cost has changed. */
function keepMargin(m: Model, before: Model | null): Found | null {
  const old =
    before ??
    m.with(
      m.figures.map((each) =>
        each.role === 'costBefore' ? { ...each, role: 'unitCost' as const } : each,
      ),
    );
  const gain = gainOf(old);
  const price = priceOf(old);
  const share = gain && by('marginOfPrice', 'ratio', [gain, price], 'percent');
  const cost = before ? costOf(m) : m.one('costNow');
  if (share === null || cost === null || cost.value === costOf(old)?.value) return null;
  const next = by('price', 'by-rest', [cost, share], 'money');
  return found('keep-margin', { price: next, share, cost });
}

/** Questions about the limits of a change. */
export const limits: readonly Ask[] = [
  {
    name: 'mayLeave',
    asks: asking(
      'how many[^.?!]{0,40}(?:can|may|could)[^.?!]{0,12} (?:lose|leave|afford to lose)|колко[^.?!]{0,40}(?:мога|може|можем)[^.?!]{0,14}(?:да )?(?:загубя|загубим|изгубя|си тръгнат|отпаднат)',
    ),
    solve: mayLeave,
  },
  {
    name: 'riseToEven',
    asks: asking(
      '(?:by how much|how much)[^.?!]{0,40}(?:raise|increase|put up)[^.?!]{0,60}(?:break ?-?even|zero|cover)|с колко[^.?!]{0,50}(?:вдигн|увелич|кач)~[^.?!]{0,60}(?:нула|покри)~',
    ),
    solve: riseToEven,
  },
  {
    name: 'keepMargin',
    asks: asking(
      '(?:what|which) price[^.?!]{0,30}(?:keeps?|holds?|same|old)[^.?!]{0,14}margin|(?:каква|на каква|коя) цена[^.?!]{0,40}(?:същия|стария|предишния) марж|за да (?:запазя|запазим|остане)[^.?!]{0,20}марж~',
    ),
    solve: keepMargin,
  },
];
