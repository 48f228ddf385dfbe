import type { Term } from '../../steps.ts';
import { amount, asking, number, type Plan, percent, valueOf } from '../plan.ts';

const isRest = asking(
  'still (?:to come|open|due|outstanding)|остава да|още да (?:дойде|плат~)|после',
);

const asksNow = asking('now|on signing|first|upfront|сега|при подписване|първо');
const asksLater = asking('later|after|then|rest|после|накрая|остатък~');
const asksMore = asking('how many more|колко (?:повече|още)');

/** A fee that is a share of a salary, for one and for all, or what a lower one costs. */
const fee: Plan = {
  name: 'fee',
  asks: asking('how much|what (?:is|do|does|would)|what’s|колко|какво|какъв|каква'),
  guesses: ['base'],
  needs: ['feeShare', 'base'],
  may: ['newShare', 'volume', 'lost', 'part', 'fixed'],
  ignores: ['months', 'some'],
  unless: asking('contributions|осигуровк~|commission|комисион~'),
  work(given, sheet) {
    const base = amount(valueOf(given.one('base')));
    const share = percent(valueOf(given.one('feeShare')));
    if (share.value > 60 || base.value < 500) return null;
    const one = sheet.add('feeOfOne', 'share', [base, share], 'money');
    const volume = given.one('volume');
    const lower = given.one('newShare');
    const part = given.one('part');
    const gone = given.one('lost');
    if (lower !== undefined) {
      if (part || gone) return null;
      const less = sheet.add('lowerFee', 'share', [base, percent(lower.value)], 'money');
      const lost = sheet.add('lostOnOne', 'difference', [one, less], 'money');
      if (lost.value <= 0) return null;
      if (volume === undefined)
        return { say: 'lower', values: { lost, one, less }, steps: sheet.steps };
      const all = {
        lost: sheet.add('lostOnAll', 'product', [lost, number(volume.value)], 'money'),
        before: sheet.add('fees', 'product', [one, number(volume.value)], 'money'),
      };
      if (asksMore.test(given.question)) {
        const even = sheet.add('evenVolume', 'quotient', [all.before, less], 'number');
        const whole = sheet.add('evenVolume', 'round-up', [even], 'number');
        const more = sheet.add('moreNeeded', 'difference', [whole, number(volume.value)], 'number');
        return {
          say: 'lower-more',
          values: { lost, all: all.lost, more, whole, one, less, volume: number(volume.value) },
          steps: sheet.steps,
        };
      }
      return {
        say: 'lower-all',
        values: { lost, all: all.lost, one, less, volume: number(volume.value) },
        steps: sheet.steps,
      };
    }
    const due = part
      ? sheet.add(
          'partOfFee',
          isRest.test(given.question) ? 'rest' : 'share',
          [one, percent(part.value)],
          'money',
        )
      : one;
    const isBoth = asksNow.test(given.question) && asksLater.test(given.question);
    if (
      part &&
      isBoth &&
      !volume &&
      !gone &&
      !isRest.test(given.question.replace(/после/giu, ''))
    ) {
      const now = sheet.add('partNow', 'share', [one, percent(part.value)], 'money');
      const later = sheet.add('partLater', 'difference', [one, now], 'money');
      return { say: 'parts', values: { now, later, one }, steps: sheet.steps };
    }
    if (volume === undefined)
      return gone ? null : { say: 'one', values: { due }, steps: sheet.steps };
    const rest: Term = gone
      ? sheet.add('staying', 'difference', [number(volume.value), number(gone.value)], 'number')
      : number(volume.value);
    const all = sheet.add('fees', 'product', [due, rest], 'money');
    const fixed = given.one('fixed');
    if (fixed) {
      const year = sheet.inPeriod(
        'fixedYear',
        amount(fixed.value),
        fixed.per ?? fixed.told,
        'year',
      );
      if (year === null || (volume.per ?? volume.told) !== 'year' || part) return null;
      const left = sheet.add('left', 'difference', [all, year], 'money');
      return {
        say: left.value >= 0 ? 'left' : 'short',
        values: { left: amount(Math.abs(left.value)), all, year, due },
        steps: sheet.steps,
      };
    }
    return { say: 'all', values: { all, due, count: rest }, steps: sheet.steps };
  },
};

/** How many clients a turnover takes, and how many meetings they take. */
const goal: Plan = {
  name: 'goal',
  asks: asking('how many|колко'),
  needs: ['target', 'price'],
  may: ['outOf', 'won'],
  unless: asking(
    'fails?|failed|leaves?|провал~|пропада~|напуска~|rent|costs?|наем~|разход~|себестойност~|струва|discount|отстъпк~|percent|%',
  ),
  work(given, sheet) {
    const target = amount(valueOf(given.one('target')));
    const price = amount(valueOf(given.one('price')));
    if (price.value * 2 > target.value || given.one('price')?.per) return null;
    const exact = sheet.add('clients', 'quotient', [target, price], 'number');
    const clients = sheet.add('clients', 'round-up', [exact], 'number');
    const outOf = given.one('outOf');
    const won = given.one('won');
    if (outOf === undefined)
      return won
        ? null
        : { say: 'clients', values: { clients, target, price }, steps: sheet.steps };
    const each = sheet.add(
      'meetingsForOne',
      'quotient',
      [number(outOf.value), number(won?.value ?? 1)],
      'number',
    );
    if (each.value < 1) return null;
    const meetings = sheet.add('meetings', 'product', [clients, each], 'number');
    const week = sheet.add('meetingsWeek', 'quotient', [meetings, number(52)], 'number');
    return { say: 'meetings', values: { clients, meetings, week, target }, steps: sheet.steps };
  },
};

/** The return of an advertisement, with its cost per lead and per client. */
const campaign: Plan = {
  name: 'ads',
  asks: asking(
    'is (?:that|it|this) (?:any )?(?:good|bad|ok|okay|normal|too much|a lot)|good or bad|добре ли|добър ли|нормално ли|много ли|pay off|paid off|worth it|did it pay|does it pay|was it worth|isgodno|изплати ли|изплаща ли|струва(?:ше)? ли си|има(?:ше)? ли смисъл|изгодно ли|what did (?:one|a|each) \\p{L}+ cost|по колко (?:ми |ни )?(?:излиза|струва)|how much (?:is|did|does) (?:one|a|each) (?:client|customer|lead)|колко (?:ми |ни )?струва (?:един|едно|1)',
  ),
  guesses: ['spend'],
  needs: ['spend', 'leads', 'won'],
  may: ['price'],
  work(given, sheet) {
    const spend = amount(valueOf(given.one('spend')));
    const leads = number(valueOf(given.one('leads')));
    const won = number(valueOf(given.one('won')));
    if (won.value > leads.value) return null;
    const lead = sheet.add('costOfLead', 'quotient', [spend, leads], 'money');
    const client = sheet.add('costOfClient', 'quotient', [spend, won], 'money');
    const rate = sheet.add('closeRate', 'ratio', [won, leads], 'percent');
    const price = given.one('price');
    if (price === undefined)
      return { say: 'cost', values: { client, lead, rate }, steps: sheet.steps };
    const revenue = sheet.add('revenue', 'product', [won, amount(price.value)], 'money');
    const left = sheet.add('leftOfCampaign', 'difference', [revenue, spend], 'money');
    return {
      say: left.value >= 0 ? 'gain' : 'loss',
      values: { left: amount(Math.abs(left.value)), revenue, client, lead, rate },
      steps: sheet.steps,
    };
  },
};

/** The revenue lost to no-shows, with their number. */
const noShow: Plan = {
  name: 'no-show',
  asks: asking(
    'how much (?:do|does|did|are) (?:i|we|it|that)[^?]{0,20}(?:lose|losing|cost)|what (?:do|does) (?:i|we|it|that) (?:lose|cost)|колко (?:губя|губим|ми струва|ни струва)|какво губ(?:я|им)',
  ),
  needs: ['noShow', 'volume', 'price'],
  may: ['deposit'],
  work(given, sheet) {
    const volume = number(valueOf(given.one('volume')));
    const share = percent(valueOf(given.one('noShow')));
    const price = amount(valueOf(given.one('price')));
    const away = sheet.add('away', 'share', [volume, share], 'number');
    const lost = sheet.add('lost', 'product', [away, price], 'money');
    const per = given.one('volume')?.per ?? given.one('volume')?.told ?? null;
    const deposit = given.one('deposit');
    if (deposit === undefined)
      return { say: 'lost', values: { lost, away }, steps: sheet.steps, ...(per && { per }) };
    const kept = sheet.add('keptDeposits', 'product', [away, amount(deposit.value)], 'money');
    return {
      say: 'deposit',
      values: { lost, away, kept },
      steps: sheet.steps,
      ...(per && { per }),
    };
  },
};

/** The cost of waste. */
const waste: Plan = {
  name: 'waste',
  asks: asking('how much|what(?: is|’s|s)? (?:that|it)|what (?:does|do|are)|колко|какво'),
  unless: asking('raise|rent|наем~|вдигна~'),
  needs: ['wasted', 'cost'],
  may: ['days', 'volume'],
  work(given, sheet) {
    const item = given.one('wasted');
    const lost = number(valueOf(item));
    const cost = amount(valueOf(given.one('cost')));
    const volume = given.one('volume');
    const per = item?.per ?? item?.told ?? volume?.per ?? volume?.told ?? null;
    const days = given.one('days');
    if (volume && volume.value <= lost.value) return null;
    const one = sheet.add('wasteOnce', 'product', [lost, cost], 'money');
    const share = volume
      ? sheet.add('wasteShare', 'ratio', [lost, number(volume.value)], 'percent')
      : undefined;
    if (days === undefined || per !== 'day')
      return { say: 'once', values: { one }, steps: sheet.steps, ...(per && { per }) };
    const all = sheet.add('wasteAll', 'product', [one, number(days.value)], 'money');
    const half = sheet.add('halfWaste', 'quotient', [all, number(2)], 'money');
    return {
      say: share ? 'share' : 'days',
      values: { all, one, half, days: number(days.value), ...(share && { share }) },
      steps: sheet.steps,
    };
  },
};

/** The revenue from all seats, or from those that are filled. */
const capacity: Plan = {
  name: 'capacity',
  asks: asking(
    'how much|what (?:turnover|revenue|do|could|can)|какъв оборот|колко|какъв приход|how full',
  ),
  guesses: ['price'],
  needs: ['seats', 'turns', 'price'],
  may: ['days', 'volume'],
  work(given, sheet) {
    const seats = number(valueOf(given.one('seats')));
    const item = given.one('turns');
    const turns = number(valueOf(item));
    const price = amount(valueOf(given.one('price')));
    const come = given.one('volume');
    if (come && come.value > seats.value) return null;
    const full = come ? sheet.add('filled', 'ratio', [number(come.value), seats], 'percent') : null;
    const guests = sheet.add(
      'guests',
      'product',
      [come ? number(come.value) : seats, turns],
      'number',
    );
    const once = sheet.add('takings', 'product', [guests, price], 'money');
    const per = item?.per ?? item?.told ?? null;
    if (per === null) return null;
    const days = given.one('days');
    const month = sheet.inPeriod('takingsMonth', once, per, 'month', days && number(days.value));
    if (month === null) return { say: 'day', values: { once, guests }, steps: sheet.steps, per };
    if (full === null) return { say: 'most', values: { month, once, guests }, steps: sheet.steps };
    return { say: 'filled', values: { month, full, once }, steps: sheet.steps };
  },
};

export const sales: readonly Plan[] = [fee, campaign, noShow, waste, capacity, goal];
