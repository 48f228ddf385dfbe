import { type Ask, type Found, found } from '../ask.ts';
import type { Model } from '../model.ts';
import { by } from '../node.ts';
import { asking, said } from '../reading/words.ts';
import { batchOf } from '../relations/batch.ts';
import { billOf, costOf, gainOf, priceFor, priceOf, takenShare } from '../relations/each.ts';
import { gainAll, profitIn, revenueIn } from '../relations/period.ts';
import { compared } from './change.ts';
import { breakEven, hoursAsGoods, neededOf, timeOf } from './even.ts';

function turnover(m: Model): Found | null {
  const needed = neededOf(m);
  const margin = m.one('margin');
  const taken = takenShare(m);
  if (needed === null || m.has('price')) return null;
  if (margin !== null) {
    if (taken !== null) return null;
    return found(
      'turnover',
      { turnover: by('turnover', 'by-share', [needed, margin], 'money'), needed },
      { per: m.period },
    );
  }
  if (taken === null || taken.value >= 100) return null;
  return found(
    'turnover',
    { turnover: by('turnover', 'by-rest', [needed, taken], 'money'), needed },
    { per: m.period },
  );
}

/** “120 at 2.10 instead of 2.60”: the profit at the new price. */
function atNewPrice(m: Model): Found | null {
  const price = m.one('newPrice');
  const found = price && profit(m.without('newPrice', 'price').putting({ price }));
  return found && { ...found, ignores: [...(found.ignores ?? []), 'price'] };
}

function profit(told: Model): Found | null {
  const m = told.trusts ? hoursAsGoods(told) : told;
  if (m.has('newSold', 'lossShare') || (m.has('lost') && !m.has('fixed'))) return compared(m);
  if (m.has('newPrice')) return atNewPrice(m);
  if (m.has('rise')) return null;
  if (m.has('bought')) return batchOf(m);
  if (!m.has('sold', 'revenue', 'rooms', 'occupancy')) return each(m);
  // Without a cost, revenue is not profit.
  if (
    !m.has(
      'fixed',
      'spend',
      'unitCost',
      'commission',
      'costShare',
      'margin',
      'hourCost',
      'gainEach',
    )
  )
    return null;
  // Revenue less advertising alone is not profit, either.
  if (m.has('spend') && !m.has('unitCost', 'costShare', 'margin', 'gainEach', 'fixed')) return null;
  const left = profitIn(m);
  if (left === null) return null;
  const ignores = ['vat', 'staff', 'seats'] as const;
  return found(
    left.value < 0 ? 'loss' : 'profit',
    { left, sum: m.has('revenue') ? revenueIn(m) : (gainAll(m) ?? null) },
    { ...timeOf(m), ignores },
  );
}

/** The contribution of one sale. */
function each(m: Model): Found | null {
  const gain = gainOf(m);
  const price = priceOf(m);
  if (m.has('fixed', 'spend', 'invest') || gain === null || price === null) return null;
  if (!m.has('unitCost', 'commission', 'costShare', 'margin', 'hourCost')) return null;
  return found('left-each', {
    gain,
    share: by('marginOfPrice', 'ratio', [gain, price], 'percent'),
  });
}

function eachAsked(m: Model): Found | null {
  const own = m.without('fixed', 'target', 'sold', 'days', 'invest');
  return each(own);
}

function margin(m: Model): Found | null {
  if (m.has('bought')) return batchOf(m);
  if (m.has('price') && !m.has('sold', 'fixed', 'revenue', 'spend', 'lost')) {
    if (!m.has('unitCost', 'commission', 'costShare', 'hourCost')) return null;
    const gain = gainOf(m);
    const price = priceOf(m);
    return found(
      'margin',
      { share: gain && by('marginOfPrice', 'ratio', [gain, price], 'percent'), gain },
      { ignores: ['vat'] },
    );
  }
  const left = profitIn(m);
  const sum = revenueIn(m);
  return found(
    'margin-all',
    { share: left && by('marginOfSales', 'ratio', [left, sum], 'percent'), left, sum },
    { ignores: ['vat'] },
  );
}

function perHour(m: Model): Found | null {
  const own = m.without('hours');
  const isOfOne = m.trusts && !m.has('sold', 'revenue') && each(own) !== null;
  const left = isOfOne ? gainOf(own) : profitIn(own);
  const hours = m.one('hours');
  return (
    left &&
    hours &&
    found('per-hour', { hour: by('ratePerHour', 'quotient', [left, hours], 'money'), left })
  );
}

function revenue(m: Model): Found | null {
  const sum = m.has('revenue') ? null : revenueIn(m.without('commission', 'unitCost', 'lossShare'));
  return found('revenue', { sum }, timeOf(m));
}

/** The hourly rate that brings the wanted amount after all costs. */
function hourRate(m: Model): Found | null {
  const hours = m.one('hours');
  const needed = neededOf(m);
  if (hours === null || needed === null || m.has('hourCost', 'price')) return null;
  return found(
    'hour-rate',
    { rate: by('ratePerHour', 'quotient', [needed, hours], 'money'), needed },
    { per: m.period },
  );
}

function price(m: Model): Found | null {
  const bill = billOf(m);
  if (bill !== null && !m.has('margin')) return found('bill', { bill });
  const own = costOf(m);
  const cost = m.has('reserve') ? by('withReserve', 'more', [own, m.one('reserve')], 'money') : own;
  const wanted = priceFor(m);
  if (cost === null) return hourRate(m);
  if (wanted === null) return null;
  return found('price', {
    price: wanted,
    cost,
    gain: by('profit', 'difference', [wanted, cost], 'money'),
  });
}

/** Questions about the running of a business. */
export const business: readonly Ask[] = [
  {
    name: 'breakEven',
    asks: asking(
      'how many (?!months|years|weeks|hours|days|more|can|may|of)[^.?!]{0,60}(?:before (?:i|we) (?:earn|make)|need|sell|join|cover|break ?-?even|must|till|until|before|to (?:make|earn|pay|reach|clear|raise|cover|net|get|have)|at least|do (?:i|we) earn|profit)|how many (?!months|years|weeks|hours|days|more|of)\\p{L}+(?: (?:a|per) (?:month|week|day))? ?\\?|where (?:is|are)[^.?!]{0,20}break ?-?even|break ?-?even (?:point|in|at)|(?:when|at what)[^.?!]{0,20}break ?-?even|колко (?!\\p{L}+ повече|месеца|години|седмици|часа|дни|време|оборот|още|мога|струва|най)[^.?!]{0,60}(?:трябва|трябват|докато|за да|на нула|за нула|минимум|продам|продадем|покрия|покрие|изляза|излезем|стигат|са нужни)|къде (?:е|ми е) (?:точката на )?нула(?:та)?',
    ),
    solve: breakEven,
  },
  {
    name: 'turnover',
    asks: asking(
      '(?:how much|what) (?:turnover|revenue|sales|does (?:he|she) (?:have|need) to sell|do (?:i|we) (?:have|need) to (?:sell|turn over|bring in))[^.?!]{0,60}|колко (?:оборот|продажби)[^.?!]{0,70}(?:трябва|за да|нуж)~|какъв оборот[^.?!]{0,60}трябва',
    ),
    solve: turnover,
  },
  {
    name: 'perHour',
    asks: asking(
      '(?:what|how much)[^.?!]{0,60}(?:an|per) hour|(?:a month|monthly) and (?:per|an) hour|(?:на )?колко (?:ми )?(?:излиза|е) часът|часът ми на колко излиза|колко[^.?!]{0,50} на час|и на час|what[^.?!]{0,20}hourly (?:profit|earning~)',
    ),
    not: said('hourly rate|rate|charge|price|цена|hourly pay|да взимам|add'),
    solve: perHour,
  },
  {
    name: 'each',
    asks: asking(
      '(?:what|how much)(?:(?! what)[^.?!]){0,30}(?:left|keep|keep from|make|earn|profit)[^.?!]{0,14}(?:on|of|from|per) (?:each|one|every|an? \\p{L}+)|what (?:do|would) (?:we|i) keep|(?:колко|какво) (?:ми |ни )?(?:остава|печеля|печелим)(?: ми| ни)? (?:от|на) (?:един|една|едно|всеки|всяка|брой|бройка)',
    ),
    solve: eachAsked,
  },
  {
    name: 'profit',
    asks: asking(
      'what (?:stays|is|are|would|will|do|does|should)(?:[^.?!]{0,40}(?:profit|left|earn|make|clear)| with)|how much (?:do|does|did|will|would|have|is|am|are|profit)[^.?!]{0,40}(?:profit|left|earn|make|made|lose|lost|keep|money)|(?:am|are) (?:i|we) (?:making|losing|earning|in profit|in the red)|did (?:i|we) (?:make|lose|earn)|profit(?: and margin)?,? please|(?<=[.!?;,] )profit ?\\?|(?<=[.!?;,] )печалба(?:та)? ?\\?|(?:do|will|would) (?:i|we) (?:make|lose|earn|have)[^.?!]{0,20}(?:profit|money|loss|anything)|what is profit|(?:какво|колко) (?:ми |ни |си )?(?:остава(?:т)?|печеля|печелим|спечелих(?:ме)?|спечелих|изкарах(?:ме)?|изкарвам(?:е)?|губя|губим|чисто)|(?:каква|какво|колко)[^.?!]{0,12}печалба~|печеля ли|печелим ли|излизам(?:е)? ли|(?:на )?(?:печалба|загуба|минус|плюс) ли|губя ли|губим ли|колко печалба',
    ),
    not: said(
      'per hour|an hour|на час$|how much more|how many|с колко повече|колко още|колко [\\p{L}]+ (?:още |повече )?(?:ми )?трябва~|of my (?:margin|profit)|do to (?:my|our|the) (?:profit|margin)',
    ),
    solve: profit,
  },
  {
    name: 'margin',
    asks: asking(
      "what(?: is| s|'s)?[^.?!0-9]{0,14} margin|margin in (?:percent|%)|profit and margin|and margin|(?<!%[\\p{L} ]{0,16})margin ?\\?|как(?:ъв|ва|во)[^.?!0-9]{0,16}марж~|марж(?:ът|а)? ми|колко[^.?!0-9]{0,14}марж~",
    ),
    not: said('old margin|same margin|стария марж|същия марж|for an? # margin'),
    solve: margin,
  },
  {
    name: 'revenue',
    asks: asking(
      "(?:what|how much)(?: is| are| will| would| 's)?[^.?!]{0,24}(?:revenue|turnover|takings|mrr|do (?:i|we) (?:take|turn over)|sales a|does [^.?!]{0,20}bring)|(?:колко|какъв|каква)[^.?!]{0,16}(?:оборот~|приход~)|колко пари (?:влизат|взимам)",
    ),
    not: said('mrr now and in|need|трябва'),
    solve: revenue,
  },
  {
    name: 'price',
    asks: asking(
      '(?:what|how much)[^.?!]{0,30}(?:should|must|do|can|could|would|to|have) (?:i|we)? ?(?:have to )?(?:charge|quote|ask|price|sell|bill)[^.?!]{0,40}|what[^.?!]{0,12}(?:price|bill|quote|total)[^.?!]{0,40}|(?:what|which) (?:hourly )?rate|hourly rate ?\\?|на каква цена|каква[^.?!]{0,20}цена[^.?!]{0,20}|колко[^.?!]{0,30}да (?:взимам|взема|искам|поискам|таксувам|го продавам|я продавам|продавам|струва|дам|платят|му поискам)|каква (?:часова )?ставка|по колко да|каква оферта(?: да)?|колко да (?:оферирам|напиша в офертата)',
    ),
    not: said(
      'per lead|keeps?|old margin|same margin|same (?:as|in|amount)|стария|същия|същото|колко (?:ми |ни )?струва',
    ),
    solve: price,
  },
];
