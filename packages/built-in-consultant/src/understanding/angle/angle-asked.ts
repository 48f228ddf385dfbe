import type { Language } from '@savet/contract/languages';
import { holdsAny } from '@savet/text/signs';
import { stemOf } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { comparedWords } from '../../recognition/features.ts';
import { familyOf, nameOf } from '../../recognition/label.ts';
import { seeksOther } from '../asked/objects.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import { asksToWrite } from '../forms/asked-form.ts';
import { asksLaw } from '../forms/asks-law.ts';
import { asksProduct } from '../forms/asks-product.ts';
import { elsewhere, readAs } from '../read-as.ts';
import type { AngleReading } from '../reading.ts';
import type { Question } from '../thread.ts';
import { relationOf } from '../verdict/related.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { firstWay, type Sides, sidesOf } from './choice-sides.ts';
import { generalAngle } from './general-angle.ts';

/** A longer message holds signs by chance, or has a story that the reply would pass over. In words. */
const CASE_WORDS = 30;
const CHOICE_WORDS = 35;
const COMPARISON_WORDS = 25;
/** Less likely advice has little to do with a question, or with one of its two ways. */
const NEAREST = 0.35;
const WAY = 0.8;
/** Fewer letters tell nothing about what a text is about. */
const LETTERS_MIN = 4;

/** “Fill in” and “empty” are said of other things, too. */
const ofHub = /hub|хъб|field|пол[еа]|profile|профил/iu;

/** How often tells nothing of what. */
const ofTime = /^(?:month|year|week|daily|годи|месе|седми|дневн)/u;

const advice = ['topics', 'cards'];
/** Families whose verdict a sign may overrule; the others are no matter of advice. */
const open = ['topics', 'cards', 'off-scope', 'facts', 'follow-up'];

/**
 * The question of a message about its subject that the advice on the subject does not answer: a choice between two ways,
 * people who refuse, whether it is needed at all. Null for all other messages.
 */
export function angleAsked(
  message: string,
  verdict: Verdict,
  { question, language, hasThread }: { question: Question; language: Language; hasThread: boolean },
  knowledge: Knowledge,
): AngleReading | null {
  if (asksToWrite(message) || !isOpen(verdict, message)) return null;
  if (asksLaw(message, verdict.kind === 'certain' ? verdict.label : '')) return null;
  const { signs } = knowledge.angles;
  const reading = (
    about: AngleReading['about'],
    name: string,
    nearest: readonly string[],
  ): AngleReading => {
    const [label] = nearest;
    const of = label === undefined ? null : readAs(label, question, language, null, knowledge);
    const isAnswer = of?.kind === 'topic' || of?.kind === 'card';
    return { kind: 'angle', about, name, nearest, of: isAnswer ? of : null, language };
  };
  const words = comparedWords(inCyrillicIfBulgarian(message));
  const sides = sidesOf(message);
  const choice =
    sides !== null && words.length <= CHOICE_WORDS
      ? Object.entries(signs.choices).find(
          ([, { also, not = [], ...each }]) =>
            hasSides(sides, each) &&
            (also === undefined || holdsAny(words, also)) &&
            !holdsAny(words, not),
        )
      : undefined;
  const found = Object.entries(signs.cases).find(
    ([, { all, not = [], words: most = CASE_WORDS, weak, over }]) =>
      words.length <= most &&
      all.every((group) => holdsAny(words, group)) &&
      !holdsAny(words, not) &&
      !(weak === true && isAnswered(verdict, message, over)),
  );
  // No product is recommended; what can be done before one chooses is no recommendation.
  if (asksProduct(message) && found?.[1].free !== true) return null;
  if (choice) return reading('choices', choice[0], [choice[1].label]);
  if (found) return reading('cases', found[0], [found[1].label]);
  const label = subjectOf(message, verdict, hasThread, knowledge);
  const general = label === null ? null : generalAngle(message, label, knowledge);
  if (label !== null && general !== null) return reading('general', general, [label]);
  if (sides === null || hasThread) return null;
  // Nothing is near the whole question, and what is near one of its ways would be advice on that one.
  if (label === null) return verdict.kind === 'none' ? reading('general', 'comparison', []) : null;
  const isWeighed = words.length > COMPARISON_WORDS || weighs(label, sides, knowledge);
  return isWeighed ? null : reading('general', 'comparison', waysOf(sides, label, knowledge));
}

/** Whether an advice certainly fits; none does that is about something else than what is sought, or is known not to. */
function isAnswered(verdict: Verdict, message: string, over: readonly string[] = []): boolean {
  if (verdict.kind !== 'certain' || !isAdvice(verdict.label)) return false;
  return !seeksOther(message, verdict.label) && !over.includes(verdict.label);
}

function isAdvice(label: string): boolean {
  return advice.includes(familyOf(label));
}

function isOpen(verdict: Verdict, message: string): boolean {
  if (verdict.kind === 'none') return true;
  const labels = verdict.kind === 'certain' ? [verdict.label] : verdict.labels;
  return labels.every(
    (label) =>
      (open.includes(familyOf(label)) && !elsewhere.includes(nameOf(label))) ||
      (familyOf(label) === 'brand-hub' && !ofHub.test(message)),
  );
}

function hasSides(
  { left, right }: Sides,
  { sides: [first, second] }: { sides: readonly [readonly string[], readonly string[]] },
): boolean {
  const [before, after] = [comparedWords(left), comparedWords(right)];
  return (
    (holdsAny(before, first) && holdsAny(after, second)) ||
    (holdsAny(before, second) && holdsAny(after, first))
  );
}

/** The advice on the subject of a message; null if none is near. */
function subjectOf(
  message: string,
  verdict: Verdict,
  hasThread: boolean,
  { recogniser }: Knowledge,
): string | null {
  if (verdict.kind === 'certain') {
    return isAdvice(verdict.label) ? verdict.label : null;
  }
  // After an answer, few words are about it.
  if (hasThread) return null;
  if (verdict.kind === 'between') return verdict.labels.find(isAdvice) ?? null;
  const [first] = recogniser.classify(message, isAdvice);
  return first !== undefined && first.likelihood >= NEAREST ? first.label : null;
}

/** Whether an advice weighs the two ways against each other: it says so, or names both. */
function weighs(label: string, { left, right }: Sides, knowledge: Knowledge): boolean {
  if (knowledge.angles.signs.weighing.comparison.includes(label)) return true;
  const [, other] = waysOf({ left, right }, label, knowledge);
  if (other !== undefined && !relationOf(knowledge)(label, other)) return false;
  const cards = familyOf(label) === 'topics' ? knowledge.topicCards : knowledge.cards;
  const texts = Object.values(cards.get(nameOf(label)) ?? {}).flatMap((card) => [
    ...[card.name, card.answer, card.example, card.caveat],
    ...[...card.points, ...card.more],
  ]);
  const known = stemsIn(texts.join(' '), knowledge);
  const way = firstWay({ left, right });
  const [before, after] = [stemsIn(way, knowledge), stemsIn(right, knowledge)];
  const isNamed = (own: Set<string>, other: Set<string>) =>
    [...own].some((stem) => known.has(stem) && !other.has(stem));
  return isNamed(before, after) && isNamed(after, before);
}

function stemsIn(text: string, { understanding }: Knowledge): Set<string> {
  const isContent = (word: string) =>
    word.length >= LETTERS_MIN && !ofTime.test(word) && !understanding.emptyWords.has(word);
  return new Set(wordsOf(text).filter(isContent).map(stemOf));
}

/** The advice on the whole question, and on each of its two ways if they are two subjects. */
function waysOf({ left, right }: Sides, label: string, { recogniser }: Knowledge): string[] {
  const ways = [left, right].flatMap((way) => {
    const [first] = recogniser.classify(way, isAdvice);
    return first !== undefined && first.likelihood >= WAY ? [first.label] : [];
  });
  const areTwo = ways.length > 1 && ways.includes(label);
  return [...new Set([label, ...(areTwo ? ways : [])])];
}
