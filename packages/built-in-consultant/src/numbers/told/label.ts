import { lettered } from '@savet/text/lettered';
import { countRules } from './count-rules.ts';
import type { ToldFigure } from './figure.ts';
import type { MayBeLabelled } from './labelled.ts';
import { moneyRules } from './money-rules.ts';
import {
  buys,
  isBase,
  isCrew,
  isPaidFor,
  isTimes,
  likeTheLast,
  pairOf,
  wages,
} from './neighbours.ts';
import { type Label, periodOf, type Rule } from './rule.ts';
import { shareRules } from './share-rules.ts';
import { besideCosts, withExtra, withinPrice } from './together.ts';

/** Words after a figure that it does not count: “480 setup”, „5 отиват за боя“. */
const noThing = lettered(
  /^\s*(?:set-?up|fixed|base|basic|going|goes?|saves?|would|will|brings?|lets|down|put|saved|aside|spare|monthly|do|does|did|should|must|can|maybe|probably|perhaps|i|we|they|he|she|it|you|then|so|because|after|before|from|to|of|if|when|about|around|worth|my|our|their|all|total|altogether|може|сигурно|вероятно|аз|ние|той|тя|те|след|преди|общо|всичко|като|когато|deposit|cash|outright|net|clear|gross|each|extra|delivery|shipping|one-?off|once|salary|отиват?|спестени|твърдо|основна|първоначално|оста(?:ва|ват|не|нат)|заплата|инсталация|такса|доставка|еднократно)(?!\p{L})/iu,
);
const strong: readonly Label[] = [
  'sold',
  'goneOf',
  'gained',
  'months',
  'hours',
  'km',
  'reserveStock',
];
const sold = countRules.filter(({ label }) => label === 'sold');
const soldByVerb = sold.slice(-1);
const strongRules = countRules.filter(
  (rule) => strong.includes(rule.label) && !rule.counts && !sold.slice(1).includes(rule),
);

/** The label that the words next to a figure give it; null if they give none. */
export function labelOf(figure: ToldFigure): Label | null {
  return rulesFor(figure).find((rule) => fits(rule, figure))?.label ?? null;
}

function rulesFor({ unit, after }: ToldFigure): readonly Rule[] {
  if (unit === 'percent') return shareRules;
  if (unit === 'money') return moneyRules;
  if (unit === 'time' || (unit === 'count' && !noThing.test(after))) return countRules;
  return [...strongRules, ...moneyRules, ...soldByVerb];
}

function fits({ words, not, period, counts }: Rule, figure: ToldFigure): boolean {
  if (counts !== undefined && figure.counts !== counts) return false;
  const per = periodOf(figure);
  if (period === 'needed' && (per === null || per === 'hour')) return false;
  if (period === 'none' && per !== null) return false;
  return words.test(figure.words) && not?.test(figure.words) !== true;
}

const asAmount = (figure: ToldFigure): ToldFigure =>
  figure.unit === 'count' && noThing.test(figure.after) ? { ...figure, unit: 'bare' } : figure;

/** Each figure of a story with its label. */
export function labelled(figures: readonly ToldFigure[]): MayBeLabelled[] {
  const found: MayBeLabelled[] = [];
  for (const figure of figures.map(asAmount)) {
    const last = found.at(-1);
    const pair = last && pairOf(last, figure);
    if (last && pair) {
      found[found.length - 1] = { ...last, label: pair[0] };
      found.push({ ...figure, label: pair[1] });
    } else if (last && isCrew(last, figure)) {
      found[found.length - 1] = wages(last, figure);
    } else if (last && isTimes(last, figure) && labelOf(figure) !== 'gainEach') {
      found.push({ ...figure, label: buys.test(last.left) ? 'unitCost' : 'sellPrice' });
    } else if (last && isPaidFor(last, figure)) {
      found[found.length - 1] = { ...last, label: 'instalment' };
      found.push({ ...figure, label: 'months' });
    } else if (last && isBase(last, figure)) {
      const isFee = last.label === 'wonShare' || last.label === 'cut';
      if (isFee) found[found.length - 1] = { ...last, label: 'feeShare' };
      found.push({ ...figure, label: 'salary' });
    } else {
      // “6% over 12,000”
      if (last?.unit === 'percent' && last.label === null && labelOf(figure) === 'threshold')
        found[found.length - 1] = { ...last, label: 'bonusShare' };
      const label = labelOf(figure) ?? (last ? likeTheLast(last, figure) : null);
      found.push({ ...figure, label });
    }
  }
  return withExtra(withinPrice(besideCosts(found)));
}
