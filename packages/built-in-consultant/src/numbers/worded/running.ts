import { lettered } from '@savet/text/lettered';
import type { Figure } from '../figures.ts';
import { beginsWith, byRole, isAfter } from './by-role.ts';
import { isAmount, isPercent, only, type WordedSum } from './worded.ts';

const DAYS = 30;
const HOUR = 60;
/** The general rate in Bulgaria, which the answer names. */
const USUAL_VAT = 20;

const hourAsked = lettered(/(?<!\p{L})(?:an hour|per hour|hourly|на час|за час)(?!\p{L})/iu);
const eachWay = lettered(
  /(?<!\p{L})(?:each way|one way|there and back each|в посока|в едната посока)/iu,
);

/** “45 an hour, a visit of 2 hours, 40 minutes’ drive each way, diesel 15: what do I earn an hour?” */
export const visitHour: WordedSum = (question, figures) => {
  if (!hourAsked.test(question)) return null;
  const given = byRole(
    figures,
    {
      rate: (figure) => isAmount(figure) && beginsWith(figure, '(?:an|per|на|за)\\s(?:hour|час)'),
      visit: (figure) =>
        isAmount(figure) && beginsWith(figure, '(?:hours?|часа?)') && !isDrive(figure),
      drive: (figure) =>
        (beginsWith(figure, '(?:minutes?|mins?|минути|мин)') &&
          !/visit|посещени/iu.test(figure.before)) ||
        (beginsWith(figure, '(?:hours?|часа?)') && isDrive(figure)),
      trip: (figure) =>
        isAmount(figure) &&
        !beginsWith(figure, '(?:hours?|часа?|minutes?|mins?|минути|мин)') &&
        (isAfter(
          figure,
          'diesel|fuel|petrol|gas|toll|parking|гориво\\p{L}*|нафта\\p{L}*|бензин\\p{L}*|пътни',
        ) ||
          beginsWith(figure, '(?:per|a|на|за)\\s(?:trip|visit|курс|посещение|път)')),
    },
    ['trip'],
  );
  if (given === null) return null;
  const { rate = 0, visit = 0, drive = 0, trip = 0 } = given;
  if (rate <= 0 || visit <= 0 || drive <= 0) return null;
  const isInMinutes = figures.some((figure) => beginsWith(figure, '(?:minutes?|mins?|минути|мин)'));
  const way = (isInMinutes ? drive / HOUR : drive) * (eachWay.test(question) ? 2 : 1);
  const left = rate * visit - trip;
  if (left <= 0) return null;
  return {
    name: 'visit-hour',
    given: { rate, visit, drive, ...(trip > 0 && { trip }) },
    results: {
      income: { value: rate * visit, as: 'money' },
      left: { value: left, as: 'money' },
      hours: { value: visit + way, as: 'number' },
      rate: { value: left / (visit + way), as: 'money' },
    },
  };
};

function isDrive(figure: Figure): boolean {
  return isAfter(figure, 'driv\\p{L}*|travel\\p{L}*|пъту\\p{L}*|пътя|път|шофир\\p{L}*');
}

const hanging = lettered(
  /(?<!\p{L})(?:outstanding|tied up|locked|receivables?|stuck|owed|вися\p{L}*|вързан\p{L}*|блокиран\p{L}*|заключен\p{L}*|чакаме|да получаваме)(?!\p{L})/iu,
);
const days = '(?:-?(?:ия|ти|ви|ри|ми)?\\s)?(?:days?|дни|дена|ден)';

/** “Invoices at 30 days, paid on the 52nd, 18,000 a month: how much is outstanding?” */
export const outstanding: WordedSum = (question, figures) => {
  if (!hanging.test(question) || figures.some(isPercent)) return null;
  const paidBy = 'paid|pays?|paying|after|плащат|плаща|платени|получаваме|на|средно';
  const given = byRole(
    figures,
    {
      turnover: (figure) =>
        isAmount(figure) &&
        isAfter(figure, 'turnover|revenue|sales|оборот\\p{L}*|приход\\p{L}*|фактурираме'),
      terms: (figure) =>
        figure.unit !== 'money' &&
        (beginsWith(figure, days) || isAfter(figure, 'terms|срок')) &&
        isAfter(figure, 'invoices?|invoicing|terms|фактур\\p{L}*|срок\\p{L}*'),
      paid: (figure) =>
        figure.unit !== 'money' &&
        isAfter(figure, paidBy) &&
        !isAfter(
          figure,
          'invoices?|invoicing|terms|фактур\\p{L}*|срок\\p{L}*|оборот\\p{L}*|turnover',
        ),
    },
    ['terms'],
  );
  if (given === null) return null;
  const { turnover = 0, terms, paid = 0 } = given;
  if (turnover <= paid || paid <= 0 || !/month|месец/iu.test(question)) return null;
  const late = terms === undefined ? 0 : paid - terms;
  return {
    name: 'outstanding',
    given: { turnover, paid, ...(terms !== undefined && { terms }) },
    results: {
      total: { value: (turnover * paid) / DAYS, as: 'money' },
      ...(late > 0 && { late: { value: (turnover * late) / DAYS, as: 'money' } }),
    },
  };
};

const YEAR_DAYS = 365;
const discounted = lettered(/(?<!\p{L})(?:discount|off|отстъпк\p{L}*|намалени\p{L}*)(?!\p{L})/iu);
const paying = lettered(/(?<!\p{L})(?:pay\p{L}*|плат\p{L}*|плащ\p{L}*)(?!\p{L})/iu);

/** “30 days, and 2 % off if paid within 7”: what the discount costs as interest. */
export const earlyPayment: WordedSum = (question, figures) => {
  if (!discounted.test(question) || !paying.test(question) || figures.length !== 3) return null;
  const off = only(figures, isPercent);
  const times = figures.filter((figure) => figure !== off && beginsWith(figure, days));
  const [one, other] = times.map(({ value }) => value);
  if (off === undefined || one === undefined || other === undefined) return null;
  const [early, term] = [Math.min(one, other), Math.max(one, other)];
  if (early === term || off.value <= 0 || off.value >= 50) return null;
  const rate = ((off.value / (100 - off.value)) * YEAR_DAYS) / (term - early);
  return {
    name: 'early-payment',
    given: { off: off.value, term, early },
    results: {
      rate: { value: rate * 100, as: 'percent' },
      sooner: { value: term - early, as: 'number' },
    },
  };
};

const worth = lettered(
  /(?<!\p{L})(?:worth|pay off|струва(?:ло)? ли си|заслужава|има ли смисъл|изплаща)/iu,
);
const occasion = lettered(
  /(?<!\p{L})(?:fair|conference|exhibition|expo|stand|booth|event|trip|конференци\p{L}*|изложени\p{L}*|панаир\p{L}*|щанд\p{L}*|събити\p{L}*|пътуване\p{L}*|фестивал\p{L}*)(?!\p{L})/iu,
);
const brings =
  '(?:projects?|clients?|customers?|orders?|sales?|deals?|jobs?|brings?|проект\\p{L}*|клиент\\p{L}*|поръчк\\p{L}*|сделк\\p{L}*|продажб\\p{L}*)';

/** “Ticket 380, travel 450, a project brings 7,000 at 40 %: is it worth going?” */
export const eventWorth: WordedSum = (question, figures) => {
  if (!worth.test(question) || !occasion.test(question)) return null;
  const margin = only(figures, isPercent);
  const each = only(figures, (figure) => isAmount(figure) && isAfter(figure, brings));
  const rest = figures.filter((figure) => figure !== margin && figure !== each);
  const isCost = (figure: Figure) =>
    isAmount(figure) &&
    isAfter(
      figure,
      'stand|booth|tickets?|travel|hotel|train|flight|fee|trip|materials|щанд\\p{L}*|билет\\p{L}*|път|пътят|хотел\\p{L}*|полет\\p{L}*|такса\\p{L}*|материали|нощувк\\p{L}*',
    );
  if (margin === undefined || each === undefined || rest.length === 0 || !rest.every(isCost))
    return null;
  if (!/margin|profit|марж|печалб/iu.test(`${margin.before} ${margin.after}`)) return null;
  const spent = rest.reduce((sum, { value }) => sum + value, 0);
  const profit = (each.value * margin.value) / 100;
  if (spent <= 0 || profit <= 0) return null;
  const needed = spent / profit;
  return {
    name: 'event-worth',
    given: { spent, each: each.value, margin: margin.value },
    results: {
      spent: { value: spent, as: 'money' },
      profit: { value: profit, as: 'money' },
      needed: { value: needed, as: 'number' },
      ...(needed < 1 && { chance: { value: needed * 100, as: 'percent' } }),
    },
  };
};

const vat = lettered(/(?<!\p{L})(?:vat|ддс|данък\p{L}*)(?!\p{L})/iu);
const paysBack = lettered(
  /(?<!\p{L})(?:pays? (?:itself|off|back|for itself)|payback|изплат\p{L}*|изплащ\p{L}*|възвърн\p{L}*|избие)/iu,
);
const isBulgarian = lettered(/\p{sc=Cyrillic}|(?<!\p{L})(?:lv|leva|bgn)(?!\p{L})/iu);

/** “Bought for 9,600 with VAT, saves 420 a month: how much is the tax, and when is it paid back?” */
export const vatAndPayback: WordedSum = (question, figures) => {
  if (!vat.test(question) || !paysBack.test(question)) return null;
  const given = byRole(
    figures,
    {
      gross: (figure) =>
        isAmount(figure) &&
        beginsWith(
          figure,
          '(?:incl\\p{L}*|with|including|с|със|включ\\p{L}*)\\.?\\s(?:the\\s)?(?:\\d+\\s?%\\s)?(?:vat|ддс)|(?:incl\\.?|with|including|с|със)\\s*$',
        ),
      rate: isPercent,
      monthly: (figure) =>
        isAmount(figure) &&
        beginsWith(figure, '(?:a|per|each|на|всеки)\\s(?:month|месец)|monthly|месечно'),
    },
    ['rate'],
  );
  if (given === null) return null;
  const { gross = 0, monthly = 0, rate = isBulgarian.test(question) ? USUAL_VAT : 0 } = given;
  if (gross <= monthly || monthly <= 0 || rate <= 0 || rate >= 100) return null;
  const net = gross / (1 + rate / 100);
  return {
    name: 'vat-and-payback',
    given: { gross, vat: rate, monthly },
    results: {
      tax: { value: gross - net, as: 'money' },
      net: { value: net, as: 'money' },
      months: { value: net / monthly, as: 'months' },
      monthsGross: { value: gross / monthly, as: 'months' },
    },
  };
};
