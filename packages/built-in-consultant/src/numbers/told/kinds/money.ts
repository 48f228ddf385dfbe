import { amount, number, percent, type Sheet } from '../../derived/plan.ts';
import type { Term } from '../../steps.ts';
import { type Kind, of, type Told } from '../kind.ts';
import { periodOf, said } from '../rule.ts';

/** Something paid at once against instalments. */
const instalments: Kind = {
  name: 'told-instalments',
  asks: said(
    'more|cheaper|difference|better|dearer|expensive|worth|cost|overpay|по-скъп~|по-евтин~|разлика~|по-добре|по-изгодно|изгодно|надплащам|оскъпява~|скъпо|колко',
  ),
  needs: ['whole', 'instalment', 'months'],
  may: ['down', 'partShare', 'off'],
  as: {
    sellPrice: 'whole',
    invest: 'whole',
    principal: 'whole',
    unitCost: 'whole',
    threshold: 'down',
    running: 'instalment',
  },
  work(told, sheet) {
    const [part, down, off] = [told.one('partShare'), told.one('down'), told.one('off')];
    if (part && down) return null;
    const full = amount(of(told.one('whole')));
    const now = off ? sheet.add('discounted', 'rest', [full, percent(off.value)], 'money') : full;
    const first = part
      ? sheet.add('firstPayment', 'share', [full, percent(part.value)], 'money')
      : down && amount(down.value);
    const rates = sheet.add(
      'instalments',
      'product',
      [number(of(told.one('months'))), amount(of(told.one('instalment')))],
      'money',
    );
    const all = first ? sheet.add('paidInAll', 'sum', [first, rates], 'money') : rates;
    if (all.value > now.value * 3 || all.value * 3 < now.value) return null;
    const more = sheet.add('difference', 'difference', [all, now], 'money');
    const share = sheet.add('dearerShare', 'ratio', [amount(Math.abs(more.value)), now], 'percent');
    return {
      say: more.value >= 0 ? 'dearer' : 'cheaper',
      values: { more: amount(Math.abs(more.value)), all, now, share },
      steps: sheet.steps,
    };
  },
};

/** The interest on a loan. */
const loan: Kind = {
  name: 'told-loan',
  asks: said(
    'interest|cost|pay (?:back )?(?:in )?(?:total|all)|лихва~|общо|оскъпява~|струва|връщам|ще върна',
  ),
  needs: ['principal', 'instalment'],
  may: ['months', 'years'],
  as: { running: 'instalment' },
  work(told, sheet) {
    const [months, years] = [told.one('months'), told.one('years')];
    if ((months === undefined) === (years === undefined)) return null;
    const time = months
      ? number(months.value)
      : sheet.add('monthsAll', 'product', [number(of(years)), number(12)], 'number');
    const all = sheet.add(
      'paidInAll',
      'product',
      [time, amount(of(told.one('instalment')))],
      'money',
    );
    const borrowed = amount(of(told.one('principal')));
    const interest = sheet.add('interest', 'difference', [all, borrowed], 'money');
    if (interest.value < 0 || interest.value > borrowed.value * 2) return null;
    const share = sheet.add('dearerShare', 'ratio', [interest, borrowed], 'percent');
    return { say: 'interest', values: { interest, all, share }, steps: sheet.steps };
  },
};

/** A wage with a share of the sales, above a threshold if there is one. */
const commission: Kind = {
  name: 'told-commission',
  asks: said('what (?:do|does|will|did|is|should)|what’s|how much|колко|каква заплата|какво'),
  needs: ['bonusShare', 'salesSum'],
  may: ['salary', 'threshold'],
  as: {
    cut: 'bonusShare',
    feeShare: 'bonusShare',
    running: 'salary',
    reach: 'salary',
    income: 'salesSum',
    sellPrice: 'salesSum',
  },
  work(told, sheet) {
    const sales = amount(of(told.one('salesSum')));
    const [base, floor] = [told.one('salary'), told.one('threshold')];
    if (!base && !floor) return null;
    const above = floor
      ? sheet.add('aboveFloor', 'difference', [sales, amount(floor.value)], 'money')
      : sales;
    if (above.value < 0) return null;
    const bonus = sheet.add(
      'bonus',
      'share',
      [above, percent(of(told.one('bonusShare')))],
      'money',
    );
    const all = base ? sheet.add('paidInAll', 'sum', [amount(base.value), bonus], 'money') : bonus;
    const share = sheet.add('shareOfSales', 'ratio', [all, sales], 'percent');
    return { say: base ? 'wage' : 'bonus', values: { all, bonus, share }, steps: sheet.steps };
  },
};

/** When a purchase has paid for itself. */
const payback: Kind = {
  name: 'told-payback',
  asks: said(
    'pay~? (?:for itself|off|back)|paid (?:back|off)|break[- ]?even|pays? (?:itself )?off|how (?:long|many months)|earn (?:it|that) back|payback|worth it|when|изплат~|изплаща|избие|избива~|възвърн~|за колко|кога',
  ),
  needs: ['invest'],
  may: ['gainEach', 'sold', 'costFrom', 'costTo', 'days', 'hours', 'hourRate'],
  lists: ['income', 'running'],
  rest: 'running',
  as: { sellPrice: 'invest', whole: 'invest', unitCost: 'running', gained: 'sold' },
  work(told, sheet) {
    const gains = [
      ...told.all('income').map((item) => monthly(told, sheet, item)),
      fromTo(told, sheet),
      fromSales(told, sheet),
      fromHours(told, sheet),
    ];
    if (gains.includes(null)) return null;
    const terms = gains.filter((each) => each !== undefined && each !== null);
    if (terms.length === 0) return null;
    const come = sheet.sum('comingMonth', terms, 'money');
    const costs = told.all('running').map((item) => monthly(told, sheet, item));
    if (costs.includes(null)) return null;
    const out = costs.filter((each) => each !== null);
    const left =
      out.length > 0 ? sheet.add('leftMonth', 'difference', [come, ...out], 'money') : come;
    const price = amount(of(told.one('invest')));
    if (left.value <= 0)
      return {
        say: 'never',
        values: { lost: amount(-left.value), come, price },
        steps: sheet.steps,
      };
    const months = sheet.add('monthsUntilPaid', 'quotient', [price, left], 'number');
    if (months.value > 600 || months.value < 0.05) return null;
    const whole = sheet.add('monthsUntilPaid', 'round-up', [months], 'number');
    const year = sheet.add('leftYear', 'product', [left, number(12)], 'money');
    return { say: 'months', values: { whole, left, price, year }, steps: sheet.steps };
  },
};

function monthly(told: Told, sheet: Sheet, item: ReturnType<Told['all']>[number]): Term | null {
  const days = told.one('days');
  const term = sheet.term('part', item, 'money');
  return sheet.inPeriod(
    'comingMonth',
    term,
    periodOf(item) ?? 'month',
    'month',
    days && number(days.value),
  );
}

/** “From 420 a month to 130” */
function fromTo(told: Told, sheet: Sheet): Term | null | undefined {
  const [from, to] = [told.one('costFrom'), told.one('costTo')];
  if (!from && !to) return undefined;
  if (!from || !to || from.value <= to.value) return null;
  const saved = sheet.add('saved', 'difference', [amount(from.value), amount(to.value)], 'money');
  return sheet.inPeriod('comingMonth', saved, periodOf(from) ?? periodOf(to) ?? 'month', 'month');
}

/** “Saves me 25 hours a month at 14 an hour” */
function fromHours(told: Told, sheet: Sheet): Term | null | undefined {
  const [hours, rate, days] = [told.one('hours'), told.one('hourRate'), told.one('days')];
  if (!hours && !rate) return undefined;
  const per = hours && periodOf(hours);
  if (!hours || !rate || !per || per === 'hour') return null;
  const all = sheet.add('labour', 'product', [number(hours.value), amount(rate.value)], 'money');
  return sheet.inPeriod('comingMonth', all, per, 'month', days && number(days.value));
}

function fromSales(told: Told, sheet: Sheet): Term | null | undefined {
  const [gain, sold, days] = [told.one('gainEach'), told.one('sold'), told.one('days')];
  if (!gain && !sold) return days ? null : undefined;
  if (!gain || !sold) return null;
  const per = periodOf(sold);
  if (per === null) return null;
  const all = sheet.add('gainAll', 'product', [number(sold.value), amount(gain.value)], 'money');
  return sheet.inPeriod('comingMonth', all, per, 'month', days && number(days.value));
}

/** How long money lasts. */
const runway: Kind = {
  name: 'told-runway',
  asks: said(
    'how (?:long|many months)|when (?:do|does|will|am|is)|за колко|колко (?:време|месеца)|докога|до кога|кога',
  ),
  needs: ['cash'],
  lists: ['income', 'running'],
  as: { unitCost: 'running', invest: 'running', whole: 'cash' },
  work(told, sheet) {
    const out = told.all('running').map((item) => monthly(told, sheet, item));
    const come = told.all('income').map((item) => monthly(told, sheet, item));
    if (out.length === 0 || out.includes(null) || come.includes(null)) return null;
    const all = sheet.sum(
      'runningAll',
      out.filter((each) => each !== null),
      'money',
    );
    const missing =
      come.length > 0
        ? sheet.add(
            'shortMonth',
            'difference',
            [all, ...come.filter((each) => each !== null)],
            'money',
          )
        : all;
    if (missing.value <= 0)
      return { say: 'plus', values: { left: amount(-missing.value) }, steps: sheet.steps };
    const months = sheet.add(
      'monthsOfCash',
      'quotient',
      [amount(of(told.one('cash'))), missing],
      'number',
    );
    return {
      say: 'months',
      values: { months: { value: months.value, as: 'months' }, short: missing },
      steps: sheet.steps,
    };
  },
};

export const finance: readonly Kind[] = [runway, payback, loan, instalments, commission];
