import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { languageOf } from '../../language/language-of.ts';
import { figuresIn } from '../../numbers/figures.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import { isText } from '../follow-up/change.ts';
import type { Thread } from '../follow-up/thread-state.ts';
import type { PartReading } from '../reading.ts';

/** A longer message says something of its own. In words. */
const WORDS_MAX = 11;
/** “We only have 200 euro”, „бюджетът ни е 300“. */
const having = lettered(
  /^[^\p{L}\d]*(?:(?:and|but|ok|so|well|what|if|а|и|но|ами|добре|ако)[, ]+)*(?:(?:we|i)(?:[’']ve| have| can| could)?(?: only| just)*(?: have| got| spend| afford| pay| invest)*|(?:we|i) (?:can[’']?t|cannot|don[’']t want to) (?:pay|spend|afford|give) more than|(?:не можем|не мога|не искам|не искаме) (?:да )?(?:плащам|платя|платим|дам|дадем|похарча) повече от|(?:my|our|the) budget is|with(?: only| just)?|имаме|имам|разполагам\p{L}*(?: със?)?|можем да (?:дадем|отделим|похарчим)|мога да (?:дам|отделя|похарча)|бюджетът (?:ни|ми|) ?е|само|със?)(?: only| just| about| around| max| само| около| към| до)* ?[€$]?\d/iu,
);
const money = lettered(
  /[€$]|(?<!\p{L})(?:euros?|eur|евро|лв|лева|leva|bgn|dollars?|долара)(?!\p{L})/iu,
);
/** A smaller bare number counts something else. */
const SUM_MIN = 50;
const perTime = lettered(
  /(?<!\p{L})(?:(?:a|per|each|every|на|за) (?:month|week|year|месец|седмица|година)|месечно|годишно|monthly)(?!\p{L})/iu,
);

/** “Make it for a smaller budget, 300 a month”, „за по-малък бюджет, 300 лв.“, „с бюджет 300“. */
const named = lettered(
  /^(?=.*(?<!\p{L})(?:budgets?|бюджет\p{L}*)(?!\p{L}))[^\p{L}\d]*(?:(?:and|but|ok|now|please|can you|could you|make|do|give|redo|adapt|it|this|that|the|same|for|to|with|within|on|in|of|at|only|just|about|around|up to|max|a|an|my|our|much|small|smaller|low|lower|tiny|limited|tight|budget|is|as|what if|if|и|а|но|ами|сега|моля|направи|го|я|това|същото|при|за|с|със|от|до|към|около|само|най-много|по-малък|малък|нисък|по-нисък|скромен|ограничен|бюджет|бюджета|бюджетът|е|ми|ни|ако)[\s,:–-]+)*[€$]?\d[^?]*\??$/iu,
);
/** “For 300 a month?”, „а за 300 лв.?“ */
const bare = lettered(
  /^[^\p{L}\d]*(?:(?:and|but|ok|so|what|what about|how about|и|а|но|ами)[, ]+)*(?:for|with|on|за|с|със|при)(?: only| just| само)? ?[€$]?\d[\d., ]*\s?(?:€|\$|euros?|eur|евро|лв\.?|лева|leva|bgn)?(?: (?:a|per|на|за) (?:month|week|year|месец|седмица|година)| месечно| only| само)*[\s?.!]*$/iu,
);

/** “They only have 9000”, „клиентът има само 300“. */
const theirs = lettered(
  /^[^\p{L}\d]*(?:(?:and|but|ok|so|well|what|if|then|а|и|но|ами|добре|обаче|ако|като)[, ]+)*(?:(?:for|with|за|при|с) (?:an? |the )?(?:\p{L}+-?\p{L}* )?(?:client|customer|company|firm|клиент|клиентка|фирма)\p{L}*,? (?:(?:who|that|ко[йя]то)(?: only| just| само)* )?)?(?:(?:they|he|she|(?:the|my|our|this|one|a) (?:client|customer|buyer)s?)(?: said(?: that)? they)?(?: only| just)* (?:have|has|got|can (?:pay|spend|afford)|want to (?:pay|spend))|their budget is|(?:те|той|тя|клиент(?:ът|а|ите|ката))?\s?(?:само )?(?:имат|има|разполагат?|могат да (?:платят|дадат)|може да (?:плати|даде))|has|бюджетът им е)(?: only| just| about| around| само| около| към| до)* ?[€$]?\d/iu,
);

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

const limit = lettered(
  /(?:\s*(?:for (?:it|this|that|them)|at (?:the )?most|at max|max|tops|най-много|за това|максимум))+[\s.!]*$/iu,
);

/** A message after an advice that tells how much money there is for it; null if it tells something else. */
export function budgetAsked(
  query: string,
  { last, isLatest, sum, language }: Thread,
): PartReading | null {
  if (last === null || !isLatest || sum !== null || isText(last)) return null;
  const asked = inCyrillicIfBulgarian(query);
  const isNamed = named.test(asked);
  const isTold = having.test(asked) || isNamed || bare.test(asked);
  if (wordsOf(asked).length > WORDS_MAX || !isTold) return null;
  const [amount, ...others] = figuresIn(asked).filter(({ unit }) => unit !== 'time');
  if (amount === undefined || others.length > 0 || amount.unit === 'percent') return null;
  // “We have 200 clients” is no budget.
  const isPerTime = bare.test(asked) && perTime.test(asked);
  const isBare = /\d[\d.,\s]*[?.!]*$/u.test(asked.replace(perTime, '').replace(limit, '').trim());
  if (!(isNamed || money.test(asked)) && !(isBare && (isPerTime || amount.value >= SUM_MIN)))
    return null;
  return {
    ...{ kind: 'part', ask: 'budget', place: null, of: last, about: String(amount.value) },
    language: languageOf(query, language),
  };
}
