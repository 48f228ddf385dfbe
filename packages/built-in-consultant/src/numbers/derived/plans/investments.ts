import { lettered } from '@savet/text/lettered';
import { amount, asking, number, type Plan, percent, valueOf } from '../plan.ts';

const YEAR = 12;

const paysBack =
  'paid back|pay(?:s)? (?:itself |for itself |back|off)|payback|paid off|break even|worth it|to get .{0,30} back|earn .{0,30} back|изплат~|изплаща~|избия|избие|възвърн~|връща се|се връща|buy|купя ли|купим ли|върна парите|струва ли си|изгодно ли';

/** The payback time of a purchase. */
const payback: Plan = {
  name: 'payback',
  asks: asking(paysBack),
  guesses: ['once'],
  needs: ['once'],
  may: ['gain', 'volume', 'income', 'fixed', 'days', 'hired'],
  unless: asking('leasing|lease|лизинг~|rent it out|loan|кредит~'),
  isJoined: true,
  work(given, sheet) {
    const once = amount(valueOf(given.one('once')));
    const gain = given.one('gain');
    const volume = given.one('volume');
    const hired = given.one('hired');
    if (hired && given.one('income')) return null;
    // Hire costs that the purchase replaces count as income.
    const income = given.one('income') ?? (hired?.factors.length === 2 ? hired : undefined);
    const fixed = given.one('fixed');
    if (gain && gain.per === null && !income && !fixed) {
      const pieces = sheet.add('pieces', 'quotient', [once, amount(gain.value)], 'number');
      const whole = sheet.add('pieces', 'round-up', [pieces], 'number');
      if (volume === undefined)
        return { say: 'pieces', values: { pieces: whole }, steps: sheet.steps };
      const per = volume.per ?? volume.told;
      if (per !== 'day' && per !== 'month' && per !== 'week') return null;
      const time = sheet.add(`time.${per}`, 'quotient', [whole, number(volume.value)], 'number');
      const rounded = sheet.add(`time.${per}`, 'round-up', [time], 'number');
      const day = sheet.add(
        'gainPerPeriod',
        'product',
        [amount(gain.value), number(volume.value)],
        'money',
      );
      return {
        say: per,
        values: { time: rounded, pieces: whole, gained: day },
        steps: sheet.steps,
      };
    }
    if (gain || volume || income === undefined) return null;
    const days = given.one('days');
    const flow =
      income.per === null && income.told === null
        ? null
        : sheet.inPeriod(
            'savedMonth',
            sheet.term('saved', income, 'money'),
            income.per ?? income.told,
            'month',
            days && number(days.value),
          );
    if (flow === null) return null;
    const cost =
      fixed && sheet.inPeriod('costMonth', amount(fixed.value), fixed.per ?? fixed.told, 'month');
    if (cost === null) return null;
    const left = cost ? sheet.add('leftMonth', 'difference', [flow, cost], 'money') : flow;
    if (left.value <= 0)
      return { say: 'never', values: { short: amount(-left.value) }, steps: sheet.steps };
    const months = sheet.add('paybackMonths', 'quotient', [once, left], 'number');
    const year = sheet.add('leftYear', 'product', [left, number(YEAR)], 'money');
    return {
      say: 'months',
      values: { months: { ...months, as: 'months' }, year, left },
      steps: sheet.steps,
    };
  },
};

/** How long the money lasts. */
const runway: Plan = {
  name: 'runway',
  asks: asking(
    'how (?:long|many months)|when (?:do|will) (?:i|we) run out|runway|does (?:the|our|my) money last|докога|колко (?:ще )?издържа~|за колко (?:време|месец~|дълго)|колко (?:време|месец~|дълго)|докъде|кога свършват',
  ),
  unless: asking(`${paysBack}|save up|спестя|събера`),
  needs: ['cash'],
  lists: ['fixed', 'income'],
  ignores: ['some', 'perProject'],
  isJoined: true,
  work(given, sheet) {
    const cash = amount(valueOf(given.one('cash')));
    const flows = (role: 'fixed' | 'income') =>
      given
        .all(role)
        .map((item) =>
          sheet.inPeriod(
            role,
            sheet.term(role, item, 'money'),
            item.per ?? item.told ?? 'month',
            'month',
          ),
        );
    const out = flows('fixed').filter((each) => each !== null);
    const come = flows('income').filter((each) => each !== null);
    if (
      out.length === 0 ||
      out.length < given.all('fixed').length ||
      come.length < given.all('income').length
    )
      return null;
    const spent = sheet.sum('spentMonth', out, 'money');
    const short =
      come.length > 0
        ? sheet.add(
            'shortMonth',
            'difference',
            [spent, sheet.sum('incomeMonth', come, 'money')],
            'money',
          )
        : spent;
    if (short.value <= 0)
      return { say: 'never', values: { left: amount(-short.value) }, steps: sheet.steps };
    if (short.value > cash.value) return null;
    const months = sheet.add('runwayMonths', 'quotient', [cash, short], 'number');
    return {
      say: 'months',
      values: { months: { ...months, as: 'months' }, short, cash },
      steps: sheet.steps,
    };
  },
};

/** The monthly reserve in the working months that pays the wages of the idle ones. */
const reserve: Plan = {
  name: 'reserve',
  asks: asking(
    '(?:put|set|lay) (?:aside|by|away)|save (?:each|every|a|per) month|заделя~|отделя~|спестявам на месец',
  ),
  needs: ['fixed', 'months'],
  lists: ['months', 'fixed'],
  isJoined: true,
  work(given, sheet) {
    const [first, second] = given.all('months').map(({ value }) => value);
    const items = given.all('fixed');
    if (
      first === undefined ||
      items.some(({ per }) => per === 'year' || per === 'day' || per === 'week')
    )
      return null;
    const rest = second ?? YEAR - first;
    const [work, idle] = first > rest ? [first, rest] : [rest, first];
    if (work + idle !== YEAR || given.all('months').length > 2) return null;
    const wages = sheet.sum(
      'costMonth',
      items.map((item) => sheet.term('wages', item, 'money')),
      'money',
    );
    const needed = sheet.add('idleCost', 'product', [wages, number(idle)], 'money');
    const aside = sheet.add('aside', 'quotient', [needed, number(work)], 'money');
    return {
      say: 'aside',
      values: { aside, needed, idle: number(idle), work: number(work) },
      steps: sheet.steps,
    };
  },
};

const monthNames: readonly RegExp[] = [
  'january|януари',
  'february|февруари',
  'march|март',
  'april|април',
  'may|май',
  'june|юни',
  'july|юли',
  'august|август',
  'september|септември',
  'october|октомври',
  'november|ноември',
  'december|декември',
].map((words) => lettered(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'));

/** “From December to February”: three months. */
function monthsNamed(question: string): number | null {
  const found = lettered(
    /(?<!\p{L})(?:(?:from|от|in|през|работа|work)\s+)(\p{L}+)\s+(?:to|until|till|до|and|и)\s+(\p{L}+)/iu,
  ).exec(question);
  const [from, to] = [found?.[1] ?? '', found?.[2] ?? ''].map((name) =>
    monthNames.findIndex((each) => each.test(name)),
  );
  if (from === undefined || to === undefined || from < 0 || to < 0) return null;
  return ((to - from + YEAR) % YEAR) + 1;
}

/** Wages for a number of months. */
const payroll: Plan = {
  name: 'payroll',
  asks: asking('how much|what (?:does|do|will)|cost|колко|какво'),
  unless: asking(
    'profit|margin|left|останат|остава~|печалб~|марж|break even|раз?продажб~|sell|продава~|заделя~|aside',
  ),
  guesses: ['fixed'],
  needs: ['fixed'],
  may: ['months', 'onWages', 'income'],
  ignores: ['some'],
  isJoined: true,
  work(given, sheet) {
    const item = given.one('fixed');
    if (
      item === undefined ||
      (item.factors.length === 0 && given.one('onWages') === undefined) ||
      item.per === 'year' ||
      item.per === 'day'
    )
      return null;
    const months = given.one('months')?.value ?? monthsNamed(given.question);
    if (months === null || months === undefined) return null;
    const base = sheet.term('wages', item, 'money');
    const extra = given.one('onWages');
    const month = extra
      ? sheet.add('wagesInAll', 'more', [base, percent(extra.value)], 'money')
      : base;
    const all = sheet.add('idleCost', 'product', [month, number(months)], 'money');
    const income = given.one('income');
    if (income) {
      const covered = sheet.add(
        'covered',
        'product',
        [amount(income.value), number(months)],
        'money',
      );
      const rest = sheet.add('leftToPay', 'difference', [all, covered], 'money');
      return { say: 'rest', values: { rest, all, month }, steps: sheet.steps };
    }
    return {
      say: extra ? 'with' : 'all',
      values: { all, month, months: number(months) },
      steps: sheet.steps,
    };
  },
};

/** One sum now against instalments. */
const instalments: Plan = {
  name: 'instalments',
  asks: asking(
    'which (?:is|one)|better|cheaper|should (?:i|we)|what(?: is|’s)? better|кое|по-добре|по-изгодно|да взема|да приема',
  ),
  unless: asking('rent|lease|leasing|наем~|лизинг~|sell|продава~'),
  needs: ['whole', 'instalment', 'months'],
  isChoice: true,
  work(given, sheet) {
    const whole = amount(valueOf(given.one('whole')));
    const months = number(valueOf(given.one('months')));
    const all = sheet.add(
      'instalments',
      'product',
      [amount(valueOf(given.one('instalment'))), months],
      'money',
    );
    const more = sheet.add('difference', 'difference', [all, whole], 'money');
    const share = sheet.add('differenceShare', 'ratio', [more, whole], 'percent');
    if (more.value <= 0) return null;
    return { say: 'more', values: { more, share, all, whole, months }, steps: sheet.steps };
  },
};

export const investments: readonly Plan[] = [instalments, payback, reserve, runway, payroll];
