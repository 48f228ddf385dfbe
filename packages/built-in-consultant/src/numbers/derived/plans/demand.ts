import type { Term } from '../../steps.ts';
import { amount, asking, number, type Plan, percent, valueOf } from '../plan.ts';

const judges =
  'is (?:that|it|this) (?:any )?(?:good|bad|ok|okay|normal|too much|a lot|worth)|good or bad|any good|good|bad|worth|keep going|go on|continue|да продължа|да спра|резултат ли|pay off|paid off|pay for itself|did it|where (?:am|are) (?:i|we)|losing them|добре ли|добър ли|добро ли|нормално ли|нормален ли|много ли|малко ли|изплати ли|изплаща ли|струва(?:ше)? ли си|има(?:ше)? ли смисъл|изгодно|къде ги губ~|на плюс|колко (?:ми )?(?:струва|излиза)|how much|what (?:does|did)|cost per|per (?:customer|client|lead|enquiry)';

/** The cost of an advertisement per lead and per buyer, against the revenue from the buyers. */
const spentOnAds: Plan = {
  name: 'spent',
  asks: asking(judges),
  needs: ['spend', 'bought'],
  may: ['asked', 'visitors', 'ticket', 'marginShare'],
  work(given, sheet) {
    const spend = amount(valueOf(given.one('spend')));
    const bought = number(valueOf(given.one('bought')));
    const [asked, visitors, ticket, margin] = [
      given.one('asked'),
      given.one('visitors'),
      given.one('ticket'),
      given.one('marginShare'),
    ];
    const first = asked ?? visitors;
    if ((first && first.value < bought.value) || bought.value === 0) return null;
    if (asked && visitors) {
      if (asked.value > visitors.value) return null;
      sheet.add('askedShare', 'ratio', [number(asked.value), number(visitors.value)], 'percent');
    }
    const client = sheet.add('costOfClient', 'quotient', [spend, bought], 'money');
    const lead =
      first && sheet.add('costOfLead', 'quotient', [spend, number(first.value)], 'money');
    const rate = first && sheet.add('closeRate', 'ratio', [bought, number(first.value)], 'percent');
    const beside = { client, ...(lead && rate && { lead, rate }) };
    if (ticket === undefined)
      return margin || !lead ? null : { say: 'cost', values: beside, steps: sheet.steps };
    const revenue = sheet.add('revenue', 'product', [bought, amount(ticket.value)], 'money');
    const gross = margin
      ? sheet.add('grossMargin', 'share', [revenue, percent(margin.value)], 'money')
      : revenue;
    const left = sheet.add('leftOfCampaign', 'difference', [gross, spend], 'money');
    const share = sheet.add('spendShare', 'ratio', [client, amount(ticket.value)], 'percent');
    const values = { left: amount(Math.abs(left.value)), revenue: gross, share, ...beside };
    const kind = left.value < 0 ? 'loss' : margin ? 'profit' : 'gain';
    return { say: lead ? `${kind}-leads` : kind, values, steps: sheet.steps };
  },
};

/** The cost of clicks against the gross profit from their buyers. */
const clicks: Plan = {
  name: 'clicks',
  asks: asking(judges),
  needs: ['visitors', 'bought', 'ticket', 'clickPrice'],
  may: ['marginShare'],
  work(given, sheet) {
    const visitors = number(valueOf(given.one('visitors')));
    const bought = number(valueOf(given.one('bought')));
    if (bought.value > visitors.value || bought.value === 0) return null;
    const spend = sheet.add(
      'spentOnClicks',
      'product',
      [visitors, amount(valueOf(given.one('clickPrice')))],
      'money',
    );
    const revenue = sheet.add(
      'revenue',
      'product',
      [bought, amount(valueOf(given.one('ticket')))],
      'money',
    );
    const margin = given.one('marginShare');
    const gross = margin
      ? sheet.add('grossMargin', 'share', [revenue, percent(margin.value)], 'money')
      : revenue;
    const left = sheet.add('leftOfCampaign', 'difference', [gross, spend], 'money');
    const client = sheet.add('costOfClient', 'quotient', [spend, bought], 'money');
    const most = sheet.add('mostForClick', 'quotient', [gross, visitors], 'money');
    const values = { left: amount(Math.abs(left.value)), spend, gross, client, most };
    return {
      say: left.value < 0 ? 'loss' : margin ? 'profit' : 'gain',
      values,
      steps: sheet.steps,
    };
  },
};

/** The steps from an enquiry to an order, without what they cost: the one that loses most. */
const stages: Plan = {
  name: 'stages',
  asks: asking(`${judges}|conversion|конверси~|losing|губя`),
  unless: asking(
    'how many|колко (?:обаждания|срещи|оферти|запитвания|ми трябват)|spent|платих|дадох',
  ),
  needs: ['bought'],
  may: ['visitors', 'ticket', 'rateTold'],
  lists: ['asked'],
  work(given, sheet) {
    const counts = [...given.all('visitors'), ...given.all('asked'), ...given.all('bought')];
    const values = counts.map(({ value }) => number(value));
    if (values.length < 2 || values.length > 3 || given.one('spend')) return null;
    if (values.some(({ value }, index) => index > 0 && value > (values[index - 1]?.value ?? 0)))
      return null;
    const rates = values
      .slice(1)
      .map((each, index) =>
        sheet.add(`stage.${index}`, 'ratio', [each, values[index] ?? each], 'percent'),
      );
    const [first, second] = rates;
    const [start, , end] = values;
    const told = given.one('rateTold');
    const ticket = given.one('ticket');
    if (first === undefined || start === undefined) return null;
    if (told && (rates.length > 1 || Math.abs(told.value - first.value) > 0.06)) return null;
    const last = end ?? values[1] ?? start;
    const worth = ticket && sheet.add('revenue', 'product', [last, amount(ticket.value)], 'money');
    const each = worth && sheet.add('worthOfFirst', 'quotient', [worth, start], 'money');
    const money: Record<string, Term> = worth && each ? { worth, each } : {};
    if (second === undefined) {
      const of = given.one('visitors') ? 'visitors' : 'enquiries';
      return {
        say: `${of}${worth ? '-worth' : ''}`,
        values: { rate: first, ...money, ...(told && { told: percent(told.value) }) },
        steps: sheet.steps,
      };
    }
    const whole = sheet.add('closeRate', 'ratio', [last, start], 'percent');
    const weak = first.value <= second.value ? 'first' : 'second';
    return {
      say: `${weak}${worth ? '-worth' : ''}`,
      values: { first, second, whole, ...money },
      steps: sheet.steps,
    };
  },
};

/** How many leave, how long one stays, and what one leaves in that time. */
const churn: Plan = {
  name: 'churn',
  asks: asking(
    'churn|worth|bad|good|normal|how long|lifetime|what (?:is|does) a|отлив|много ли|нормално ли|колко (?:ми )?(?:носи|струва|остава~)|стойност~|добре ли|колко време',
  ),
  needs: ['members', 'leaving', 'sellPrice'],
  lists: ['unitCost'],
  work(given, sheet) {
    const all = number(valueOf(given.one('members')));
    const gone = given.one('leaving');
    const price = given.one('sellPrice');
    const lost = number(valueOf(gone));
    const per = gone?.per ?? gone?.told ?? null;
    if (per !== 'month' || lost.value >= all.value || (price?.per ?? per) !== per) return null;
    const share = sheet.add('churnShare', 'ratio', [lost, all], 'percent');
    const stays = sheet.add('staysMonths', 'quotient', [all, lost], 'number');
    const costs = given.all('unitCost').map(({ value }) => amount(value));
    const each = amount(valueOf(price));
    const left =
      costs.length > 0 ? sheet.add('gain', 'difference', [each, ...costs], 'money') : each;
    const worth = sheet.add('worthOfOne', 'product', [left, stays], 'money');
    if (left.value <= 0) return null;
    const say = costs.length > 0 ? 'left' : 'paid';
    return { say, values: { worth, stays, share, left }, steps: sheet.steps };
  },
};

/** Rooms or things that are let: what they take at a share of nights, and at another. */
const rooms: Plan = {
  name: 'rooms',
  asks: asking(
    'turn ?over|revenue|make|take|earn|bring|how much|колко|оборот~|изкарва~|правя|приход~',
  ),
  unless: asking('profit|left|печалба~|остава~|rent is|наем(?:ът)?'),
  needs: ['rooms', 'sellPrice', 'fullShare'],
  may: ['newFull', 'morePoints'],
  work(given, sheet) {
    const count = number(valueOf(given.one('rooms')));
    const full = percent(valueOf(given.one('fullShare')));
    const [other, more] = [given.one('newFull'), given.one('morePoints')];
    const isYear = asking('year|yearly|annual~|годишно|година~').test(given.question);
    const nights = number(isYear ? 365 : 30);
    if ((other && more) || full.value > 100 || full.value <= 0) return null;
    const all = sheet.add(
      'nightsFull',
      'product',
      [count, nights, amount(valueOf(given.one('sellPrice')))],
      'money',
    );
    const now = sheet.add('atThatShare', 'share', [all, full], 'money');
    const per = isYear ? ('year' as const) : ('month' as const);
    const assumes = [isYear ? 'nights365' : 'nights30'];
    if (!other && !more) {
      const point = sheet.add('onePoint', 'quotient', [all, number(100)], 'money');
      return { say: 'now', values: { now, all, point }, steps: sheet.steps, per, assumes };
    }
    const next = other
      ? percent(other.value)
      : sheet.add('newFull', 'sum', [full, percent(valueOf(more))], 'percent');
    if (next.value > 100) return null;
    const later = sheet.add('atOtherShare', 'share', [all, next], 'money');
    const gain = sheet.add('difference', 'difference', [later, now], 'money');
    if (gain.value < 0) return null;
    return { say: 'then', values: { now, gain, later, next }, steps: sheet.steps, per, assumes };
  },
};

export const demand: readonly Plan[] = [clicks, spentOnAds, stages, churn, rooms];
