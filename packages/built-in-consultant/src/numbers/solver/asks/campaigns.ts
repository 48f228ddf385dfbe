import { type Ask, type Found, found } from '../ask.ts';
import type { Model } from '../model.ts';
import { by, given, type Node, together } from '../node.ts';
import { asking, said } from '../reading/words.ts';
import { landedOf } from '../relations/batch.ts';
import { costOf, gainOf, priceOf } from '../relations/each.ts';
import { fixedIn, soldIn } from '../relations/period.ts';
import { asksEarlierStage, wonOf } from '../relations/won.ts';
import type { Read } from '../role.ts';

const firstStage = (m: Model): Read | undefined => m.reads('stage')[0];

/** The profit of a campaign after the cost of the goods sold. */
function campaign(m: Model): Found | null {
  const spend = together('spendAll', m.all('spend'), 'money');
  const won = wonOf(m);
  const worth = worthOf(m);
  if (spend === null || won === null) return null;
  const income = by(
    'revenue',
    'product',
    [won, priceOf(m), ...(m.has('stays') ? [m.one('stays')] : [])],
    'money',
  );
  const ignores = ['stage'] as const;
  if (worth === null) {
    const left = by('afterSpend', 'difference', [income, spend], 'money');
    return found(
      'campaign-sales',
      { income, spend, share: by('spendShare', 'ratio', [spend, income], 'percent'), left },
      { ignores },
    );
  }
  const gain = by('gainAll', 'product', [won, worth], 'money');
  const left = by('left', 'difference', [gain, spend], 'money');
  return (
    left && found(left.value < 0 ? 'campaign-loss' : 'campaign', { left, gain, spend }, { ignores })
  );
}

/** The lifetime value of a customer: the contribution over all the months of the stay. */
function worthOf(m: Model): Node | null {
  if (!m.has('margin', 'unitCost', 'costShare', 'commission', 'gainEach')) return null;
  const gain = gainOf(m);
  return m.has('stays') ? by('worthOfOne', 'product', [gain, m.one('stays')], 'money') : gain;
}

function costOfLead(m: Model): Found | null {
  const spend = together('spendAll', m.all('spend'), 'money');
  const first = firstStage(m);
  return first
    ? found(
        'cost-lead',
        { each: by('costOfLead', 'quotient', [spend, given(first, 'number')], 'money') },
        { ignores: ['stage', 'price', 'wanted'] },
      )
    : null;
}

function costOfClient(m: Model): Found | null {
  if (m.has('freight', 'duty')) return found('landed', { each: landedOf(m) });
  if (!m.trusts && asksEarlierStage(m)) return null;
  if (!m.has('spend')) return costEach(m);
  const spend = together('spendAll', m.all('spend'), 'money');
  return found(
    'cost-client',
    { each: by('costOfClient', 'quotient', [spend, wonOf(m)], 'money') },
    { ignores: ['stage', 'price', 'wanted'] },
  );
}

/** The costs of a period per unit of its output. */
function costEach(m: Model): Found | null {
  if (m.has('km', 'dayCost', 'hourCost') && !m.has('fixed', 'price'))
    return found('cost', { cost: costOf(m) }, { ignores: ['margin'] });
  const fixed = fixedIn(m);
  const sold = soldIn(m);
  if (m.has('price') || sold === null) return null;
  if (fixed) {
    const part = m.has('unitCost') ? costOf(m) : null;
    const share = by('fixedEach', 'quotient', [fixed, sold], 'money');
    return found('cost-each', {
      each: part ? by('unitCostAll', 'sum', [share, part], 'money') : share,
      fixed,
    });
  }
  return null;
}

/** The deals of a sales funnel if every enquiry reaches the second stage, at the same close rate. */
function funnel(m: Model): Found | null {
  const stages = m.reads('stage').map((read) => given(read, 'number'));
  const [first, second, ...others] = stages;
  const last = others.at(-1);
  if (first === undefined || second === undefined || last === undefined) return null;
  if (stages.some((each, index) => index > 0 && each.value > (stages[index - 1]?.value ?? 0)))
    return null;
  if (!said('all|всички').test(m.text)) return null;
  const share = by('closeRate', 'ratio', [last, second], 'percent');
  const deals = by(
    'dealsThen',
    'quotient',
    [by('dealsProduct', 'product', [first, last], 'number'), second],
    'number',
  );
  const money = m.has('price') ? by('revenue', 'product', [deals, m.one('price')], 'money') : null;
  const more = by('moreDeals', 'difference', [deals, last], 'number');
  return found(
    money ? 'funnel-money' : 'funnel',
    { deals, ...(money && { money }), share, more },
    { ignores: ['stage', 'months'] },
  );
}

/** Questions about winning customers, and about the cost of a customer or any other unit. */
export const campaigns: readonly Ask[] = [
  {
    name: 'costLead',
    asks: asking(
      'cost per (?:lead|enquiry|inquiry|contact|click|signup)|(?:what|how much)[^.?!]{0,20}(?:one|each|a|per) (?:lead|enquiry|contact)[^.?!]{0,10}(?:cost)?|колко (?:ми |ни )?(?:струва|излиза)(?: ми| ни)? (?:едно|един) (?:запитване|контакт|лийд|обаждане)',
    ),
    solve: costOfLead,
  },
  {
    name: 'costClient',
    asks: asking(
      'cac|(?:what|how much)[^.?!]{0,12}(?:one|a|each|every) (?:new )?(?:customer|client|order|sale)[^.?!]{0,12}cost~|landed cost(?: per \\p{L}+)?|cost per (?:pallet|piece|unit|customer|client|order|sale|student|job|visit|booking)|(?:what|how much)[^.?!]{0,24}(?:cost)[^.?!]{0,20}(?:per|a|each|one) (?:customer|client|order|job|visit|piece|unit|trip|booking|\\p{L}+)|(?:what|how much) (?:is|are|s) (?:the |my )?cost of (?:each|one)|(?:what|how much) (?:does|do|did|will) (?:one|each|a|it|they)(?: \\p{L}+)? cost(?: me| us)?(?: each)?|колко (?:ми |ни )?(?:струва|излиза|идва)(?: ми| ни)? (?:един|една|едно|на|за|всеки|всяка|(?!и )\\p{L}+)(?: (?!и )\\p{L}+){0,1}|колко (?:ми |ни )(?:струва|излиза)',
    ),
    not: said('cost per lead|едно запитване'),
    solve: costOfClient,
  },
  {
    name: 'funnel',
    asks: asking(
      'how many deals(?: and how much (?:money|revenue))?|how many \\p{L}+ and how much (?:money|revenue)|колко сделки(?: и колко пари)?|колко (?:поръчки|клиенти) и колко пари',
    ),
    solve: funnel,
  },
  {
    name: 'campaign',
    asks: asking(
      'did (?:i|we) (?:make|lose|earn)[^.?!]{0,20}|(?:is|was) (?:it|that|this) worth[^.?!]{0,10}|worth it|roas|roi|return on|pay (?:off|for itself)|paid off|изплат~ ли се|струва(?:ло)? ли (?:си|ми)|си ли струва|(?:спечелих|изгубих|на печалба|на загуба)(?:ме)? ли|има ли смисъл|изплати ли се|спечелих или',
    ),
    solve: (m) => (m.has('spend') && m.has('stage', 'sold') ? campaign(m) : null),
    isVerdict: true,
  },
];
