import { lettered } from '@savet/text/lettered';
import { figuresIn } from '../figures.ts';
import { type Quantity, quantitiesIn } from '../problem/quantities.ts';
import type { Period } from '../solution.ts';

/** A figure of a question, with the words between it and its neighbours. */
export interface Item extends Quantity {
  before: string;
  after: string;
  /** Its whole sentence, with `#` in place of the figure. */
  sentence: string;
  /** The period of the last figure before it in its sentence. */
  near: Period | null;
  /** The figures that were multiplied to it: “28 plants at 14”. */
  factors: readonly Item[];
}

/** Words after a figure that it does not count: “84,000 last year”, “150 insurance”. */
const noCount = lettered(
  /^\s*(?:last|this|spent|website|site|logo|project|job|order|kitchen|сайт|поръчка|похарчени|internal|saved|left|insurance|materials?|fuel|wages?|leasing|deposit|costs?|margin|all|at once|now|общо|застраховка|материали|гориво|осигуровки|депозит|кеш|в брой|миналата|тази|сега|печалба|чисти|cash|разходи|приходи|expenses|income|колко|how|project|проект|веднага|наведнъж)(?!\p{L})/iu,
);
const years = lettered(/^\s*(?:г|год)(?!\p{L})/iu);

/** The figures of a question in their order. */
export function itemsIn(question: string): Item[] {
  const quantities = quantitiesIn(question);
  const figures = figuresIn(question, false);
  let near: Period | null = null;
  return figures.map((figure, index) => {
    const quantity = quantities[index];
    if (quantity === undefined) throw new Error('a figure without its quantity');
    const { before, after, start, end } = figure;
    if (/[.;!?]\s/u.test(before)) near = null;
    const isYears = quantity.unit === 'count' && years.test(after);
    const unit = isYears
      ? 'time'
      : quantity.unit === 'count' && noCount.test(after)
        ? 'bare'
        : quantity.unit;
    const own = isPair(figures, index)
      ? `${quantities[index - 1]?.around.replace('#', '') ?? ''} ${quantity.around}`
      : quantity.around;
    const item: Item = {
      ...quantity,
      unit,
      ...(isYears && { counts: 'year' as const }),
      around: own,
      sentence: sentenceAt(question, start, end),
      near,
      ...{ before, after, factors: [] },
    };
    near = item.per ?? near;
    return item;
  });
}

/** “From 1.50 to 1.70” */
function isPair(figures: readonly { before: string }[], index: number): boolean {
  const last = figures[index - 1];
  const own = figures[index]?.before ?? '';
  return (
    last !== undefined &&
    /^\s*(?:to|на|до)\s*[€$]?$/u.test(own) &&
    /(?:from|от)\s*[€$]?$/u.test(last.before)
  );
}

function sentenceAt(question: string, start: number, end: number): string {
  const [before = ''] = question
    .slice(0, start)
    .split(/[.;!?]\s/u)
    .slice(-1);
  const [after = ''] = question.slice(end).split(/[.;!?](?:\s|$)/u);
  return `${before}#${after}`.toLowerCase();
}
