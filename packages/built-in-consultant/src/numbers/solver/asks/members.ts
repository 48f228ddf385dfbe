import { type Ask, type Found, found } from '../ask.ts';
import type { Model } from '../model.ts';
import { by, constant, given, type Node, together } from '../node.ts';
import { asking, said } from '../reading/words.ts';
import { revenueIn } from '../relations/period.ts';

/** Customers who pay each month, after some months of losses and gains. */
function later(m: Model): Found | null {
  // “How many will there be” asks for people.
  if (
    said(
      'how many (?!months)|колко (?:ще )?(?:са|клиента|абонати|души|члена)|колко ще (?:са|сме|имам|имаме)(?! приход)',
    ).test(m.text) &&
    !said('mrr|income|revenue|приход~').test(m.text)
  )
    return null;
  const months = m.one('months');
  const lossShare = m.one('lossShare');
  if (months === null || !Number.isInteger(months.value) || months.value > 24 || m.has('lost'))
    return null;
  const gained = m.one('gained');
  const income = revenueIn(m);
  const price =
    m.figures.find(
      ({ role }, index) => role === 'price' && m.figures[index - 1]?.role === 'gained',
    ) ?? null;
  const prices = m.reads('price');
  if (income === null || lossShare === null) return null;
  const each = price
    ? given(price, 'money')
    : prices.length === 1 && prices[0]
      ? given(prices[0], 'money')
      : null;
  if (gained !== null && each === null) return null;
  const more = gained && by('gainedSum', 'product', [gained, each], 'money');
  let node: Node | null = income;
  for (let month = 0; month < months.value; month += 1) {
    node = more
      ? by('afterMonth', 'course', [node, lossShare, more], 'money')
      : by('afterMonth', 'rest', [node, lossShare], 'money');
  }
  return found('income-later', { later: node, now: income, months });
}

/** Customers who leave a month on average, and how long one stays. */
function churn(m: Model): Found | null {
  const share = m.has('lossShare') ? null : churnShare(m);
  return found('churn', { share }, { ignores: ['gained', 'price'] });
}

function churnShare(m: Model): Node | null {
  const told = m.one('lossShare');
  if (told !== null) return told;
  const [lost, all] = [m.reads('lost'), m.reads('sold')];
  if (lost.length === 0 || lost.length !== all.length) return null;
  const shares = lost.map((each, index) => {
    const of = all[index];
    return of
      ? by('churnOfMonth', 'ratio', [given(each, 'number'), given(of, 'number')], 'percent')
      : null;
  });
  const known = shares.filter((share) => share !== null);
  if (known.length < shares.length) return null;
  const sum = together('churnSum', known, 'percent');
  return known.length === 1
    ? sum
    : by('churnMean', 'quotient', [sum, constant(known.length)], 'percent');
}

function stays(m: Model): Found | null {
  const share = churnShare(m);
  return share && share.value > 0
    ? found('stays', {
        months: by('staysMonths', 'quotient', [constant(100, 'percent'), share], 'months'),
      })
    : null;
}

/** Questions about customers who pay every month. */
export const members: readonly Ask[] = [
  {
    name: 'later',
    asks: asking(
      '(?:what|how much)[^.?!]{0,40}(?:mrr|income|revenue|customers)[^.?!]{0,20}(?:in|after) [^.?!]{0,4}months|mrr[^.?!]{0,10}now and in [^.?!]{0,4}months|(?:колко|какъв|какво)[^.?!]{0,40}след [^.?!]{0,4}месеца',
    ),
    solve: later,
  },
  {
    name: 'churn',
    asks: asking('(?:what|how)[^.?!]{0,30}churn|(?:колко|какъв)[^.?!]{0,30}отлив~'),
    solve: churn,
  },
  {
    name: 'stays',
    asks: asking(
      'how long[^.?!]{0,30}(?:stay|customer)~|how many months[^.?!]{0,30}(?:stay|customer)~|колко (?:средно )?(?:стои|остава) (?:средно )?(?:един )?клиент~|колко[^.?!]{0,10}месеца[^.?!]{0,20}(?:стои|остава|стоят|клиент)~',
    ),
    solve: stays,
  },
];
