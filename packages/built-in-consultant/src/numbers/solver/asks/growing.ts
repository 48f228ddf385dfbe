import { lettered } from '@savet/text/lettered';
import { type Ask, type Found, found } from '../ask.ts';
import type { Model } from '../model.ts';
import { by, constant, type Node } from '../node.ts';
import { asking, said } from '../reading/words.ts';

const yearsIn = lettered(/(?<!\d)20\d\d(?!\d)/gu);
const YEARS_MAX = 15;

/** The years that are told beside the two amounts, and one behind them. */
function yearsOf({ text }: Model): { between: number; ahead: number | null } | null {
  const named = [...new Set([...text.matchAll(yearsIn)].map(([year]) => Number(year)))];
  const [one, two, three] = named;
  if (one === undefined || two === undefined || named.length > 3) return null;
  const [first, last] = [Math.min(one, two), Math.max(one, two)];
  const between = last - first;
  if (three !== undefined && three <= last) return null;
  const ahead = three === undefined ? null : three - last;
  return between > 0 && between <= YEARS_MAX && (ahead ?? 1) <= YEARS_MAX
    ? { between, ahead }
    : null;
}

/** The growth of each year on the way, and where it leads. */
function yearly(m: Model): Found | null {
  const years = yearsOf(m);
  const [before, now] = [m.one('revenueBefore'), m.one('revenueNow')];
  if (years === null || before === null || now === null || years.between < 2) return null;
  const share = by('growthEachYear', 'growth', [before, now, constant(years.between)], 'percent');
  if (years.ahead === null) return found('growth-yearly', { share });
  let next: Node | null = now;
  for (let year = 0; year < years.ahead; year += 1)
    next = by('yearAfter', 'more', [next, share], 'money');
  return found('growth-ahead', { share, next, ahead: constant(years.ahead) });
}

/** Sales of two times by their numbers and prices. */
function byParts(m: Model): Found | null {
  const before = by('revenueBefore', 'product', [m.one('sold'), m.one('price')], 'money');
  const now = by('revenueNow', 'product', [m.one('newSold'), m.one('newPrice')], 'money');
  const more = by('difference', 'difference', [now, before], 'money');
  const share = by('growthShare', 'ratio', [more, before], 'percent');
  const say = more && more.value < 0 ? 'sales-shrink' : 'sales-growth';
  return found(say, { share, before, now, more });
}

function again(m: Model): Found | null {
  const [before, now] = [m.one('revenueBefore'), m.one('revenueNow')];
  const share = by(
    'growthShare',
    'ratio',
    [by('difference', 'difference', [now, before], 'money'), before],
    'percent',
  );
  return found('again', { next: by('nextTime', 'more', [now, share], 'money'), share });
}

const isByYears = (m: Model) =>
  m.has('revenueBefore') && m.has('revenueNow') && (yearsOf(m)?.between ?? 0) > 1;

/** Questions about growth over years, and of sales that are told by number and price. */
export const growing: readonly Ask[] = [
  {
    name: 'yearly',
    asks: asking(
      '(?:what|how much|колко|какъв|с колко)[^.?!]{0,50}(?:growth|grow~|cagr|per year|a year|ръст~|расте~|годишно|на година)[^.?!]{0,24}|(?:average|mean) (?:yearly|annual) growth|cagr|средногодиш~ (?:ръст|растеж)|where (?:are|will|do|would)[^.?!]{0,20}(?:we|i|it)[^.?!]{0,50}|(?:what|how much|колко|къде|докъде)[^.?!]{0,50}(?:in|за|през) 20\\d\\d|(?:at|with) (?:that|this|the same) (?:pace|rate)[^.?!]{0,30}',
    ),
    needs: (has) => has('revenueBefore') && has('revenueNow'),
    solve: (m) => (isByYears(m) ? yearly(m) : null),
  },
  {
    name: 'byParts',
    asks: asking(
      '(?:did|has|is) (?:my |our |the )?(?:revenue|turnover|sales|income)[^.?!]{0,24}(?:grow~|up|down|rise~|risen|fall~|change~)[^.?!]{0,30}|by (?:how many|how much|what) (?:percent|%)?|how much (?:more|less)|оборот~[^.?!]{0,30}(?:вдигна|порасна|нарасна|падна|растe|качи)~[^.?!]{0,30}|(?:с )?колко (?:процента|%|повече)|(?:расте|падна|порасна|нарасна)~ ли[^.?!]{0,20}',
    ),
    needs: (has) =>
      has('newSold') &&
      has('newPrice') &&
      has('sold') &&
      has('price') &&
      !has('unitCost', 'fixed', 'commission', 'costShare'),
    solve: byParts,
  },
  {
    name: 'percentUp',
    asks: asking(
      'what ?%[^.?!]{0,24}|what percent~[^.?!]{0,24}|how much (?:is (?:that|it) )?up|колко ?%[^.?!]{0,16}',
    ),
    needs: (has) => has('revenueBefore') && has('revenueNow'),
    solve: growthOf,
  },
  {
    name: 'again',
    asks: asking(
      '(?:what|how much)[^.?!]{0,14}(?:would|will|do|are|could) (?:we|i|it)[^.?!]{0,14}(?:get|make|take|reach|be at|do|be)[^.?!]{0,30}|колко (?:ще |бихме )(?:имаме|изкараме|изкарам|направим|направя|вземем|стане|е)[^.?!]{0,40}',
    ),
    needs: (has) => has('revenueBefore') && has('revenueNow'),
    solve: (m) => (repeats.test(m.text) && !ofYear.test(m.text) ? again(m) : null),
  },
];
const ofYear = said('next year|догодина|следващата година');
const repeats = said(
  'same (?:happens|again|growth|rate|pace|jump|rise)|(?:carries|goes|keeps|continues) (?:on|up|going)?|същото|също толкова|със същия темп|така продълж~|продължи(?:м)? така|все така',
);

function growthOf(m: Model): Found | null {
  const [before, now] = [m.one('revenueBefore'), m.one('revenueNow')];
  const more = by('difference', 'difference', [now, before], 'money');
  const share = by('growthShare', 'ratio', [more, before], 'percent');
  return found(more && more.value < 0 ? 'shrink' : 'growth', { share, more });
}
