import { lettered } from '@savet/text/lettered';
import type { MayBeLabelled } from './labelled.ts';
import { named, noCost, plainNoun } from './neighbours.ts';
import { type Label, periodOf, said } from './rule.ts';

const takes = said(
  'takes?|wants?|buys?|would (?:take|buy|order|like)|orders|asks for|взема|взима|иска|искат|поръчва|купува|още|another|more|extra',
);

/** “340 a day, and a customer who takes another 120 at 8 % off”: the first are sold already. */
export function withExtra(found: readonly MayBeLabelled[]): MayBeLabelled[] {
  const counts = found.filter(({ label }) => label === 'sold' || label === 'gained');
  const [first, second, ...others] = counts;
  const isLower = found.some(({ label }) => label === 'off' || label === 'newPrice');
  if (!first || !second || others.length > 0 || !isLower || first.label !== 'sold')
    return [...found];
  if (first.per === null || first.per !== second.per || !takes.test(second.left)) return [...found];
  return found.map((each) => {
    if (each === first) return { ...each, label: 'beforehand' };
    return each === second ? { ...each, label: 'sold' } : each;
  });
}

const perOne = lettered(
  /^\s*(?:лв\.?|лева|евро|euros?|eur)?\s*(?:each|apiece|(?:a|an|per|на|за) (?!month|week|year|day|hour|месец|седмица|година|ден|час)\p{L}+)/iu,
);

/** Labels amounts that no word names: a unit cost beside the price, or a regular cost in a list of such costs. */
export function besideCosts(found: readonly MayBeLabelled[]): MayBeLabelled[] {
  const [price, ...others] = found.filter(({ label }) => label === 'sellPrice');
  const isKnown = price !== undefined && others.length === 0;
  const costs = found.map((each, index): MayBeLabelled => {
    const isAmount = each.unit === 'money' || each.unit === 'bare';
    if (each.label !== null || !isAmount || !isKnown || noCost.test(each.words)) return each;
    if (perOne.test(each.after) && each.value < price.value) return { ...each, label: 'unitCost' };
    const next = found[index + 1];
    const isBefore = next?.label === 'running' && plainNoun.test(next.before);
    return isBefore && each.value > price.value && named.test(each.words)
      ? { ...each, label: 'running' }
      : each;
  });
  return withPrice(costs);
}

/** The only amount without a word of its own is the price, if there is none: “a wash is 14”. */
function withPrice(found: readonly MayBeLabelled[]): MayBeLabelled[] {
  const prices: readonly (Label | null)[] = ['sellPrice', 'gainEach', 'income', 'offer'];
  const open = found.filter(
    (each) => each.label === null && periodOf(each) === null && ofOneThing.test(each.words),
  );
  const [only] = open;
  const isPrice = open.length === 1 && !found.some(({ label }) => prices.includes(label));
  if (!isPrice) return [...found];
  return found.map((each) =>
    each === only ? { ...each, label: 'sellPrice', isGuess: true } : each,
  );
}
const ofOneThing = lettered(
  /^(?:an?|one|each|every|един|една|едно|всеки|всяка)\s\p{L}+\s(?:is|costs|brings|е|струва|носи)\s#|^\p{L}{3,}(?:то|та|ът|ят)\sе\s#/iu,
);

/** A cost above the price is no unit cost but a regular one: “pitch 380, gas 140” beside a wrap at 8.50. */
export function withinPrice(found: readonly MayBeLabelled[]): MayBeLabelled[] {
  const [price, ...others] = found.filter(({ label }) => label === 'sellPrice');
  const known: MayBeLabelled[] = [];
  for (const each of found) {
    const last = known.at(-1);
    const isAbove = price !== undefined && others.length === 0 && each.value > price.value;
    const isListed = last?.label === 'running' && plainNoun.test(each.before);
    const isRunning = each.label === 'unitCost' && isAbove && !perOne.test(each.after);
    known.push(
      isRunning ? { ...each, label: 'running', ...(!isListed && { isGuess: true }) } : each,
    );
  }
  return known;
}
