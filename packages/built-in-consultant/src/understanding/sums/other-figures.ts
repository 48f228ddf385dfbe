import { lettered } from '@savet/text/lettered';
import type { Calculation } from '../../numbers/calculation.ts';
import { inCyrillic } from '../../numbers/calculation.ts';
import { changedIn } from '../../numbers/derived/changed.ts';
import { leftOut } from '../../numbers/derived/changed-signs.ts';
import { figuresIn } from '../../numbers/figures.ts';
import { problemIn } from '../../numbers/problem/problem.ts';
import { withReplaced } from '../../numbers/problem/replaced.ts';
import { isChange, recalculated } from '../../numbers/recalculation.ts';
import { solvedLater } from '../../numbers/solver/later.ts';
import { takesDiscountForShare } from '../../numbers/sound/misread.ts';
import { changedTold, mayMeanPart } from '../../numbers/told/changed.ts';
import { neededChurn } from '../../numbers/worded/customers-worth.ts';
import { otherFee } from '../../numbers/worded/offers.ts';
import { inDigits } from '../../numbers/worded/worded.ts';
import { comparedWords } from '../../recognition/features.ts';
import { familyOf } from '../../recognition/label.ts';
import { asksToWrite } from '../forms/asked-form.ts';
import type { Verdict } from '../verdict/verdict.ts';

/** A longer message asks something of its own. In words, and in UTF-16 units. */
const WORDS_MAX = 14;
const LENGTH_MAX = 200;
const WITH_WORDS = 9;
/** The beginning of a message that continues the sum before it: “what if”, “with”, “а ако”. */
const goesOn = lettered(
  /^\s*(?:(?:and|but|so|ok|okay|or|no|а|и|но|ами|добре|ок|не)[\s,]+)*(?:what if|what about|what happens if|suppose|over|in|only|without|no|без|how about|if|with|at|for|actually|sorry|suppose|assume|say|let's say|make it|ако|с|със|при|за|но ако|какво ако|колко ако|всъщност|извинете|да речем|нека|(?:the |my )?(?:price|cost|rent)|цената|наемът|разходът|what would|какво ще стане ако)(?!\p{L})/iu,
);
/** “The cost is 7.” */
const corrects = lettered(
  /^\s*(?:no|не)?[\s,]*(?:\p{L}+\s){1,4}(?:is|are|was|were|е|са|беше|бяха)\s(?:[€$]\s?)?\d[^?]*$/iu,
);
/** Something comes to what was said. “What if the hall is 700” would replace a figure, and may not be added to it. */
const adds = lettered(
  /(?<!\p{L})(?:another|extra|additional\p{L}*|on top|come back|(?:average|средн\p{L}*) (?:order|basket|пор[ъа]чка|кошница)|още|допълнителн\p{L}*|отгоре|се връщат)(?!\p{L})/iu,
);
const countsSales = lettered(
  /(?<!\p{L})(?:sell|sold|selling|продам|продадем|продавам|продаваме)(?: only| just| about| around| само| около)? \d[\d.,]*(?!\s?(?:€|eur|евро|лв))(?![\d.,])/iu,
);
/** “And in 6 months?” */
const inTime = /^\s*(?:and|but|what about|а|и|ами)[\s,]+(?:in|after|след|за)\s\d/iu;
/** “If 5 of them leave”: a part of a figure takes the place of none. */
const ofFigure = lettered(/\d+ (?:of (?:them|these|those)|от (?:тях|тези))(?!\p{L})/iu);
/** “And 40?” */
const bareFigure = lettered(
  /^\s*(?:and|or|а|и|ами|или)?[\s,]*[€$]?\s?\d[\d.,\s]*\s?(?:€|%|\p{L}{1,12})?\s*\??\s*$/iu,
);

/** Whether a message asks about the sum before what no sum tells: “why?”, “simpler”. */
export function asksAboutSum(query: string, before: Calculation | null, verdict: Verdict): boolean {
  if (before === null) return false;
  // Figures that have no place in the sum begin no other subject.
  const isWithFigures =
    comparedWords(query).length <= WITH_WORDS && hasFigures(query) && goesOn.test(query);
  const isFollowUp = verdict.kind === 'certain' && familyOf(verdict.label) === 'follow-up';
  return isFollowUp || isWithFigures;
}

function hasFigures(query: string): boolean {
  return figuresIn(inDigits(inCyrillic(query))).length > 0;
}

/** The sum before with the figures of a message that asks “what if …”; null if it asks something else. */
export function withOtherFigures(
  query: string,
  before: Calculation | null,
  verdict: Verdict,
): Calculation | null {
  if (before === null || query.length > LENGTH_MAX) return null;
  if (ofFigure.test(inCyrillic(query)) || takesDiscountForShare(query, before)) return null;
  const turned = turnedRound(query, before);
  if (turned !== null) return withSaid(turned, before, query);
  if (!hasFigures(query) || comparedWords(query).length > WORDS_MAX) return null;
  if (![goesOn, corrects, inTime, bareFigure].some((sign) => sign.test(inCyrillic(query))))
    return null;
  const label = verdict.kind === 'certain' ? verdict.label : '';
  const isMatter = familyOf(label) === 'sensitive' && label !== 'sensitive/tax';
  if (isMatter) return null;
  return withSaid(byOwnForm(query, before), before, query);
}

/** The sum before with a figure of a message that goes on from it, whatever else its words may be about. */
export function changedSum(query: string, before: Calculation | null): Calculation | null {
  if (before === null || query.length > LENGTH_MAX) return null;
  if (!hasFigures(query) && !leftOut.test(query)) return asksOfSum(query, before);
  const isShort = comparedWords(query).length <= WORDS_MAX;
  const isOn = [goesOn, corrects, bareFigure].some((sign) => sign.test(inCyrillic(query)));
  if (!isShort || asksToWrite(query)) return null;
  // A sum of the solver goes on with its figures; any other first in the form that it has.
  if (before.derived?.plan === 'solved') return sound(solvedLater(before, query), query);
  const other = isOn ? withSaid(byOlderForms(query, before), before, query) : null;
  // A value that may be a figure or only a part of it changes nothing.
  return other ?? (mayMeanPart(before, query) ? null : sound(solvedLater(before, query), query));
}

const withSaid = (found: Calculation | null, { said = [] }: Calculation, query: string) => {
  const kept = sound(found, query);
  return kept && { ...kept, said: [...said, query] };
};

const sound = (found: Calculation | null, query: string) =>
  found && takesLeaversForPrice(found, query) ? null : found;

/** “And if it’s 80 that leave?” */
const leavers = lettered(
  /(\d+)(?!\s?(?:€|%|eur|евро|лв))(?: \p{L}+){0,2} (?:leave|go|stop|cancel|quit|тръгнат|откажат|напуснат|спрат)(?!\p{L})|(?<!\p{L})(?:lose|загубя|загубим|тръгнат|откажат се|напуснат) (\d+)(?!\s?(?:€|%|eur|евро|лв))/iu,
);

function takesLeaversForPrice({ derived, given }: Calculation, query: string): boolean {
  const [, one, other] = leavers.exec(query) ?? [];
  const count = Number(one ?? other ?? Number.NaN);
  const isPrice = (name: string) => /price/i.test(name);
  return (
    Object.entries(given).some(([name, value]) => isPrice(name) && value === count) ||
    derived?.read.some(({ role, value }) => isPrice(role) && value.value === count) === true
  );
}

function byOlderForms(query: string, before: Calculation): Calculation | null {
  const told = changedTold(before, query);
  if (told !== null || mayMeanPart(before, query)) return told;
  const isPart = ofFigure.test(inCyrillic(query));
  if (countsSales.test(query) || takesDiscountForShare(query, before)) return null;
  const isNamed = !isPart && !before.derived && !before.solution;
  return (isNamed ? recalculated(before, query) : null) ?? changedIn(before, query);
}

/** “And what price keeps the old margin?”: something else that follows from the figures of the sum. */
function asksOfSum(query: string, before: Calculation): Calculation | null {
  const isShort = comparedWords(query).length <= WORDS_MAX;
  return isShort && !asksToWrite(query) ? solvedLater(before, query) : null;
}

/** The sum again in the form that it has. */
function byOwnForm(query: string, before: Calculation): Calculation | null {
  if (before.derived) return null;
  // “What if the bar makes another 3 a head”: the same problem with one figure more.
  if (before.solution && before.asked !== undefined) {
    if (adds.test(inCyrillic(query))) return problemIn(`${query.trim()}. ${before.asked}`);
    return withReplacedFigure(query, before, before.asked);
  }
  // “If I sell 60” is no price.
  if (countsSales.test(query)) return recalculated(asOneProduct(before), query);
  return recalculated(before, query) ?? recalculated(asOneProduct(before), query);
}

/** Another figure is asked for, or somebody else's is told: “what churn would I need?”, “a competitor does it for 12”. */
function turnedRound(query: string, before: Calculation): Calculation | null {
  const question = inDigits(inCyrillic(query));
  const read = before.name === 'recurring-worth' ? neededChurn : otherFee;
  if (!['recurring-worth', 'fee-change'].includes(before.name)) return null;
  const found = read(question, before.given);
  return found === null || 'lacks' in found ? null : { ...found, currency: before.currency };
}

/** “And if I drop to 150 a day”: the problem with that figure, and what it was before. */
function withReplacedFigure(query: string, before: Calculation, asked: string): Calculation | null {
  // “By 10 %” changes a figure, and is none of them.
  if (isChange.test(inCyrillic(query))) return null;
  const replaced = withReplaced(asked, query);
  return replaced && { ...before, ...replaced };
}

/** A margin or a break-even with a price and a cost can tell more about the same product. */
function asOneProduct(before: Calculation): Calculation {
  const { price, cost, fixed } = before.given;
  if (price === undefined || cost === undefined) return before;
  const given = { price, cost, ...(fixed !== undefined && { fixed }) };
  return { ...before, name: 'one-product', given };
}
