import { type Ask, type Found, found } from '../ask.ts';
import type { Model } from '../model.ts';
import { assuming, by, given, type Node, whole } from '../node.ts';
import { asking } from '../reading/words.ts';
import { gainOf, priceOf } from '../relations/each.ts';
import { soldIn } from '../relations/period.ts';
import { breakEven } from './even.ts';

/** The price after the planned change. */
export function nextPrice(m: Model): Node | null {
  const price = m.one('price');
  const told = m.one('newPrice');
  if (told !== null) return told;
  if (m.has('rise')) return by('newPrice', 'more', [price, m.one('rise')], 'money');
  return m.has('discount') ? by('newPrice', 'rest', [price, m.one('discount')], 'money') : null;
}

/** The number of sales after the change. */
function nextSold(m: Model, all: Node): Node | null {
  if (m.has('newSold')) return m.one('newSold');
  if (m.has('gained'))
    return m.has('lost', 'lossShare')
      ? null
      : by('soldAll', 'sum', [all, m.one('gained')], 'number');
  if (m.has('lost')) return by('staying', 'difference', [all, m.one('lost')], 'number');
  if (m.has('lossShare')) return by('staying', 'rest', [all, m.one('lossShare')], 'number');
  return all;
}

export const changes = [
  'newPrice',
  'rise',
  'discount',
  'lost',
  'lossShare',
  'newSold',
  'gained',
] as const;

/** Compares the profit before and after a change of price or number. `m`: with the change; `first`: without it. */
export function compared(m: Model, first: Model = m): Found | null {
  const before = first.one('sold') ?? m.one('sold');
  const price = m.one('price');
  const all = m.one('sold');
  if (
    before === null ||
    all === null ||
    price === null ||
    m.has('fixed', 'spend', 'invest', 'bought')
  )
    return null;
  const next = nextPrice(m) ?? price;
  const sold = nextSold(m, all);
  if (sold === null || sold.value < 0) return null;
  if (next.value === first.one('price')?.value && sold.value === before.value) return null;
  return between(
    first.without(...changes).putting({ sold: before }),
    m.without(...changes).putting({ price: next, sold }),
  );
}

/** Two states of a business against each other. */
function between(before: Model, after: Model): Found | null {
  const knowsCost = before.has('unitCost', 'commission', 'costShare', 'margin', 'gainEach');
  // A given margin is for the old price: the unit cost stays the same.
  const cost = before.has('margin')
    ? by('unitCostAll', 'rest', [priceOf(before), before.one('margin')], 'money')
    : null;
  const oldGain = knowsCost ? gainOf(before) : priceOf(before);
  const newGain = cost
    ? by('leftAfter', 'difference', [priceOf(after), cost], 'money')
    : knowsCost
      ? gainOf(after)
      : priceOf(after);
  // “10 months” of a year for which is asked.
  const months = before.has('months') ? [before.one('months')] : [];
  const old = by('totalBefore', 'product', [soldIn(before), oldGain, ...months], 'money');
  const now = by('totalAfter', 'product', [soldIn(after), newGain, ...months], 'money');
  const even =
    newGain && newGain.value > 0
      ? whole(
          'evenVolume',
          by(
            'evenVolume',
            'quotient',
            [by('totalBefore', 'product', [soldIn(before), oldGain], 'money'), newGain],
            'number',
          ),
        )
      : null;
  if (old === null || now === null || even === null) return null;
  if (now.value === old.value) return found('change-same', { now, old, even }, per(before));
  const isBetter = now.value > old.value;
  const difference = assuming(
    isBetter
      ? by('difference', 'difference', [now, old], 'money')
      : by('difference', 'difference', [old, now], 'money'),
    ...(knowsCost ? [] : ['sameCosts']),
  );
  const kind = knowsCost ? 'change' : 'change-sales';
  return found(
    `${kind}.${isBetter ? 'better' : 'worse'}`,
    { difference, now, old, even },
    per(before),
  );
}

const per = (m: Model) => {
  if (m.has('months')) return m.period === 'year' ? { per: m.period } : {};
  const time = m.reads('sold')[0]?.per ?? m.reads('price')[0]?.per;
  return time ? { per: time } : {};
};

/** How many more have to be sold so that a lower price leaves as much as before. */
function extraNeeded(m: Model): Found | null {
  if (m.has('costNow')) return moreForCost(m);
  if (m.has('fixed') && !m.has(...changes)) return breakEven(m.without('sold'));
  const plain = m.without(...changes);
  const price = m.one('price');
  if (price === null) return extraShare(m);
  const next = nextPrice(m);
  const knowsCost = plain.has('unitCost', 'commission', 'costShare', 'margin', 'gainEach');
  if (next === null || !knowsCost) return null;
  const cost = m.has('margin')
    ? by('unitCostAll', 'rest', [price, m.one('margin')], 'money')
    : null;
  const before = gainOf(plain);
  const after = cost
    ? by('leftAfter', 'difference', [next, cost], 'money')
    : gainOf(plain.putting({ price: next }));
  if (before === null || after === null || after.value <= 0) return null;
  const read = m.reads('sold')[0];
  if (read === undefined) {
    const share = by(
      'moreShare',
      'difference',
      [by('wholeShare', 'ratio', [before, after], 'percent'), hundred],
      'percent',
    );
    return found('extra-share', { share, before, after });
  }
  const all = given(read, 'number');
  const old = by('totalBefore', 'product', [all, before], 'money');
  const even = whole('evenVolume', by('evenVolume', 'quotient', [old, after], 'number'));
  const more = by('moreNeeded', 'difference', [even, all], 'number');
  return found('extra', { more, even, before, after, now: all }, read.per ? { per: read.per } : {});
}

/** The number of additional sales that pays for a cost increase. */
function moreForCost(m: Model): Found | null {
  const dearer = by('difference', 'difference', [m.one('costNow'), m.one('costBefore')], 'money');
  const gain = gainOf(m);
  if (dearer === null || gain === null || gain.value <= 0 || dearer.value <= 0) return null;
  return found('more-for-cost', {
    more: whole('moreNeeded', by('moreNeeded', 'quotient', [dearer, gain], 'number')),
    dearer,
    gain,
  });
}

const hundred: Node = { value: 100, as: 'percent', step: null, from: [], figures: [], assumes: [] };

/** The same by a margin alone: 5% off 25% leave 20%. */
function extraShare(m: Model): Found | null {
  const margin = m.one('margin');
  const off = m.one('discount') ?? null;
  if (margin === null || off === null || off.value >= margin.value) return null;
  const left = by('marginLeft', 'difference', [margin, off], 'percent');
  const share = by(
    'moreShare',
    'difference',
    [by('wholeShare', 'ratio', [margin, left], 'percent'), hundred],
    'percent',
  );
  const sales = m.one('revenue');
  if (sales === null) return found('extra-margin', { share, left });
  const full = by('salesAtOldPrice', 'more', [sales, share], 'money');
  return found('extra-sales', { share, left, sum: by('salesThen', 'rest', [full, off], 'money') });
}

/** Questions about a change. */
export const change: readonly Ask[] = [
  {
    name: 'extraNeeded',
    asks: asking(
      'how (?:many|much) (?:more|extra|additional)[^.?!]{0,60}(?:sell|sales|orders|need|have to|must|should)|(?:колко|с колко) (?:\\p{L}+ )?(?:още|повече|допълнително)[^.?!]{0,60}(?:прода|трябва)~',
    ),
    solve: extraNeeded,
  },
  {
    name: 'compared',
    asks: asking(
      '(?:more or less|better or worse|better off|worse off|win or lose|gain or lose|make or lose|earn more|make more)|(?:повече или по-малко)[^.?!]{0,40}|печеля ли или губя|печелим ли или губим|по-добре ли|печеля или губя|на печалба или|изгодно ли|is (?:that|it|this) better|(?:какво|как) (?:става|излиза|се променя)[^.?!]{0,20}|what (?:happens|changes)[^.?!]{0,20}',
    ),
    solve: (m) => (m.has('newPrice', 'rise', 'discount', 'newSold', 'lost') ? compared(m) : null),
  },
];
