import { wordsOf } from '@savet/text/text';
import { languageOf } from '../../language/language-of.ts';
import { figuresIn } from '../../numbers/figures.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import { isText } from '../follow-up/change.ts';
import type { Thread } from '../follow-up/thread-state.ts';
import type { PartReading } from '../reading.ts';

/** A longer message says something of its own. In words. */
const WORDS_MAX = 10;
/** “We only have 200 euro”, „бюджетът ни е 300“. */
const having =
  /^[^\p{L}\d]*(?:(?:and|but|ok|so|well|if|а|и|но|ами|добре|ако)[, ]+)*(?:(?:we|i)(?:[’']ve| have| can| could)?(?: only| just)*(?: have| got| spend| afford| pay| invest)*|(?:my|our|the) budget is|with(?: only| just)?|имаме|имам|разполагам\p{L}*|можем да (?:дадем|отделим|похарчим)|мога да (?:дам|отделя|похарча)|бюджетът (?:ни|ми|) ?е|само|със?)(?: only| just| about| around| max| само| около| към| до)* ?[€$]?\d/iu;
const money = /[€$]|(?<!\p{L})(?:euros?|eur|евро|лв|лева|leva|bgn|dollars?|долара)(?!\p{L})/iu;
const perTime =
  /(?<!\p{L})(?:a|per|each|every|на|за) (?:month|week|year|месец|седмица|година)(?!\p{L})/iu;

/** “They only have 9000”, „клиентът има само 300“. */
const theirs =
  /^[^\p{L}\d]*(?:(?:and|but|ok|so|well|а|и|но|ами|добре|обаче)[, ]+)*(?:(?:they|he|she|(?:the|my|our) (?:client|customer|buyer)s?)(?: said(?: that)? they)?(?: only| just)* (?:have|has|got|can (?:pay|spend|afford)|want to (?:pay|spend))|their budget is|(?:те|той|тя|клиент(?:ът|а|ите|ката))?\s?(?:имат|има|разполагат?|могат да (?:платят|дадат)|може да (?:плати|даде))|бюджетът им е)(?: only| just| about| around| само| около| към| до)* ?[€$]?\d/iu;

/** A message that tells how much a customer has for what was asked about; null if it tells something else. */
export function clientBudget(query: string, { reply, language }: Thread): PartReading | null {
  const asked = inCyrillicIfBulgarian(query);
  if (reply === '' || wordsOf(asked).length > WORDS_MAX || !theirs.test(asked)) return null;
  const [amount, ...others] = figuresIn(asked).filter(({ unit }) => unit !== 'time');
  if (amount === undefined || others.length > 0 || amount.unit === 'percent') return null;
  if (!money.test(asked) && !/\d[\d.,\s]*$/u.test(asked.trim())) return null;
  return {
    ...{ kind: 'part', ask: 'client-budget', place: null, of: null, about: String(amount.value) },
    language: languageOf(query, language),
  };
}

/** A message after an advice that tells how much money there is for it; null if it tells something else. */
export function budgetAsked(
  query: string,
  { last, isLatest, sum, language }: Thread,
): PartReading | null {
  if (last === null || !isLatest || sum !== null || isText(last)) return null;
  const asked = inCyrillicIfBulgarian(query);
  if (wordsOf(asked).length > WORDS_MAX || !having.test(asked)) return null;
  const [amount, ...others] = figuresIn(asked).filter(({ unit }) => unit !== 'time');
  if (amount === undefined || others.length > 0 || amount.unit === 'percent') return null;
  // “We have 200 clients” is no budget.
  if (!money.test(asked) && !/\d[\d.,\s]*$/u.test(asked.replace(perTime, '').trim())) return null;
  return {
    ...{ kind: 'part', ask: 'budget', place: null, of: last, about: String(amount.value) },
    language: languageOf(query, language),
  };
}
