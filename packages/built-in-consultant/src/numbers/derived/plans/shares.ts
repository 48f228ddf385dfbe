import { amount, asking, number, type Plan, percent, valueOf } from '../plan.ts';

/** The share of the profit that a discount costs, at a stated margin. */
const discountOfProfit: Plan = {
  name: 'discount-of-profit',
  asks: asking(
    'how much|what (?:do|does|would|will|share)|which part|is (?:it|that) worth|колко|каква част|какво|струва ли си',
  ),
  unless: asking('how many more|sell more|колко повече|да продам|commission|комисион~'),
  needs: ['discount', 'marginShare', 'orderSum'],
  beside: ['months'],
  work(given, sheet) {
    const total = amount(valueOf(given.one('orderSum')));
    const discount = percent(valueOf(given.one('discount')));
    const margin = percent(valueOf(given.one('marginShare')));
    if (given.one('orderSum')?.per || margin.value >= 100 || discount.value >= 100) return null;
    const profit = sheet.add('profitBefore', 'share', [total, margin], 'money');
    const lost = sheet.add('off', 'share', [total, discount], 'money');
    const share = sheet.add('ofProfit', 'ratio', [lost, profit], 'percent');
    const left = sheet.add('leftAfter', 'difference', [profit, lost], 'money');
    return {
      say: left.value > 0 ? 'part' : 'all',
      values: { lost, profit, share, left },
      steps: sheet.steps,
    };
  },
};

/** The profit of a month, with the daily sales that cover the fixed costs. */
const dailySales: Plan = {
  name: 'daily-sales',
  asks: asking(
    "profit|(?:what|how much)(?: is|’s|'s| do (?:i|we) have)? left|do (?:i|we) (?:earn|make)|печалба~|остава~|печел~",
  ),
  unless: asking('discount|отстъпк~|rais~|вдиг~|loan|кредит~|commission|комисион~'),
  needs: ['unitPrice', 'cost', 'soldDaily', 'fixed', 'days'],
  lists: ['fixed'],
  work(given, sheet) {
    const sold = given.one('soldDaily');
    const days = number(valueOf(given.one('days')));
    const price = amount(valueOf(given.one('unitPrice')));
    const cost = amount(valueOf(given.one('cost')));
    const isMonth = given.all('fixed').every(({ per }) => per === null || per === 'month');
    if ((sold?.per ?? sold?.told) !== 'day' || !isMonth || days.value > 31) return null;
    if (cost.value >= price.value) return null;
    const each = sheet.add('gain', 'difference', [price, cost], 'money');
    const month = sheet.add('soldMonth', 'product', [number(valueOf(sold)), days], 'number');
    const gross = sheet.add('gainMonth', 'product', [month, each], 'money');
    const fixed = sheet.sum(
      'fixedAll',
      given.all('fixed').map(({ value }) => amount(value)),
      'money',
    );
    const left = sheet.add('leftMonth', 'difference', [gross, fixed], 'money');
    const needed = sheet.add('salesNeeded', 'quotient', [fixed, each], 'number');
    const exact = sheet.add('salesDay', 'quotient', [needed, days], 'number');
    const day = sheet.add('salesDay', 'round-up', [exact], 'number');
    return {
      say: left.value >= 0 ? 'left' : 'short',
      values: { left: amount(Math.abs(left.value)), day, each, sold: number(valueOf(sold)) },
      steps: sheet.steps,
    };
  },
};

export const shares: readonly Plan[] = [discountOfProfit, dailySales];
