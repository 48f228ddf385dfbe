import type { Calculation } from '../../numbers/calculation.ts';
import { figuresIn } from '../../numbers/figures.ts';
import { recalculated } from '../../numbers/recalculation.ts';
import { comparedWords } from '../../recognition/features.ts';
import { familyOf } from '../../recognition/label.ts';
import type { Verdict } from '../verdict/verdict.ts';

/** A longer message asks something of its own. In words, and in UTF-16 units. */
const WORDS_MAX = 14;
const LENGTH_MAX = 200;
/** The beginning of a message that continues the sum before it: “what if”, “with”, “а ако”. */
const goesOn =
  /^\s*(?:(?:and|but|so|ok|okay|or|no|а|и|но|ами|добре|ок|не)[\s,]+)*(?:what if|what about|how about|if|with|at|for|actually|sorry|suppose|assume|say|let's say|make it|ако|с|със|при|за|всъщност|извинете|да речем|нека|what would|какво ще стане ако)(?!\p{L})/iu;
/** “The cost is 7.” */
const corrects =
  /^\s*(?:no|не)?[\s,]*(?:\p{L}+\s){1,4}(?:is|are|was|were|е|са|беше|бяха)\s(?:[€$]\s?)?\d[^?]*$/iu;
/** “And 40?” */
const bareFigure =
  /^\s*(?:and|or|а|и|ами|или)?[\s,]*[€$]?\s?\d[\d.,\s]*\s?(?:€|%|\p{L}{1,12})?\s*\??\s*$/iu;

/** Whether a message asks about the sum before what no sum tells: “why?”, “simpler”. */
export function asksAboutSum(before: Calculation | null, verdict: Verdict): boolean {
  return before !== null && verdict.kind === 'certain' && familyOf(verdict.label) === 'follow-up';
}

/** The sum before with the figures of a message that asks “what if …”; null if it asks something else. */
export function withOtherFigures(
  query: string,
  before: Calculation | null,
  verdict: Verdict,
): Calculation | null {
  if (before === null || query.length > LENGTH_MAX) return null;
  if (figuresIn(query).length === 0 || comparedWords(query).length > WORDS_MAX) return null;
  if (![goesOn, corrects, bareFigure].some((sign) => sign.test(query))) return null;
  const label = verdict.kind === 'certain' ? verdict.label : '';
  const isMatter = familyOf(label) === 'sensitive' && label !== 'sensitive/tax';
  return isMatter ? null : recalculated(before, query);
}
