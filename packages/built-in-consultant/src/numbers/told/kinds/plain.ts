import { amount, number, percent } from '../../derived/plan.ts';
import type { Kind } from '../kind.ts';
import { periodOf, said } from '../rule.ts';
import { assumedTime, inPeriod, regular } from './one.ts';

/** The profit: an income less its costs. */
const left: Kind = {
  name: 'told-left',
  asks: said(
    "what(?: [\\p{L}’']+){0,5} (?:left|keep|remain~|earn|profit)|how much(?: [\\p{L}’']+){0,5} (?:left|keep|remain~|earn|profit)|what(?: is|’s|s)? left|(?:какво|колко)(?: [\\p{L}]+){0,4} (?:оста~|печел~|спечел~)|на плюс|на загуба|каква (?:е )?печалба~",
  ),
  unless: said('rais~|вдиг~|saved|спестен~|loan|кредит~|hour~|часа|lose|leave'),
  needs: ['income'],
  may: ['costShare', 'taxShare', 'cut'],
  lists: ['running'],
  as: { unitCost: 'running', salary: 'running', instalment: 'running', feeShare: 'cut' },
  rest: 'running',
  work(told, sheet) {
    const item = told.one('income');
    if (!item || told.all('running').length === 0) return null;
    const per = periodOf(item);
    const come = amount(item.value);
    const share = told.one('costShare') ?? told.one('cut');
    if (told.one('costShare') && told.one('cut')) return null;
    const after = share
      ? sheet.add('afterCommission', 'rest', [come, percent(share.value)], 'money')
      : come;
    const costs =
      per === null
        ? sheet.sum(
            'runningAll',
            told.all('running').map((each) => sheet.term('runningPart', each, 'money')),
            'money',
          )
        : regular(told, sheet, per);
    if (!costs || (per === null && told.all('running').some((each) => periodOf(each) !== null)))
      return null;
    const before = sheet.add('gain', 'difference', [after, costs], 'money');
    const tax = told.one('taxShare');
    const rest =
      tax && before.value > 0
        ? sheet.add('afterTax', 'rest', [before, percent(tax.value)], 'money')
        : before;
    if (tax && before.value <= 0) return null;
    const margin = sheet.add(
      'marginOfPrice',
      'ratio',
      [amount(Math.abs(rest.value)), come],
      'percent',
    );
    return {
      say: rest.value >= 0 ? 'rest' : 'short',
      values: { rest: amount(Math.abs(rest.value)), come, costs, margin },
      steps: sheet.steps,
      ...(per && { per }),
      assumes: [...(per ? assumedTime(told, per) : []), ...(tax ? ['taxAfterCosts'] : [])],
    };
  },
};

/** The price per client that leaves a wanted income. */
const fromEach: Kind = {
  name: 'told-each',
  asks: said(
    'how much (?:per|from|for) (?:each|every|a|one)? ?[\\p{L}]+|per (?:client|customer|session|visit|head|person|lesson|job)|what (?:should|must|do) (?:i|we) (?:charge|ask)|по колко|колко да (?:взимам|искам)|каква (?:да е )?цена~|на клиент|на човек',
  ),
  unless: said('hourly|an hour|часова|на час|rais~|вдигна'),
  needs: ['reach', 'sold'],
  may: ['taxShare', 'days'],
  lists: ['running', 'unitCost'],
  as: { salary: 'running', instalment: 'running' },
  work(told, sheet) {
    const [wish, sold, days, tax] = [
      told.one('reach'),
      told.one('sold'),
      told.one('days'),
      told.one('taxShare'),
    ];
    if (!wish || !sold || (tax?.value ?? 0) >= 90) return null;
    const perSold = periodOf(sold);
    if (days && perSold !== 'day') return null;
    const target = inPeriod(sheet, 'target', amount(wish.value), wish, 'month', told);
    const costs = regular(told, sheet, 'month');
    if (!target || costs === null) return null;
    const gross = tax
      ? sheet.add('beforeTax', 'by-rest', [target, percent(tax.value)], 'money')
      : target;
    const all = costs ? sheet.add('needed', 'sum', [gross, costs], 'money') : gross;
    const clients = sheet.inPeriod(
      'soldMonth',
      number(sold.value),
      perSold ?? 'month',
      'month',
      days && number(days.value),
    );
    if (!clients || clients.value <= 0) return null;
    const one = sheet.add('partOfOne', 'quotient', [all, clients], 'money');
    const own = told.all('unitCost').map((each) => sheet.term('part', each, 'money'));
    const price = own.length > 0 ? sheet.add('price', 'sum', [one, ...own], 'money') : one;
    return {
      say: 'price',
      values: { price, needed: all, clients },
      steps: sheet.steps,
      assumes: [
        ...(tax ? (costs ? ['taxAfterCosts'] : ['taxOfAll']) : ['noTax']),
        ...assumedTime(told, 'month'),
      ],
    };
  },
};

export const plain: readonly Kind[] = [fromEach, left];
