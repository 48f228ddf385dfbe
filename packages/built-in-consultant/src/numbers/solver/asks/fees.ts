import { type Ask, type Found, found } from '../ask.ts';
import type { Model } from '../model.ts';
import { assuming, by, constant, given, type Node } from '../node.ts';
import { asking, said } from '../reading/words.ts';

/** The value of lost appointments or customers, or of the share of them that can be kept. */
function lossWorth(m: Model): Found | null {
  const read = m.reads('lost')[0];
  if (read === undefined) return null;
  const each = m.one('price') ?? m.one('unitCost');
  const saved = m.has('stopShare')
    ? by('savedNumber', 'share', [given(read, 'number'), m.one('stopShare')], 'number')
    : given(read, 'number');
  const sum = by('lostMonth', 'product', [saved, each], 'money');
  const period =
    m.period === 'month' && said('(?:a|per) year|годишно|на година|за година').test(m.text)
      ? 'year'
      : m.period;
  return found(
    'loss-worth',
    { sum: m.inPeriod(sum, read.per ?? 'month', period) },
    { per: period, ignores: ['sold'] },
  );
}

/** The hourly pay rise that the savings from lower staff turnover can fund. */
function wageRoom(m: Model): Found | null {
  const [before, after] = [m.one('leavers'), m.one('leaversThen')];
  const each = m.one('unitCost') ?? m.one('fixed');
  const hours = m.reads('hours')[0];
  const staff = m.one('staff');
  if (hours === undefined || staff === null || each === null) return null;
  const fewer = by('fewerLeave', 'difference', [before, after], 'number');
  const saved = by('savedYear', 'product', [fewer, each], 'money');
  const month = by('hoursAll', 'product', [staff, given(hours, 'number')], 'number');
  const year =
    hours.per === 'year' ? month : by('hoursYear', 'product', [month, constant(12)], 'number');
  return found(
    'wage-room',
    { hour: by('ratePerHour', 'quotient', [saved, year], 'money'), saved },
    { ignores: ['staff'] },
  );
}

/** A share of a salary or a deal. */
function fee(m: Model): Found | null {
  const share = m.one('ownShare');
  const sum = feeOf(m);
  if (share === null || sum === null) return null;
  if (!m.has('instalments')) return found('fee', { sum });
  return found('fee-parts', {
    each: by('feePart', 'quotient', [sum, m.one('instalments')], 'money'),
    sum,
  });
}

export function feeOf(m: Model): Node | null {
  const share = m.one('ownShare');
  const salary = m.reads('salary')[0] ?? m.reads('price')[0] ?? m.reads('amount')[0];
  if (share === null || salary === undefined) return null;
  const isMonthly =
    salary.role === 'salary' &&
    salary.value < 20_000 &&
    salary.per !== 'year' &&
    said('(?:годишн|annual|yearly|year)~').test(m.text);
  const base = isMonthly
    ? by('salaryYear', 'product', [given(salary, 'money'), constant(12)], 'money')
    : given(salary, 'money');
  return by('feeSum', 'share', [base, share], 'money');
}

/** The amount for each partner. */
function shares(m: Model): Found | null {
  const sum =
    m.one('toShare') ?? by('left', 'difference', [m.one('revenue'), m.one('fixed')], 'money');
  const parts = m.all('partnerShare');
  if (sum === null || parts.length < 2 || parts.length > 4) return null;
  const left = m.has('taxShare') ? by('afterTax', 'rest', [sum, m.one('taxShare')], 'money') : sum;
  const values = parts.map((part, index): [string, Node | null] => [
    `part${index + 1}`,
    by('partOfOwner', 'share', [left, part], 'money'),
  ]);
  const isWhole = parts.reduce((all, { value }) => all + value, 0) === 100;
  return isWhole
    ? found(
        `shares-${parts.length}`,
        { ...Object.fromEntries(values), left },
        { ignores: ['partners'] },
      )
    : null;
}

/** Copies that have to be sold until an advance is back. */
function recoup(m: Model): Found | null {
  const price = m.one('price');
  const taken = m.one('commission');
  const sum = m.one('invest') ?? m.one('amount');
  if (price === null || sum === null || !m.has('ownShare')) return null;
  const net = taken ? by('afterCommission', 'rest', [price, taken], 'money') : price;
  const pieces = by('salesNeeded', 'quotient', [sum, net], 'number');
  return found(
    'recoup',
    {
      pieces: pieces && by('salesNeeded', 'round-up', [pieces], 'number'),
      net: assuming(net, 'recoupAll'),
    },
    { ignores: ['ownShare'] },
  );
}

/** Questions about fees, shares and losses. */
export const fees: readonly Ask[] = [
  {
    name: 'recoup',
    asks: asking(
      'how many (?:copies|units|games|books)[^.?!]{0,40}|колко (?:копия|броя|игри|книги)[^.?!]{0,60}(?:върн|избия|аванс)~',
    ),
    solve: recoup,
  },
  {
    name: 'wageRoom',
    asks: asking(
      'how much[^.?!]{0,20}(?:add|raise|put)[^.?!]{0,20}(?:hour|pay|wage)~[^.?!]{0,60}|с колко[^.?!]{0,40}(?:часов|надник|заплат)~',
    ),
    solve: wageRoom,
  },
  {
    name: 'shares',
    asks: asking(
      'who (?:gets|takes) (?:what|how much)|how much[^.?!]{0,20}(?:each|every)[^.?!]{0,20}(?:get|take)|what does each|кой колко|колко (?:взима|се пада на|получава) всеки',
    ),
    solve: shares,
  },
  {
    name: 'fee',
    asks: asking(
      '(?:what|how much)[^.?!]{0,20}(?:fee|commission)|(?:колко|какъв)[^.?!]{0,16}(?:хонорар|комисион)~|what do (?:we|i) get|how much is each(?: part| instal~| payment)? ?\\?',
    ),
    solve: fee,
  },
  {
    name: 'lossWorth',
    asks: asking(
      'what(?: is| would)?[^.?!]{0,20}(?:that|it|this)[^.?!]{0,10}(?:worth|cost)[^.?!]{0,20}|what (?:do|would|will) (?:i|we) lose[^.?!]{0,20}|how much[^.?!]{0,30}(?:that|it|this)[^.?!]{0,14}(?:worth|cost|bring)|how much (?:do|am) (?:i|we) los~|колко[^.?!]{0,20}(?:това|губя|струва ми това)[^.?!]{0,30}(?:година|годишно|месец)',
    ),
    solve: lossWorth,
  },
];
