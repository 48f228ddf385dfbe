import { wordsOf } from '@savet/text/text';
import type { PlanGoal } from '../../knowledge/angles.ts';
import { languageOf } from '../../language/language-of.ts';
import { figuresForPrice } from '../../numbers/worded/worded-sums.ts';
import { familyOf } from '../../recognition/label.ts';
import { angleAsked } from '../angle/angle-asked.ts';
import { planAsked } from '../asked/plan-asked.ts';
import { commissionIn } from '../commission/commission.ts';
import { wishesOnAdvice } from '../follow-up/about-answer.ts';
import { amountReading } from '../follow-up/amount-asked.ts';
import { answerAsked } from '../follow-up/answer-asked.ts';
import { changeAsked, isText, withAddedDetails } from '../follow-up/change.ts';
import { mayContinue, readContinuation } from '../follow-up/continuation.ts';
import { wishesLanguageOnly } from '../follow-up/language-only.ts';
import { pieceReading } from '../follow-up/piece-asked.ts';
import { severalWishes } from '../follow-up/wishes.ts';
import { asksToWrite } from '../forms/asked-form.ts';
import { asksToBuy } from '../forms/asks-product.ts';
import { isBareSum } from '../forms/bare-sum.ts';
import { readAs } from '../read-as.ts';
import type { Reading } from '../reading.ts';
import { sumAsked, sumReading } from '../sums/asks-sum.ts';
import { asksAboutSum, withOtherFigures } from '../sums/other-figures.ts';
import { asideAsked } from '../turns/asides/asides.ts';
import { betweenOffers } from '../turns/between-offers.ts';
import { budgetAsked, clientBudget } from '../turns/budget-asked.ts';
import { happeningAsked } from '../turns/happening.ts';
import { ofPeopleAsked } from '../turns/of-people.ts';
import { otherReader, requestFor } from '../turns/other-reader.ts';
import { firstOnesAsked, judgingAsked } from '../turns/pointing.ts';
import { writeAsked } from '../turns/write-asked.ts';
import { ownWordsIn } from '../verdict/own-words.ts';
import { wishesForm } from '../whole-text-reading/changed-whole-text.ts';
import { wholeTextInThread } from '../whole-text-reading/whole-text-reading.ts';
import type { Message } from './message.ts';
import { onSituation } from './on-situation.ts';
import { routeReading } from './route.ts';
import { scriptReading } from './script-reading.ts';
import { shapeReading } from './shape-reading.ts';
import { isAsked, situationReading } from './situation-reading.ts';

/** Families of sums to work out, and of matters of Savet or for a person. */
const calculated = ['numbers', 'sensitive', 'savet', 'talk', 'facts'];
/** Families whose messages are never about the text before. */
const apart = ['sensitive', 'savet', 'off-scope', 'brand-hub', 'numbers'];

/** Fewer words are only a wish. */
const WISH_WORDS = 5;

type Reader = (message: Message) => Reading | null;

/** The readers of a message about the answer before it, a sum, a comparison or a whole text. The first that recognises it reads it. */
const readers: readonly Reader[] = [
  onSituation,
  languageOnly,
  scriptReading,
  commissioned,
  happening,
  offers,
  bareSum,
  purchase,
  piece,
  amount,
  forOthers,
  text,
  budget,
  figures,
  people,
  onAnswer,
  pointing,
  sum,
  aboutSum,
  situation,
  plan,
  angle,
  routeReading,
  wholeText,
  changeOfText,
  forgottenText,
  severalOnAdvice,
  continuation,
];

/** @returns null for a message that stands alone */
export function readInThread(message: Message): Reading | null {
  for (const read of readers) {
    const reading = read(message);
    if (reading !== null) return reading;
  }
  return null;
}

function languageOnly(message: Message): Reading | null {
  const { question, hasThread, wanted, language, knowledge } = message;
  const isOnly = !hasThread && wanted !== null && wishesLanguageOnly(question.query, knowledge);
  if (!isOnly) return null;
  // A whole sentence is answered in its own language, a few words in the one that they wish.
  const isWhole = wordsOf(question.query).length >= WISH_WORDS;
  const spoken = isWhole ? languageOf(question.query, language) : language;
  return { kind: 'savet', name: 'languages', language: spoken };
}

/** “Email to our landlord Mr Hughes asking …”: who is to read it shows that a text is wanted. */
function commissioned(message: Message): Reading | null {
  const { question, pasted } = message;
  const commission = pasted === null ? commissionIn(question.query) : null;
  if (commission === null || commission.sentences.length === 0) return null;
  if (commission.genre === 'post' || commission.reader.name === '') return null;
  return wholeText(message);
}

function bareSum({ question, hasThread, verdict, language }: Message): Reading | null {
  if (hasThread || !isBareSum(question.query)) return null;
  const isKnown = verdict.kind === 'certain' && calculated.includes(familyOf(verdict.label));
  return isKnown ? null : { kind: 'unknown', language };
}

/** A thing to buy is no letter to write. */
function purchase(message: Message): Reading | null {
  const { question, pasted, verdict, language, knowledge } = message;
  const { query } = question;
  if (pasted || !asksToBuy(query) || asksToWrite(query)) return null;
  const isNear = (label: string) => ownWordsIn(query, label, knowledge) > 0;
  const reading: Reading = {
    kind: 'beside',
    nearest: subjectsOf(verdict).filter(isNear),
    language,
  };
  return shapeReading(reading, message) ?? reading;
}

/** The advice that a message is about, or may be. */
function subjectsOf(verdict: Message['verdict']): readonly string[] {
  if (verdict.kind === 'none') return [];
  const labels = verdict.kind === 'certain' ? [verdict.label] : verdict.labels;
  return labels.filter((label) => ['topics', 'cards'].includes(familyOf(label)));
}

function piece({ question, pasted, thread }: Message): Reading | null {
  return pasted ? null : pieceReading(question.query, thread);
}

function amount({ question, pasted, thread, verdict, knowledge }: Message): Reading | null {
  return pasted ? null : amountReading(question.query, thread, verdict, knowledge);
}

/** Its text holds whatever the advice before was about, also if that was only asked back. */
function happening({ question, pasted, thread, verdict, language }: Message): Reading | null {
  const isMatter = verdict.kind === 'certain' && familyOf(verdict.label) === 'sensitive';
  const ask = pasted || isMatter ? null : happeningAsked(question.query, thread);
  if (ask === null) return null;
  return { kind: 'part', ask, place: null, of: thread.isLatest ? thread.last : null, language };
}

function offers({ question, pasted, thread, verdict, knowledge }: Message): Reading | null {
  return pasted ? null : betweenOffers(question, thread, verdict, knowledge);
}

function text({ question, pasted, thread, verdict, knowledge }: Message): Reading | null {
  const asked = pasted ? null : writeAsked(question.query, thread);
  if (asked === null || verdict.kind !== 'certain') return asked;
  // “Turn that into a cold email”: the text of that kind, not a description that the answer quotes.
  const named = readAs(verdict.label, question, asked.language, null, knowledge);
  return named.kind === 'card' ? { ...asked, of: named, about: 'named' } : asked;
}

/** The text before for other readers: the same facts, if its request names its readers. */
function forOthers({ question, pasted, thread, language }: Message): Reading | null {
  const named = pasted ? null : otherReader(question.query, thread);
  if (named === null) return null;
  const request = requestFor(named, thread);
  const { whole } = thread;
  if (request !== null && whole !== null)
    return { ...whole, text: { ...whole.text, request, unmet: [] } };
  return { kind: 'part', ask: 'other-reader', place: null, of: thread.last, language };
}

function budget({ question, pasted, thread }: Message): Reading | null {
  return pasted ? null : budgetAsked(question.query, thread);
}

const asksWords = /^[^?]{0,25}(?:what|какво|с какви думи)\s/iu;

/** How it is said to the people in the reply before, whom first, what if they still refuse: what the words name is answered by its advice. */
function people(message: Message): Reading | null {
  const { question, pasted, thread, verdict, language } = message;
  const { last, isLatest, whole } = thread;
  const isOnText = whole !== null || (last !== null && isText(last));
  const ask = pasted ? null : ofPeopleAsked(question.query, thread, verdict, isOnText);
  if (ask === null) return null;
  const routed = routeReading({ ...message, hasThread: false });
  const of = isLatest ? last : null;
  // “What do I say to them?” asks for the words of the advice, “how do I begin?” for the way.
  const isWords = ask === 'talk' && asksWords.test(question.query);
  const about = isWords ? { about: 'words' } : {};
  return routed ?? { kind: 'part', ask, place: null, of, language, ...about };
}

/** Messages that need the answer before, or its offer, to be about something. */
function pointing({ question, pasted, thread, verdict, knowledge }: Message): Reading | null {
  if (pasted) return null;
  const { query } = question;
  return (
    clientBudget(query, thread) ??
    judgingAsked(question, thread, knowledge) ??
    firstOnesAsked(query, thread) ??
    asideAsked(query, thread, verdict)
  );
}

/** Costs and people that are told after advice on the price ask for what each has to pay. */
function figures({ question, pasted, thread, language }: Message): Reading | null {
  const { last, isLatest } = thread;
  const isPrice = isLatest && last?.kind === 'topic' && last.topic === 'pricing';
  const found = pasted || !isPrice ? null : figuresForPrice(question.query);
  return found === null ? null : { kind: 'calculation', calculation: found, language };
}

function onAnswer({ question, pasted, thread, verdict, knowledge }: Message): Reading | null {
  return pasted ? null : answerAsked(question.query, thread, verdict, knowledge);
}

function sum({ question, pasted, thread, verdict, language, knowledge }: Message): Reading | null {
  if (pasted) return null;
  const { query } = question;
  const found = withOtherFigures(query, thread.sum, verdict) ?? sumAsked(query, verdict, knowledge);
  return found === null ? null : sumReading(found, language);
}

function aboutSum({ question, pasted, thread, verdict, language }: Message): Reading | null {
  if (pasted || !asksAboutSum(question.query, thread.sum, verdict)) return null;
  return { kind: 'part', ask: 'sum', place: null, of: null, language };
}

/** The advice that messages after a plan are about. */
const planned: Readonly<Record<PlanGoal, string>> = {
  quiet: 'cards/off-season',
  opening: 'cards/opening-event',
  talks: 'cards/business-clients',
};

/** A plan by weeks, with the hours, the aim and the helpers that the question names. */
function plan({ question, pasted, language, verdict, knowledge }: Message): Reading | null {
  const { query } = question;
  const isMatter = verdict.kind === 'certain' && familyOf(verdict.label) === 'sensitive';
  const asked = pasted || isMatter ? null : planAsked(query);
  if (asked === null) return null;
  // Advice that certainly fits has its own plan, without the hours and the helpers.
  const isKnown =
    verdict.kind === 'certain' && ['topics', 'cards'].includes(familyOf(verdict.label));
  const isOwn = verdict.kind === 'certain' && verdict.label === planned[asked.goal];
  if (isKnown && !isOwn && asked.hours === null && !asked.hasHelper) return null;
  const label = planned[asked.goal];
  const of = readAs(label, question, language, null, knowledge);
  return {
    ...{ kind: 'angle', about: 'plans', name: asked.goal, nearest: [label], language },
    of: of.kind === 'card' ? of : null,
  };
}

/** Reads a situation. A message that only tells and asks nothing may have the topic of a text instead. */
function situation(message: Message): Reading | null {
  const reading = situationReading(message);
  if (reading === null || isAsked(message)) return reading;
  return wholeText(message) === null ? reading : null;
}

function angle(message: Message): Reading | null {
  const { pasted, text, verdict, question, language, hasThread, knowledge } = message;
  return pasted ? null : angleAsked(text, verdict, { question, language, hasThread }, knowledge);
}

function wholeText(message: Message): Reading | null {
  const { question, thread, verdict, wanted, language, pasted, knowledge } = message;
  const place = { thread, verdict, wanted, language, isPasted: pasted !== null };
  return wholeTextInThread(question.query, place, knowledge);
}

/** The last text of the chat with what the message adds to it, in another language, or changed. */
function changeOfText(message: Message): Reading | null {
  const { question, pasted, thread, verdict, wanted, language, words, knowledge } = message;
  const isApart = verdict.kind === 'certain' && apart.includes(familyOf(verdict.label));
  if (pasted || isApart) return null;
  const { query } = question;
  const { frame, last, text: hasText } = thread;
  const wishes = severalWishes(query, knowledge);
  if (wishes === null) {
    const before = frame ?? last;
    const added = before === null ? null : withAddedDetails(query, before, knowledge);
    if (added !== null) return { ...added, language };
    if (frame !== null && wanted !== null) return { ...frame, language: wanted };
  }
  const own = wishes === null ? language : languageOf(query, thread.language);
  return changeAsked({ query, words, verdict, language: own }, { last, hasText }, knowledge);
}

/** The request for the text is older than the messages of the context: it can't be written anew. */
function forgottenText({ question, thread, isBareWish, language }: Message): Reading | null {
  const isWish = isBareWish || wishesForm(question.query);
  return isWish && thread.text && thread.last === null ? { kind: 'cannot-change', language } : null;
}

function severalOnAdvice({ question, pasted, thread, knowledge }: Message): Reading | null {
  const isOnAdvice = thread.last !== null && !pasted;
  return isOnAdvice ? wishesOnAdvice(question.query, thread, knowledge) : null;
}

function continuation(message: Message): Reading | null {
  const { question, pasted, thread, verdict, wanted, language, words, knowledge } = message;
  const { last } = thread;
  if (last === null || pasted || !mayContinue(verdict, words, thread, knowledge)) return null;
  const reading = readContinuation(question, { ...thread, last }, words, verdict, knowledge);
  return reading ? { ...reading, language: wanted ?? language } : null;
}
