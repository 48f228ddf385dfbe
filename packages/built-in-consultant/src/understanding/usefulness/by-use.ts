import { wordsOf } from '@savet/text/text';
import { isOfObject, isOfOtherObject, seeksOther } from '../asked/objects.ts';
import { isOfBusiness, isPrivate } from '../asked/of-business.ts';
import { standsAlone } from '../focus/focused.ts';
import { asksToWrite } from '../forms/asked-form.ts';
import { isQuestion } from '../forms/is-question.ts';
import type { Message } from '../message/message.ts';
import { routeReading } from '../message/route.ts';
import { readAs } from '../read-as.ts';
import type { AngleReading, Reading } from '../reading.ts';
import { signedSituations } from '../situations/by-signs.ts';
import { ofPeople } from '../situations/of-people.ts';
import { restWithout } from '../verdict/ruled-out.ts';
import { likelyAdvice } from './likely-advice.ts';
import { signsOf } from './signs.ts';
import { usefulnessOf } from './usefulness-of.ts';

/** Advice that is less likely to be of use takes no query, and says how it was read. */
const PAID = 0.75;
/** The same on a story, whose advice is more often about another part of it: below, 10 of 31 were wrong, above, 7 of 75. */
const PAID_ON_STORY = 0.85;
/** A message with more words tells a story. */
const STORY_WORDS = 25;
/** Advice on a story that is less likely to be of use is not given: its subject is only offered. */
const GIVEN_ON_STORY = 0.75;
/** The same for a short question, which says all that it is about. */
const GIVEN_ON_QUESTION = 0.41;
/** Longest message, in words, that is no story. */
const SHORT_WORDS = 14;
/** Advice on a message together with the one before, or on a later message, that is less likely to be of use: five of six were about something else. */
const TOGETHER = 0.75;
/** An angle with a text of its own that is less likely to be of use takes no query, and says how it was read. */
const PAID_ANGLE = 0.5;
/** One that is even less likely to be is only offered. */
const SHOWN_ANGLE = 0.3;
/** Fewer words are all of the subject: “and the prices?” */
const WORDS_MIN = 4;
/** The same for an angle, which a short question tells by all of its signs: “Which bills do I pay first?” */
const ANGLE_WORDS_MIN = 14;
/** In a longer story, another situation than the nearest is as likely. */
const NEAR_WORDS = 42;
/** In a message with more words, the signs of a case may belong to different things. */
const CASE_WORDS = 20;
/** Less likely readings are not worth a button. */
const OTHER = 0.03;
/** The same beside the subject of a text that is not shown. */
const BESIDE = 0.08;
const CHOICES = 2;

/** Angles with a text of their own. The others say themselves that they are no answer. */
const withText: readonly AngleReading['about'][] = ['choices', 'cases', 'situations'];

/** Kinds of angle whose texts each cover a single situation. */
const ofSituations: readonly AngleReading['about'][] = ['cases', 'situations'];

/** Angles whose texts hold for any subject. */
const generalTexts: readonly AngleReading['about'][] = ['shapes', 'general'];

/** Questions for a thing: who chooses a till for a market stall asks nothing about markets. */
const ofThings: readonly string[] = ['find', 'choose', 'cost'];

/**
 * Decides whether the advice of a reading is given, given free of charge, or only offered as a button, by how likely it is to be of use.
 * The recogniser always finds some advice that is nearest; whether it is near enough was learned from replies that people have judged.
 */
export function byUse(reading: Reading, message: Message): Reading {
  const { text, words, hasThread, pasted, thread, knowledge } = message;
  const label = adviceOf(reading);
  const least = reading.kind === 'angle' ? ANGLE_WORDS_MIN : WORDS_MIN;
  if (label === null) return orOffers(answered(reading, message), message);
  if (pasted || isSaidAgain(reading) || words.length < least) return reading;
  // An order for a text gets a frame, whatever its subject is.
  if (asksToWrite(message.question.query)) return reading;
  if (thread.last !== null && adviceOf(thread.last) === label) return reading;
  const taken = takenOf(reading);
  if (taken && (isTold(label, message) || rulesOut(taken, message))) return reading;
  const isAngle = reading.kind === 'angle';
  const goesOn = hasThread && !standsAlone(message.question.query);
  const signs = signsOf({ message: text, label, hasThread: goesOn }, knowledge);
  const use = usefulnessOf(signs, knowledge.usefulness[isAngle ? 'angle' : 'advice']);
  if (taken && hasThread)
    return use >= TOGETHER ? reading : { kind: 'unknown', language: reading.language };
  if (reading.kind === 'angle') {
    const angle = use >= PAID_ANGLE ? sureAngle(reading, message) : onAngle(reading, use, message);
    return orOffers(angle, message);
  }
  if (use >= leastPaid(message)) return reading;
  if (reading.kind !== 'topic' && reading.kind !== 'card') return reading;
  const others = otherAdvice(label, message);
  if (use >= leastUse(message)) return taken ? reading : { ...reading, taken: others };
  const between = [label, ...others].slice(0, CHOICES);
  return (
    advised(message, leastUse(message)) ??
    ({ kind: 'unclear', between, isNear: true, language: reading.language } as const)
  );
}

/** How likely advice on a message has to be of use to be given at all. */
function leastUse(message: Message): number {
  return isShortQuestion(message) ? GIVEN_ON_QUESTION : GIVEN_ON_STORY;
}

/** The same to take a query. */
function leastPaid({ question }: Message): number {
  return wordsOf(question.query).length > STORY_WORDS ? PAID_ON_STORY : PAID;
}

function isShortQuestion({ question, words }: Message): boolean {
  return words.length <= SHORT_WORDS && isQuestion(question.query);
}

/** Reads an open question as the advice that is likely to be of use: one with only a choice of subjects, or with what holds for its shape. */
function answered(reading: Reading, message: Message): Reading {
  const isShape = reading.kind === 'angle' && reading.about === 'shapes';
  const isOpen = (reading.kind === 'unclear' && !reading.isVague && !reading.isAgain) || isShape;
  if (!isOpen || message.words.length < WORDS_MIN) return reading;
  const isOfThing = isShape && ofThings.includes(reading.name);
  return advised(message, isOfThing ? PAID : leastUse(message)) ?? reading;
}

/** The likeliest advice, free of charge, if it is likely to be of use; null if it is not, or if none is asked for. */
function advised(message: Message, least: number): Reading | null {
  const { question, pasted, hasThread, language, text, knowledge } = message;
  if (pasted || hasThread || isPrivate(question.query)) return null;
  if (!isOfBusiness(question.query, knowledge)) return null;
  const [label, ...others] = otherAdvice('', message);
  if (label === undefined || isOfOtherObject(text, label) || seeksOther(text, label)) return null;
  const signs = signsOf({ message: text, label, hasThread: false }, knowledge);
  if (usefulnessOf(signs, knowledge.usefulness.advice) < least) return null;
  const reading = readAs(label, question, language, text, knowledge);
  return reading.kind === 'topic' || reading.kind === 'card' ? { ...reading, taken: others } : null;
}

/**
 * General texts leave a story as open as it was, and in a long one the nearest situation is as likely another: of 27 and 23 such replies 10 and
 * 9 were wrong, 1 and 4 of use. Their subjects are offered instead.
 */
function orOffers(reading: Reading, message: Message): Reading {
  if (reading.kind !== 'angle' || message.hasThread) return reading;
  const words = wordsOf(message.question.query).length;
  const isGeneral = generalTexts.includes(reading.about) && words > SHORT_WORDS;
  const isFar = reading.isNear === true && words > NEAR_WORDS;
  if (!isGeneral && !isFar) return reading;
  const { language } = reading;
  const between = otherAdvice('', message, BESIDE).slice(0, CHOICES);
  return between.length === 0
    ? { kind: 'unknown', language }
    : { kind: 'unclear', between, isNear: true, language };
}

/**
 * A text on one situation fits a story only as far as the story is the same: of 29 that were charged for, 13 were of use. It takes no query, and
 * says that it is the nearest.
 */
function sureAngle(reading: AngleReading, { words }: Message): AngleReading {
  const isOfStory = words.length > CASE_WORDS && ofSituations.includes(reading.about);
  return isOfStory ? { ...reading, isNear: true } : reading;
}

/**
 * A text that is the nearest anyway, or whose signs stand in any order, is shown only where it is likely to be of use: signs anywhere in
 * a story often belong to different people. Who works for whom is told by words that stand together.
 */
function onAngle(reading: AngleReading, use: number, message: Message): Reading {
  const isOfPeople = ofPeople.some(({ name }) => name === reading.name);
  const isSigned = signedSituations.some(({ name }) => name === reading.name);
  const isLong = message.words.length > CASE_WORDS;
  const isBySigns = reading.about === 'cases' ? isLong : isSigned && !isOfPeople;
  if (!reading.isNear && !isBySigns && use >= SHOWN_ANGLE) return { ...reading, isNear: true };
  const likely = otherAdvice('', message, BESIDE);
  const ownFirst = [...new Set([...reading.nearest.slice(0, 1), ...likely])];
  const between = (isBySigns && likely.length > 0 ? likely : ownFirst).slice(0, CHOICES);
  return { kind: 'unclear', between, isNear: true, language: reading.language };
}

/** The advice that a reading is answered with; null if that is no advice, or not on its own. */
function adviceOf(reading: Reading): string | null {
  switch (reading.kind) {
    case 'topic':
      return `topics/${reading.topic}`;
    case 'card':
      return `cards/${reading.card}`;
    case 'angle':
      return withText.includes(reading.about) ? (reading.nearest[0] ?? null) : null;
    default:
      return null;
  }
}

/** Whether advice of the chat is given in another form. */
function isSaidAgain(reading: Reading): boolean {
  return (reading.kind === 'topic' || reading.kind === 'card') && reading.again !== null;
}

/** The other readings of advice that takes no query already, and says how it was read; null for any other reading. */
function takenOf(reading: Reading): readonly string[] | null {
  return reading.kind === 'topic' || reading.kind === 'card' ? (reading.taken ?? null) : null;
}

/**
 * Whether a message names the thing that an advice is about, or is short and has all signs of it: then it needs no example. In a story, the
 * signs may be about different things.
 */
function isTold(label: string, message: Message): boolean {
  if (isOfObject(message.question.query, label)) return true;
  return message.words.length <= SHORT_WORDS && routeReading(message) !== null;
}

/** Whether a message rules out the advice which its reading has passed over: “on Google, without ads”. */
function rulesOut(passed: readonly string[], { text, knowledge }: Message): boolean {
  return passed.some((each) => restWithout(text, each, knowledge) !== null);
}

/** The other advice that a message may mean, the likeliest first. */
function otherAdvice(label: string, message: Message, least = OTHER): string[] {
  return likelyAdvice(message, least)
    .filter((each) => each !== label)
    .slice(0, CHOICES);
}
