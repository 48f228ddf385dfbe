import { type Ask, type Found, found } from '../ask.ts';
import type { Model } from '../model.ts';
import { by, constant, type Node } from '../node.ts';
import { asking } from '../reading/words.ts';
import { instalmentOf } from './terms.ts';

const term = (m: Model): Node | null =>
  m.has('years')
    ? by('monthsAll', 'product', [m.one('years'), constant(12)], 'number')
    : m.one('months');

function instalment(m: Model): Found | null {
  const months = term(m);
  const loan = m.one('loan');
  const one = instalmentOf(loan, m.one('interest'), months);
  const paid = by('paidAll', 'product', [one, months], 'money');
  const interest = by('interestAll', 'difference', [paid, loan], 'money');
  return found('loan', { one, interest, paid, months });
}

/** What a firm is worth when so much is paid for such a share. */
function valued(m: Model): Found | null {
  const sum = m.one('invest');
  const post = by('postMoney', 'by-share', [sum, m.one('investShare')], 'money');
  const pre = by('preMoney', 'difference', [post, sum], 'money');
  if (!m.has('heldShare')) return found('valuation', { post, pre });
  const own = by('ownThen', 'rest', [m.one('heldShare'), m.one('investShare')], 'percent');
  const kept = own && by('ownWorth', 'share', [post, own], 'money');
  return found('valuation-own', { post, pre, own, kept });
}

/** Questions about a loan, and about what an investor gets. */
export const loans: readonly Ask[] = [
  {
    name: 'instalmentAlone',
    asks: asking(
      '(?:what|how much|колко|каква)[^.?!]{0,40}(?:instal~|payments?|repay~|interest|вноск~|лихв~|на месец|a month|monthly|each month)[^.?!]{0,24}|how much interest|колко (?:общо )?лихва~|колко (?:ще )?(?:връщам|върна|плащам|платя|дам)[^.?!]{0,30}',
    ),
    needs: (has) => has('loan') && has('interest') && !has('fixed'),
    solve: instalment,
  },
  {
    name: 'valuation',
    asks: asking(
      '(?:what|how much|which)[^.?!]{0,40}(?:post[- ]?money|pre[- ]?money|valuation|valued|worth|stake|own|keep|hold)[^.?!]{0,40}|(?:колко|каква|каквa)[^.?!]{0,40}(?:оценка~|струва фирм~|дял~|остава~|притежавам|имам)[^.?!]{0,30}|на колко[^.?!]{0,20}(?:оценява|оценена)~[^.?!]{0,20}|(?:and )?(?:before|after|преди|след)(?: that| това)? ?\\?',
    ),
    needs: (has) => has('investShare') && has('invest'),
    solve: valued,
  },
];
