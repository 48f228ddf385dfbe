import { lettered } from '@savet/text/lettered';
import { beginsWithAny, holdsAny, placeOf } from '@savet/text/signs';
import { fold } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';
import { type AnswerAsk, answerAsks, means } from '../../knowledge/follow-ups.schema.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { languageOf } from '../../language/language-of.ts';
import { comparedWords } from '../../recognition/features.ts';
import { familyOf } from '../../recognition/label.ts';
import { tradeIn } from '../details/trade.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import type { PartReading, Reading } from '../reading.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { isText } from './change.ts';
import { objectionAsked } from './objection.ts';
import type { Thread } from './thread-state.ts';

type Needed = Pick<Knowledge, 'followUps'>;

/** A longer message says something of its own. In words. */
const WORDS_MAX = 14;
/** The most words for a means that the user lacks. */
const MEANS_WORDS = 5;
/** A question with so few words, and so few of its own, is about the answer before even if it names something. */
const LOOSE_WORDS = 10;
const OWN_WORDS = 1;
/** “How long till I see calls?” */
const asksHowLong = lettered(
  /^(?!.*(?:pay(?:s|ing)? (?:off|back|itself)|break even|изплат|възвърн|върне))[^\p{L}]*(?:(?:and|but|so|ok|а|и|но|ами)[, ]+)*(?:how (?:long|soon|fast)(?: (?:till?|until|before|does|will|would|do|should)(?!\p{L}))|(?:за )?колко (?:време|бързо)(?: (?:ще|трябва|отнема|да)(?!\p{L}))|кога ще (?:видя|видим|има|усетя|проличи|даде))/iu,
);
const HOW_LONG_WORDS = 9;
/** Savet's own prices and times are another subject. */
const ofSavet = lettered(
  /(?<!\p{L})(?:savet|your|you|ваш\p{L}*|вие|ви|subscription|trial|account|абонамент\p{L}*|акаунт\p{L}*|профил\p{L}*)(?!\p{L})/iu,
);
/** “I have no equipment.” */
const LACK_WORDS = 6;
/** “We only have two people”, „само двама сме“. */
const fewPeople = lettered(
  /^[^\p{L}]*(?:(?:and|but|well|а|и|но|ами)[, ]+)*(?:(?:we|i)(?:[’']ve| have|[’']re| are)?(?: only| just)?(?: (?:have|got))?(?: only| just)? (?:one|two|three|four|[1-4]) (?:people|employees|workers|persons?|of us|helpers?|staff)|(?:there(?:[’']s| is| are)|it[’']s|it is) (?:only |just )?(?:me|(?:one|two|three|four|[1-4]) of us)(?: here)?|(?:i[’']m|i am|i work)(?: all| completely)? alone|(?:ние |при нас )?(?:сме |имаме |има )?(?:само |едва )?(?:двама|трима|четирима|един|[1-4])(?: души| човека| човек| служители)?(?: сме)?(?: само)?|(?:аз )?(?:съм )?(?:сам|сама)(?: съм| работя)?|сами сме|само аз(?: съм)?)(?: in the (?:firm|team|company|shop|kitchen)| here| in total|(?: в|във) (?:фирмата|екипа|магазина|кухнята|салона)| тук| общо)*[\s.!]*$/iu,
);
/** Words that point at the answer before, or go on from it. */
const pointing = lettered(
  /(?<!\p{L})(?:it|its|that|this|these|those|them|това|този|тази|тези|тях|него|нея|го|ги|им|му|ѝ)(?!\p{L})|^\s*(?:and|but|so|then|or|what if|what about|а|ами|и|но|тогава|значи|ако)(?!\p{L})/iu,
);

/** “How many people do I need?” */
const asksNumber = lettered(
  /^\s*(?:(?:by )?how (?:many|much|often)|(?:на |за |с |по )?колко)(?!\p{L})/iu,
);
/** “How much for a new firm?”, „а за месец колко?“: with so few words, it is the amount of the answer before. */
const asksAmount = lettered(
  /^[^\p{L}]*(?:(?:and|but|so|а|и|но|ами)[, ]+)*(?:how (?:much|many)|колко)(?!\p{L})|(?<!\p{L})колко[\s?.!]*$/iu,
);
const AMOUNT_WORDS = 7;
/** „А за селото?“: so few words go on from the answer, unless they name a subject. */
const turns = lettered(/^[^\p{L}]*(?:and|but|а|ами|и|но)(?!\p{L})/iu);
const TURN_WORDS = 4;
/** “Is that per month?”, „това на година ли е?“ */
const asksIfThat = lettered(
  /^[^\p{L}]*(?:(?:and|but|so|а|и|но|ами)[, ]+)*(?:(?:is|are|isn[’']t|aren[’']t|was|does|do|doesn[’']t) (?:that|this|it|these|those|they)(?!\p{L})|(?:това|този|тази|тези)(?!\p{L})[^?]*(?<!\p{L})ли(?!\p{L}))/iu,
);
const IF_THAT_WORDS = 9;
/** “Is two months enough?” */
const asksIfEnough = lettered(
  /^[^\p{L}]*(?:(?:and|but|so|а|и|но|ами)[, ]+)*(?:(?:is|are|would|will)(?!\p{L})[^?]*(?<!\p{L})(?:enough|realistic|too (?:much|many|long|short|little|few))|[^?]*(?<!\p{L})(?:достатъчн\p{L}*|стигат?|много|малко) ли(?!\p{L}))/iu,
);
const ENOUGH_WORDS = 6;
/** “How many of them should I contact?” */
const ofThem = lettered(
  /(?<!\p{L})(?:of (?:them|those|these)|от (?:тях|тези)|them|тях)(?!\p{L})/iu,
);
/** Words for the price of an answer: the question is about Savet. */
const ofQuery = lettered(
  /(?<!\p{L})(?:free|query|queries|charged?|безплатн\p{L}*|таксува\p{L}*)(?!\p{L})/iu,
);
/** “By how much?”: a question with at most this many words names no subject of its own. */
const BARE_NUMBER_WORDS = 3;
/** “What if they refuse?”: “they” are the people in the answer before, so this is no new subject. */
const whatIfThey = lettered(
  /^\s*(?:(?:and|but|а|ами|и|но|or) )*(?:what if|what happens if|ако) (?:they|it|he|she|everybody|everyone|nobody|no one|somebody|someone|all|people|те|той|тя|всички|никой|някой|хората|откаж\p{L}*|се разсърд\p{L}*|не (?:иск|жела|отговор|се съглас)\p{L}*)(?!\p{L})/iu,
);
/** “And if only four sign up?”: what begins with “and if” goes on from the answer. */
const andIf = lettered(
  /^[^\p{L}]*(?:(?:and|but|or|а|ами|и|но)[, ]+)+(?:what )?(?:if|when|ако|като|когато)(?!\p{L})/iu,
);
const WHAT_IF_WORDS = 8;

/** Readings that are dropped when a message can also be about the answer before. */
const mayGiveWay: readonly Reading['kind'][] = [
  ...(['topic', 'card', 'unclear', 'beside', 'savet', 'talk', 'off-scope'] as const),
];

const orders = lettered(/^[^\p{L}]*(?:write|draft|напиш\p{L}*|състави\p{L}*)(?!\p{L})/iu);

/** The question of a message about the advice before it; null if the message is about something else. */
export function answerAsked(
  query: string,
  { last, isLatest, language }: Thread,
  verdict: Verdict,
  knowledge: Needed,
): PartReading | null {
  if (last === null || !isLatest || isText(last)) return null;
  const words = comparedWords(query);
  if (words.length === 0 || words.length > WORDS_MAX) return null;
  // A matter that needs a person comes first.
  if (verdict.kind === 'certain' && familyOf(verdict.label) === 'sensitive') return null;
  const reading = (ask: PartReading['ask'], about?: string): PartReading => ({
    ...{ kind: 'part', ask, place: null, of: last, language: languageOf(query, language) },
    ...(about !== undefined && { about }),
  });
  const objection = objectionAsked(query, { last, isLatest }, verdict);
  if (objection !== null)
    return { ...objection, kind: 'part', of: last, language: languageOf(query, language) };
  if (fewPeople.test(inCyrillicIfBulgarian(query))) return reading('without', 'few');
  // “A courier instead” is another way, not another trade.
  const isInstead = lettered(/(?<!\p{L})(?:instead|вместо)(?!\p{L})/iu).test(query);
  const trade = isInstead ? null : tradeAsked(query, words, isOther(verdict), knowledge);
  if (trade !== null) return reading('case', trade);
  if (
    asksHowLong.test(inCyrillicIfBulgarian(query)) &&
    words.length <= HOW_LONG_WORDS &&
    !ofSavet.test(query)
  )
    return reading('time');
  const ask = askIn(words, isOther(verdict) || ofSavet.test(query), knowledge);
  // A topic spreads its own steps over a time.
  if (ask !== null && !(ask === 'plan' && last.kind === 'topic')) return reading(ask);
  // “Write it for me, we were one short”: a text is wanted.
  if (orders.test(query)) return null;
  const lacking = lackingIn(query, words, isOther(verdict), knowledge);
  return lacking === null ? null : reading('without', lacking);
}

/** An open question about the advice before it: no other reading fits, or the question names no subject of its own. */
export function openQuestion(
  query: string,
  { last, isLatest, isOffered, language }: Thread,
  reading: Reading,
  isNamed = false,
): PartReading | null {
  if (last === null || !isLatest || isText(last)) return null;
  if (isOffered) return null;
  const words = comparedWords(query).length;
  const isBare =
    ((whatIfThey.test(query) || andIf.test(query)) && words <= WHAT_IF_WORDS) ||
    (asksNumber.test(query) && (words <= BARE_NUMBER_WORDS || isOfThem(query, words))) ||
    (asksAmount.test(query) && words <= AMOUNT_WORDS && !isNamed && !isOfSavet(query)) ||
    (turns.test(query) && words <= TURN_WORDS && !isNamed && isAdvice(reading)) ||
    (asksIfEnough.test(query) && words <= ENOUGH_WORDS) ||
    (asksIfThat.test(query) && words <= IF_THAT_WORDS && !isOfSavet(query));
  const isOpen = pointing.test(query) || asksNumber.test(query) || isBare;
  if (words > WORDS_MAX || !isOpen) return null;
  if (reading.kind !== 'unknown' && !(isBare && mayGiveWay.includes(reading.kind))) return null;
  return {
    ...{ kind: 'part', ask: 'askable', place: null, of: last },
    language: languageOf(query, language),
  };
}

function isAdvice({ kind }: Reading): boolean {
  return kind === 'topic' || kind === 'card';
}

function isOfThem(query: string, words: number): boolean {
  return ofThem.test(query) && words <= WHAT_IF_WORDS;
}

function isOfSavet(query: string): boolean {
  return ofSavet.test(query) || ofQuery.test(query);
}

const turned = ['and for', 'for', 'а за', 'за', 'и за'];
const examples = ['example*', 'пример*'];

/** The trade of which an example is wanted; “own” for that of the Brand Hub, empty for an unknown one. */
function tradeAsked(
  query: string,
  words: readonly string[],
  isOtherQuestion: boolean,
  { followUps }: Needed,
): string | null {
  const { asking, weak, own } = followUps.signs.example;
  const isAsked = holdsAny(words, asking);
  const isTurned = beginsWithAny(words, turned);
  if (!isAsked && (isOtherQuestion || !(holdsAny(words, weak) || isTurned))) return null;
  const trade = tradeIn(query, { followUps });
  if (trade !== null) return trade;
  if (holdsAny(words, own)) return 'own';
  const isForSomebody = lettered(/(?<!\p{L})(?:for an?|за)\s+\p{L}{3}/iu).test(query);
  return holdsAny(words, examples) && isForSomebody ? '' : null;
}

/** The ask whose sign a message has, if it says nothing else. */
function askIn(
  words: readonly string[],
  isOtherQuestion: boolean,
  { followUps }: Needed,
): AnswerAsk | null {
  const { signs, fillers } = followUps;
  const isAsked = (ask: AnswerAsk) => {
    const rest = signs.asks[ask].reduce(withoutSign, words);
    const isNamed = rest.length < words.length;
    return isNamed && rest.every((word) => fillers.has(word) || /^\d+$/.test(word));
  };
  // The longer sign is the more exact one: “what if it does not work” is no wish for a measure.
  const strict = askOrder.find(isAsked);
  if (strict !== undefined || isOtherQuestion || words.length > LOOSE_WORDS) return strict ?? null;
  const own = words.filter((word) => !fillers.has(word)).length;
  return (
    askOrder.find((ask) => own <= OWN_WORDS && holdsAny(words, signs.loose[ask] ?? [])) ?? null
  );
}

// “What do I tell him tomorrow?” asks for words, not for a day.
const first: readonly AnswerAsk[] = ['fails', 'script'];
const askOrder: readonly AnswerAsk[] = [
  ...first,
  ...answerAsks.filter((ask) => !first.includes(ask)),
];

/** The means that somebody lacks, or what it is in their own words; null if nothing is lacking. */
function lackingIn(
  query: string,
  words: readonly string[],
  isOtherQuestion: boolean,
  { followUps }: Needed,
): string | null {
  const { opening, scarce, means: signs } = followUps.signs.without;
  const short = (['time', 'money', 'staff'] as const).find((each) => holdsAny(words, signs[each]));
  if (short !== undefined && !isOtherQuestion && holdsAny(words, scarce)) return short;
  const isConditional = /^\s*(?:and |but |what |so |а |ами |и |но )*(?:if|ако|без|without)/iu.test(
    query,
  );
  for (const sign of opening) {
    const at = placeOf(words, sign);
    // “How do I write a newsletter without photos?” is about a newsletter.
    if (at === null || !words.slice(0, at.start).every((word) => followUps.fillers.has(word)))
      continue;
    const after = words.slice(at.start);
    const kind = means.find((each) => holdsAny(after, signs[each]));
    if (kind !== undefined) return kind;
    const own = words.slice(at.end);
    const isStated = at.start === 0 && !isOtherQuestion && words.length <= LACK_WORDS;
    if ((isConditional || isStated) && own.length > 0 && own.length <= MEANS_WORDS)
      return ownWords(query, own);
  }
  return null;
}

/** Folded words as they are written in the message. */
function ownWords(query: string, words: readonly string[]): string {
  const written = wordsOf(query);
  const start = written.findIndex((_, at) =>
    words.every((word, offset) => fold(written[at + offset] ?? '') === word),
  );
  return (start < 0 ? words : written.slice(start, start + words.length)).join(' ');
}

/** Whether a message is certainly about another subject than the answers of the chat. */
function isOther(verdict: Verdict): boolean {
  return verdict.kind === 'certain' && !['follow-up', 'facts'].includes(familyOf(verdict.label));
}

function withoutSign(words: readonly string[], sign: string): readonly string[] {
  const at = placeOf(words, sign);
  return at === null ? words : [...words.slice(0, at.start), ...words.slice(at.end)];
}
