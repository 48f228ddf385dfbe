import { type Ask, type Found, found } from '../ask.ts';
import type { Model } from '../model.ts';
import { by, given, type Node, together } from '../node.ts';
import { asking } from '../reading/words.ts';
import { gainOf } from '../relations/each.ts';
import { fixedIn, profitIn, revenueIn } from '../relations/period.ts';

/** When a purchase has brought back its price. */
function payback(m: Model): Found | null {
  const price = together('invest', m.all('invest'), 'money');
  if (price === null) return null;
  if (m.has('seasons')) return bySeason(m, price);
  const told = m.reads('profitTime')[0];
  const saved = told ? null : savedMonth(m.in('month'));
  const left = told
    ? m.in('month').inPeriod(given(told, 'money'), told.per, 'month')
    : (saved ?? gainMonth(m.in('month')));
  const costs = (told || saved) && m.has('fixed') ? fixedIn(m.in('month'), 'month') : null;
  if (left === null || costs === undefined || (saved !== null && hasEarlierCosts(m))) return null;
  const clear = costs ? by('left', 'difference', [left, costs], 'money') : left;
  if (clear === null || clear.value <= 0) return null;
  const months = by('paybackMonths', 'quotient', [price, clear], 'months');
  return found('payback', { months, left: clear }, { ignores: ['sold'] });
}

/** A regular cost that is named before the purchase is a cost of the business, not of the purchase. */
const hasEarlierCosts = (m: Model) =>
  m.reads('fixed').some(({ start }) => m.reads('invest').every((bought) => start < bought.start));

function gainMonth(m: Model): Node | null {
  return m.has('sold', 'revenue') ? profitIn(m.without('invest')) : null;
}

/** The monthly saving or gain of a purchase: hours that are not paid for, a lower cost, or more sales. */
function savedMonth(m: Model): Node | null {
  const hours = m.reads('hours')[0];
  if (hours && m.has('hourCost') && !m.has('price', 'sold')) {
    const saved = by('labour', 'product', [given(hours, 'number'), m.one('hourCost')], 'money');
    return m.inPeriod(saved, hours.per ?? 'month');
  }
  const before = m.reads('costBefore')[0];
  if (before && m.has('costNow')) {
    const each = by('difference', 'difference', [m.one('costBefore'), m.one('costNow')], 'money');
    const sold = m.reads('sold')[0];
    const all = sold ? by('gainAll', 'product', [each, given(sold, 'number')], 'money') : each;
    return m.inPeriod(all, (sold ?? before).per ?? m.reads('costNow')[0]?.per ?? 'month');
  }
  const gained = m.reads('gained')[0];
  if (gained === undefined) return null;
  const all = by('gainAll', 'product', [given(gained, 'number'), gainOf(m)], 'money');
  return m.inPeriod(all, gained.per ?? 'month');
}

/** “9 a day, 2 seasons of 30 days” */
function bySeason(m: Model, price: Node): Found | null {
  const sold = m.reads('sold')[0];
  const days = m.one('days');
  if (sold?.per !== 'day' || days === null) return null;
  const season = by('soldSeason', 'product', [given(sold, 'number'), days], 'number');
  const left = by('gainSeason', 'product', [season, gainOf(m)], 'money');
  const seasons = by('seasonsNeeded', 'quotient', [price, left], 'number');
  const year = by('gainYear', 'product', [left, m.one('seasons')], 'money');
  return found('payback-season', { seasons, left, year });
}

/** How long the money lasts. */
function runway(m: Model): Found | null {
  const cash = m.one('cash');
  const out = fixedIn(m.in('month'), 'month');
  if (!out || cash === null) return null;
  const income = m.has('revenue') ? revenueIn(m.in('month'), 'month') : null;
  if (m.has('revenue') && income === null) return null;
  const short = income ? by('shortMonth', 'difference', [out, income], 'money') : out;
  if (short === null) return null;
  if (short.value <= 0)
    return found('runway-endless', { left: by('left', 'difference', [income, out], 'money') });
  return found('runway', {
    months: by('runwayMonths', 'quotient', [cash, short], 'months'),
    short,
  });
}

function growth(m: Model): Found | null {
  const [before, now] = [m.one('revenueBefore'), m.one('revenueNow')];
  const more = by('difference', 'difference', [now, before], 'money');
  const share = by('growthShare', 'ratio', [more, before], 'percent');
  return found(more && more.value < 0 ? 'shrink' : 'growth', { share, more });
}

function nextYear(m: Model): Found | null {
  const [before, now] = [m.one('revenueBefore'), m.one('revenueNow')];
  if (m.has('rise'))
    return found('next-year', {
      next: by('nextYear', 'more', [now ?? m.one('revenue'), m.one('rise')], 'money'),
    });
  const factor = by('growthFactor', 'quotient', [now, before], 'number');
  return found('next-year', { next: by('nextYear', 'product', [now, factor], 'money') });
}

/** Questions about time. */
export const time: readonly Ask[] = [
  {
    name: 'payback',
    asks: asking(
      '(?:when|how (?:long|soon|fast|many (?:months|years)))[^.?!]{0,50}(?:money back|pay~ (?:itself|back|off|for itself)|paid (?:back|off)|back|recoup|earn~ back|paid for)|payback|(?:за|след|кога)[^.?!]{0,24}(?:колко|кога)?[^.?!]{0,20}(?:изплат|изплащ|избие|избия|върн|възвърн)~|(?:колко време|кога|за колко)[^.?!]{0,30}(?:изплат|изплащ|избие|избия|върн|възвърн)~',
    ),
    solve: payback,
  },
  {
    name: 'runway',
    asks: asking(
      'how (?:many months|long)[^.?!]{0,40}(?:have|got|last|run|left|survive|runway)|runway|(?:колко|за колко)[^.?!]{0,14}(?:месеца|време)[^.?!]{0,40}(?:стигат|имам|имаме|изкарам|издържа|остават|ми стигат)~',
    ),
    solve: runway,
  },
  {
    name: 'growth',
    asks: asking(
      '(?:what|how (?:much|many))[^.?!]{0,30}(?:growth|grow~|change|percent)|growth in (?:percent|%)|by (?:what|how many) percent|(?:с )?колко процент\\p{L}*|(?:колко|какъв|каква)[^.?!]{0,20}(?:процент\\p{L}* |% )?(?:ръст|растеж|промяна|спад)|колко %[^.?!]{0,10}ръст',
    ),
    solve: growth,
  },
  {
    name: 'nextYear',
    asks: asking(
      '(?:what|how much)[^.?!]{0,40}next year[^.?!]{0,30}|(?:what|how much)[^.?!]{0,30} at the same (?:rate|growth)|(?:колко|какъв|каква)[^.?!]{0,24}(?:догодина|следващата година)[^.?!]{0,40}',
    ),
    solve: nextYear,
  },
];
