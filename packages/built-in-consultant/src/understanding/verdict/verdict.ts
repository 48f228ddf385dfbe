import { calculations } from '../../numbers/calculation.ts';
import type { Candidate } from '../../recognition/classifier.ts';
import { familyOf, nameOf } from '../../recognition/label.ts';
import type { Relation } from './related.ts';

/** The decision on the candidates of the recogniser. */
export type Verdict =
  | { kind: 'certain'; label: string }
  /** One label that is likely, or two that are close. */
  | { kind: 'between'; labels: readonly string[] }
  | { kind: 'none' };

/**
 * A label is taken if it is this many times as likely as the next one. On 240 unseen questions this took four of five, and
 * one in fifty wrongly.
 */
const AHEAD = 5;
/** The same for a label that is at least this likely. */
const AHEAD_CLEARLY = 3;
const CLEARLY = 0.6;
/**
 * The same for advice and all that is off scope together: the subject of a card is likely in a question beside it, too, and the
 * words that make it one are few.
 */
const AHEAD_OF_OUTSIDE = 20;
/** The same for a request for a text: a frame with the user's own words fits whatever the text is about. */
const TEXT_AHEAD = 1.3;
/** Less likely labels are never taken: the question is about something else. */
const LIKELY = 0.2;
/**
 * The same for advice, alone and together with the labels that are related to it: two close readings of one subject are no
 * doubt about the subject.
 */
const LIKELY_ADVICE = { alone: 0.5, together: 0.6 };
/** The same for small talk: “Ready to work” is no reply to a question. */
const LIKELY_TALK = 0.6;
/** The same for Savet itself: a reply about plans to a question about prices is no answer. */
const LIKELY_SAVET = 0.35;
/** Two labels that together are this likely are offered for choice. */
const BETWEEN = 0.5;
/** A label that is this likely is offered, with the next one if that is near. Of less likely ones, most do not fit. */
const POSSIBLE = 0.4;
const NEAR = 0.1;
/** Most labels that are offered. */
const CHOICES = 2;
/** Matters that need a person are taken more readily: marketing advice after an accident is worse than a calm word too many. */
const SENSITIVE = 0.3;
/** The same for matters that can wait for another question: of five at less than a half, four were about something else. */
const SENSITIVE_CALM = 0.5;
/** Matters in which a day counts. */
const pressing = [
  ...['accident', 'death', 'despair', 'harassment', 'fraud', 'food-safety', 'burnout'],
  ...['dismissal', 'insolvency', 'data-protection'],
];
/** The same for a few words, of which each is in many examples: “it’s not working, help”. */
const SENSITIVE_IN_SHORT = 0.5;
/** The same for a few words in a thread, which are about the answer before. */
const SENSITIVE_FOLLOW_UP = 0.85;
const FEW_WORDS = 8;
/** Families whose labels need not be told apart to be sure of the family. */
const alike = ['off-scope', 'talk', 'facts', 'texts'];
/** Families that make no sense as a choice. */
const noChoice = ['off-scope', 'talk', 'follow-up', 'facts', 'sensitive', 'texts', 'numbers'];
const advice = ['topics', 'cards'];

/** Facts about a message besides its candidates. */
interface Message {
  words?: number;
  hasThread?: boolean;
  isRelated?: Relation;
}

/** Decides between candidates, the likeliest first. */
export function decide(
  candidates: readonly Candidate[],
  { words = Infinity, hasThread = false, isRelated = () => false }: Message = {},
): Verdict {
  const sensitive = candidates.filter(({ label }) => familyOf(label) === 'sensitive');
  const inShort = hasThread ? SENSITIVE_FOLLOW_UP : SENSITIVE_IN_SHORT;
  if (sensitive[0]) {
    const { label } = sensitive[0];
    const inStory = pressing.includes(nameOf(label)) ? SENSITIVE : SENSITIVE_CALM;
    if (total(sensitive) >= (words <= FEW_WORDS ? inShort : inStory))
      return { kind: 'certain', label };
  }
  const ranked = merged(candidates.filter(({ label }) => familyOf(label) !== 'sensitive'));
  const [first] = ranked;
  if (first === undefined) return { kind: 'none' };
  const family = familyOf(first.label);
  const isAdvice = advice.includes(family);
  const related = isAdvice ? ranked.filter(({ label }) => isRelated(first.label, label)) : [];
  const second = ranked.slice(1).find((other) => !related.includes(other));
  const isClear = isAdvice || first.likelihood >= CLEARLY;
  const ahead = family === 'texts' ? TEXT_AHEAD : isClear ? AHEAD_CLEARLY : AHEAD;
  const isAhead = first.likelihood >= ahead * (second?.likelihood ?? 0);
  const least = leastFor(family);
  const isLikely =
    first.likelihood >= least.alone && first.likelihood + total(related) >= least.together;
  const outside = ranked.find(({ label }) => familyOf(label) === 'off-scope')?.likelihood ?? 0;
  const isInside = !isAdvice || first.likelihood >= AHEAD_OF_OUTSIDE * outside;
  if (isLikely && isAhead && isInside) return { kind: 'certain', label: first.label };
  const likely = ranked.filter(({ label }) => isChoice(label)).slice(0, CHOICES);
  const offered = likely.filter(({ likelihood }) => likelihood >= NEAR);
  const isClose = likely.reduce((sum, { likelihood }) => sum + likelihood, 0) >= BETWEEN;
  if (offered[0] && (isClose || offered[0].likelihood >= POSSIBLE)) {
    return { kind: 'between', labels: offered.map(({ label }) => label) };
  }
  return { kind: 'none' };
}

/** How likely a label of a family has to be, alone and with those related to it. */
function leastFor(family: string): { alone: number; together: number } {
  if (advice.includes(family)) return LIKELY_ADVICE;
  const alone = family === 'savet' ? LIKELY_SAVET : family === 'talk' ? LIKELY_TALK : LIKELY;
  return { alone, together: alone };
}

function isChoice(label: string): boolean {
  return label !== '' && !noChoice.includes(familyOf(label));
}

/**
 * The candidates, the likeliest first. Those of an `alike` family count as one, under the likeliest of them, and so do a
 * calculation and the card on the same subject.
 */
function merged(candidates: readonly Candidate[]): Candidate[] {
  const sums = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const family = familyOf(candidate.label);
    const card = family === 'numbers' ? calculations[nameOf(candidate.label)]?.fallback : undefined;
    const key = alike.includes(family) ? family : (card ?? candidate.label);
    const sum = sums.get(key);
    if (sum) sum.likelihood += candidate.likelihood;
    else sums.set(key, { ...candidate });
  }
  return [...sums.values()].sort((a, b) => b.likelihood - a.likelihood);
}

function total(candidates: readonly Candidate[]): number {
  return candidates.reduce((sum, { likelihood }) => sum + likelihood, 0);
}
