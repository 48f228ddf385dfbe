import type { Period } from '../solution.ts';
import type { As } from '../steps.ts';
import { by, constant, given, type Node } from './node.ts';
import type { Read, Role } from './role.ts';

const percents: readonly Role[] = [
  ...([
    'vat',
    'discount',
    'rise',
    'margin',
    'markup',
    'commission',
    'costShare',
    'taxShare',
  ] as const),
  ...(['lossShare', 'winShare', 'occupancy', 'interest', 'advance', 'emptyShare', 'duty'] as const),
  ...(['partnerShare', 'stopShare', 'ownShare'] as const),
  ...(['wasteShare', 'partShare', 'investShare', 'heldShare', 'reserve', 'costOff'] as const),
];
const amounts: readonly Role[] = [
  ...([
    'price',
    'restPrice',
    'newPrice',
    'unitCost',
    'gainEach',
    'costBefore',
    'costNow',
    'fixed',
    'target',
    'revenue',
  ] as const),
  ...([
    'revenueBefore',
    'revenueNow',
    'profitTime',
    'invest',
    'spend',
    'cash',
    'receivables',
    'stockValue',
  ] as const),
  ...([
    'goodsYear',
    'salary',
    'loan',
    'amount',
    'toShare',
    'freight',
    'jobPart',
    'callOut',
    'costAll',
  ] as const),
  ...(['hourPrice', 'hourCost', 'dayCost', 'kmCost', 'kmPrice'] as const),
  ...(['litrePrice', 'paidBefore', 'fixedLess'] as const),
];

const asOf = (role: Role): As =>
  percents.includes(role) ? 'percent' : amounts.includes(role) ? 'money' : 'number';

const WEEKS_OF_MONTH = 5;
/** “5 days, 4.3 weeks” */
const weeksOfMonth = (weeks: Node | null): Node[] =>
  weeks !== null && weeks.value <= WEEKS_OF_MONTH ? [weeks] : [];

/** The figures of a question by their roles, and the period that its sums are for. */
export class Model {
  readonly figures: readonly Read[];
  readonly text: string;
  readonly period: Period;
  /** Values that stand in for the figures of a role: the price after a rise. */
  readonly instead: Readonly<Partial<Record<Role, Node>>>;
  /** Whether each role is likely by all that was learned, and not only by a word beside its figure. */
  readonly trusts: boolean;

  constructor(
    figures: readonly Read[],
    text: string,
    period: Period,
    { instead = {}, trusts = false }: Partial<Pick<Model, 'instead' | 'trusts'>> = {},
  ) {
    this.figures = figures;
    this.text = text;
    this.period = period;
    this.instead = instead;
    this.trusts = trusts;
  }

  has(...roles: Role[]): boolean {
    return roles.some(
      (role) => this.instead[role] !== undefined || this.figures.some((each) => each.role === role),
    );
  }

  reads(role: Role): readonly Read[] {
    return this.figures.filter((each) => each.role === role);
  }

  /** The only figure of a role; null if there is none, or more than one. */
  one(role: Role): Node | null {
    const other = this.instead[role];
    if (other !== undefined) return other;
    const [only, ...others] = this.reads(role);
    return only && others.length === 0 ? given(only, asOf(role)) : null;
  }

  all(role: Role): Node[] {
    return this.reads(role).map((each) => given(each, asOf(role)));
  }

  with(figures: readonly Read[]): Model {
    return new Model(figures, this.text, this.period, this);
  }

  /** The same with other values in the place of some figures. */
  putting(instead: Model['instead']): Model {
    return new Model(this.figures, this.text, this.period, {
      instead: { ...this.instead, ...instead },
      trusts: this.trusts,
    });
  }

  in(period: Period): Model {
    return new Model(this.figures, this.text, period, this);
  }

  without(...roles: Role[]): Model {
    return this.with(this.figures.filter(({ role }) => role === null || !roles.includes(role)));
  }

  /** A value that is told for a time, for another one. */
  inPeriod(node: Node | null, from: Period | null, to: Period = this.period): Node | null {
    if (node === null || from === null || from === to) return node;
    const days = this.one('days');
    const weeks = this.one('weeks');
    const twelve = constant(12);
    const year = constant(52);
    switch (`${from} ${to}`) {
      case 'day month':
        return days && this.reads('days')[0]?.per === 'week'
          ? by(
              'timeMonth',
              'quotient',
              [by('timeYear', 'product', [node, days, year], node.as), twelve],
              node.as,
            )
          : by('timeMonth', 'product', [node, days, ...weeksOfMonth(weeks)], node.as);
      case 'day year':
        if (days && weeks && this.reads('days')[0]?.per === 'week')
          return by('timeYear', 'product', [node, days, weeks], node.as);
        return by('timeYear', 'product', [this.inPeriod(node, 'day', 'month'), twelve], node.as);
      case 'day week':
        return by('timeWeek', 'product', [node, days], node.as);
      case 'month day':
        return by('timeDay', 'quotient', [node, days], node.as);
      case 'week month':
        return weeks
          ? by('timeMonth', 'product', [node, weeks], node.as)
          : by(
              'timeMonth',
              'quotient',
              [by('timeYear', 'product', [node, year], node.as), twelve],
              node.as,
            );
      case 'week year':
        return by('timeYear', 'product', [node, weeks ?? year], node.as);
      case 'month week':
        return by(
          'timeWeek',
          'quotient',
          [by('timeYear', 'product', [node, twelve], node.as), year],
          node.as,
        );
      case 'month year':
        // “46 members at 12 a month, 10 months”
        return by('timeYear', 'product', [node, this.one('months') ?? twelve], node.as);
      case 'year month':
        return by('timeMonth', 'quotient', [node, twelve], node.as);
      case 'year week':
        return by('timeWeek', 'quotient', [node, year], node.as);
      default:
        return null;
    }
  }
}
