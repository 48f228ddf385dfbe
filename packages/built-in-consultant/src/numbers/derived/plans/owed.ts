import { amount, asking, number, type Plan, percent, valueOf } from '../plan.ts';

const YEAR = 365;

/** The interest cost of a late payment, at the owner’s own bank rate. */
const lateMoney: Plan = {
  name: 'late-money',
  asks: asking(
    'cost~|how much|what(?: is|’s)? (?:this|that|it)|lose|losing|колко|струва|губя|губим',
  ),
  unless: asking('discount|отстъпк~|instalment|вноск~'),
  needs: ['owed', 'lateDays', 'bankRate'],
  work(given, sheet) {
    const item = given.one('lateDays');
    const owed = amount(valueOf(given.one('owed')));
    const rate = percent(valueOf(given.one('bankRate')));
    if (item?.counts !== 'day' || rate.value > 60 || given.one('owed')?.per) return null;
    const year = sheet.add('interestYear', 'share', [owed, rate], 'money');
    const perDay = sheet.add('interestDay', 'quotient', [year, number(YEAR)], 'money');
    const cost = sheet.add('interestLate', 'product', [perDay, number(item.value)], 'money');
    const month = sheet.add('interestMonth', 'quotient', [year, number(12)], 'money');
    return { say: 'cost', values: { cost, month, owed }, steps: sheet.steps };
  },
};

/** A discount for paying earlier, as interest a year. */
const early: Plan = {
  name: 'early',
  asks: asking('worth|pay|good|take it|should|изгодно|струва ли|има ли смисъл|да платя|приема'),
  needs: ['off', 'payDays', 'termDays'],
  may: ['owed', 'bankRate'],
  guesses: ['payDays'],
  work(given, sheet) {
    const [soon, late] = [valueOf(given.one('payDays')), valueOf(given.one('termDays'))];
    const off = percent(valueOf(given.one('off')));
    if (!(late > soon) || late > YEAR || off.value > 20) return null;
    const earlier = sheet.add('daysEarlier', 'difference', [number(late), number(soon)], 'number');
    const rest = sheet.add('stillPaid', 'difference', [percent(100), off], 'percent');
    const once = sheet.add('forTheDays', 'ratio', [off, rest], 'percent');
    const perDay = sheet.add('perDayShare', 'quotient', [once, earlier], 'percent');
    const year = sheet.add('yearlyShare', 'product', [perDay, number(YEAR)], 'percent');
    const invoice = given.one('owed');
    const values = { year, earlier };
    if (given.one('bankRate')) return null;
    if (!invoice) return { say: 'rate', values, steps: sheet.steps };
    const saved = sheet.add('off', 'share', [amount(invoice.value), off], 'money');
    return { say: 'saved', values: { saved, ...values }, steps: sheet.steps };
  },
};

/** The cost of card payments: a percentage and a fixed fee for each. */
const cardFees: Plan = {
  name: 'card-fees',
  asks: asking('how much|what|колко|какво'),
  needs: ['feeRate', 'feeOfEach', 'ticket', 'payments'],
  guesses: ['ticket'],
  work(given, sheet) {
    const ticket = amount(valueOf(given.one('ticket')));
    const payments = given.one('payments');
    const share = sheet.add(
      'shareOfOne',
      'share',
      [ticket, percent(valueOf(given.one('feeRate')))],
      'money',
    );
    const one = sheet.add(
      'feeOfOnePayment',
      'sum',
      [share, amount(valueOf(given.one('feeOfEach')))],
      'money',
    );
    const all = sheet.add('feesAll', 'product', [one, number(valueOf(payments))], 'money');
    const part = sheet.add('ofTicket', 'ratio', [one, ticket], 'percent');
    const per = payments?.per ?? payments?.told;
    if (one.value >= ticket.value) return null;
    return { say: 'all', values: { all, one, part }, steps: sheet.steps, ...(per && { per }) };
  },
};

/** The extra cost of dearer purchases, and the price rise that makes up for it. */
const supplierRise: Plan = {
  name: 'supplier-rise',
  asks: asking('how much|by how much|what|колко|какво|с колко'),
  needs: ['rise', 'purchases', 'salesSum'],
  work(given, sheet) {
    const [buy, sell] = [given.one('purchases'), given.one('salesSum')];
    const bought = amount(valueOf(buy));
    const sales = amount(valueOf(sell));
    const per = buy?.per ?? sell?.per ?? null;
    if (bought.value >= sales.value || (sell?.per ?? per) !== per || (buy?.per ?? per) !== per)
      return null;
    // Unit prices are another question.
    if (per === null && buy?.isEach) return null;
    const lost = sheet.add(
      'dearer',
      'share',
      [bought, percent(valueOf(given.one('rise')))],
      'money',
    );
    const raise = sheet.add('raiseShare', 'ratio', [lost, sales], 'percent');
    const before = sheet.add('leftBeforeAll', 'difference', [sales, bought], 'money');
    const ofProfit = sheet.add('ofProfit', 'ratio', [lost, before], 'percent');
    return {
      say: 'raise',
      values: { lost, raise, ofProfit },
      steps: sheet.steps,
      ...(per && { per }),
    };
  },
};

/** A commission on sales against the margin that they leave. */
const ofMargin: Plan = {
  name: 'of-margin',
  asks: asking('how much|what|колко|каква|какво|worth|изгодно|струва ли'),
  unless: asking('discount|отстъпк~|price of one'),
  needs: ['cut', 'turnoverSum', 'marginShare'],
  work(given, sheet) {
    const item = given.one('turnoverSum');
    const sales = amount(valueOf(item));
    const margin = percent(valueOf(given.one('marginShare')));
    if (margin.value >= 100) return null;
    const paid = sheet.add(
      'commissionSum',
      'share',
      [sales, percent(valueOf(given.one('cut')))],
      'money',
    );
    const gross = sheet.add('grossMargin', 'share', [sales, margin], 'money');
    const share = sheet.add('ofMarginShare', 'ratio', [paid, gross], 'percent');
    const left = sheet.add('left', 'difference', [gross, paid], 'money');
    const per = item?.per ?? item?.told ?? null;
    return {
      say: left.value > 0 ? 'part' : 'all',
      values: { paid, share, gross, left },
      steps: sheet.steps,
      ...(per && { per }),
    };
  },
};

/** Less than is owed, but now. */
const settle: Plan = {
  name: 'settle',
  asks: asking('take it|accept|should|worth|agree|приема|да взема|да се съглася|изгодно|струва ли'),
  needs: ['owed', 'settled'],
  may: ['marginShare'],
  beside: ['lateDays', 'months'],
  work(given, sheet) {
    const owed = amount(valueOf(given.one('owed')));
    const offered = amount(valueOf(given.one('settled')));
    const lost = sheet.add('givenUp', 'difference', [owed, offered], 'money');
    const share = sheet.add('givenUpShare', 'ratio', [lost, owed], 'percent');
    const margin = given.one('marginShare');
    if (lost.value <= 0 || (margin?.value ?? 0) >= 100) return null;
    if (!margin) return { say: 'off', values: { lost, share, offered }, steps: sheet.steps };
    const profit = sheet.add('profitBefore', 'share', [owed, percent(margin.value)], 'money');
    const left = sheet.add('leftAfter', 'difference', [profit, lost], 'money');
    return {
      say: left.value >= 0 ? 'profit' : 'below',
      values: { lost, share, offered, profit, left: amount(Math.abs(left.value)) },
      steps: sheet.steps,
    };
  },
};

export const owed: readonly Plan[] = [settle, lateMoney, early, cardFees, supplierRise, ofMargin];
