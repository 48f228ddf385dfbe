import { type Ask, type Found, found } from '../ask.ts';
import type { Model } from '../model.ts';
import { by } from '../node.ts';
import { asking } from '../reading/words.ts';
import { fixedIn, revenueIn } from '../relations/period.ts';
import { timeOf } from './even.ts';

/** What rooms bring, what a platform takes of its part, and what is left. */
function withPlatform(m: Model): Found | null {
  const income = revenueIn(m.without('commission', 'partShare'));
  const part = m.has('partShare')
    ? by('throughPlatform', 'share', [income, m.one('partShare')], 'money')
    : income;
  const taken = by('platformTakes', 'share', [part, m.one('commission')], 'money');
  const left = by('afterCommission', 'difference', [income, taken], 'money');
  const fixed = m.has('fixed') ? fixedIn(m) : null;
  if (fixed === undefined) return null;
  if (fixed === null) return found('let', { income, taken, left });
  return found('let-left', {
    rest: by('left', 'difference', [left, fixed], 'money'),
    income,
    taken,
  });
}

const MONTH = 31;
function letAlone(m: Model): Found | null {
  const days = m.one('days');
  const isMonth = days === null || days.value <= MONTH;
  return found('revenue', { sum: revenueIn(m) }, isMonth ? timeOf(m) : {});
}

/** A fixed rent against a share of the sales. */
function rentOrShare(m: Model): Found | null {
  const rent = fixedIn(m);
  const part = by(
    'shareOfSales',
    'share',
    [revenueIn(m), m.one('costShare') ?? m.one('commission') ?? m.one('ownShare')],
    'money',
  );
  if (!rent || part === null || m.reads('fixed').length > 1) return null;
  const isRent = rent.value <= part.value;
  const difference = isRent
    ? by('difference', 'difference', [part, rent], 'money')
    : by('difference', 'difference', [rent, part], 'money');
  const even = by(
    'evenSales',
    'by-share',
    [rent, m.one('costShare') ?? m.one('commission') ?? m.one('ownShare')],
    'money',
  );
  return found(isRent ? 'rent-cheaper' : 'share-cheaper', { difference, rent, part, even });
}

/** Questions about rooms or places that are let. */
export const letting: readonly Ask[] = [
  {
    name: 'rentOrShare',
    asks: asking(
      '(?:which|what)[^.?!]{0,30}(?:cheaper|better|less)[^.?!]{0,20}|(?:кое|какво)[^.?!]{0,30}(?:по-изгодно|по-евтино|по-добре)[^.?!]{0,20}',
    ),
    needs: (has) =>
      has('fixed') &&
      has('revenue') &&
      has('costShare', 'commission', 'ownShare') &&
      !has('price', 'sold', 'loan'),
    solve: rentOrShare,
  },
  {
    name: 'let',
    asks: asking(
      '(?:what|how much)[^.?!]{0,40}(?:take|took|make|made|earn~|bring|brought|left|keep|kept|give|gave|pay|paid|lose|cost~|commission|revenue|turnover)[^.?!]{0,30}|(?:колко|какво|какъв)[^.?!]{0,40}(?:оборот~|приход~|остава~|прибирам|прибираме|взимам|взема~|изкарвам~|изкарах~|дад~|дав~|плащам|комисион~)[^.?!]{0,30}',
    ),
    needs: (has) =>
      has('rooms', 'partShare', 'occupancy') && !has('unitCost', 'costShare', 'margin'),
    solve: (m) => {
      const isLet = m.has('occupancy') || m.has('partShare');
      if (!isLet) return null;
      return m.has('commission') ? withPlatform(m) : m.has('fixed') ? null : letAlone(m);
    },
  },
];
