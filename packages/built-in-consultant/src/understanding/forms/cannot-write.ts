import type { Knowledge } from '../../knowledge/knowledge.ts';
import { type Calculation, calculationIn, plainSumIn } from '../../numbers/calculation.ts';
import { soundOrNone } from '../../numbers/sound/absurd.ts';
import { familyOf, nameOf } from '../../recognition/label.ts';
import { hasSubject } from '../details.ts';
import type { AskedForm, Reading, TopicReading } from '../reading.ts';
import { eligibleLabels } from '../verdict/eligible.ts';
import { asksToWrite, formAsked } from './asked-form.ts';

/** Less likely calculations would be guessed. */
const MAY_MEAN = 0.1;

/** Intents whose answer is a list of texts from the Brand Hub. */
const listing = ['draft', 'list'];

/**
 * The reading, or that its answer can't have the form that is asked for: prepared advice in place of a table, of ten ideas or
 * of a sum is no answer.
 */
export function cannotWrite(reading: Reading, question: string, knowledge: Knowledge): Reading {
  const nearest = labelsOf(reading);
  const asked = nearest && (formAsked(question) ?? textAsked(reading, question, knowledge));
  if (!asked || hasForm(reading, asked, knowledge)) return reading;
  const calculation = asked.form === 'calculation' ? calculationFor(question, knowledge) : null;
  if (calculation) return { kind: 'calculation', calculation, language: reading.language };
  return { kind: 'cannot-write', asked, nearest, language: reading.language };
}

/** A text is wanted, and nothing has one on its subject. */
function textAsked(reading: Reading, question: string, { cards }: Knowledge): AskedForm | null {
  if (!asksToWrite(question)) return null;
  if (reading.kind === 'unclear' || reading.kind === 'unknown') return { form: 'text' };
  if (reading.kind !== 'card') return null;
  // A frame has the user's own facts.
  if (reading.textKind !== null && hasSubject(reading.details)) return null;
  const example = cards.get(reading.card)?.[reading.language].example ?? '';
  return /^>/m.test(example) ? null : { form: 'text' };
}

/** The calculation that a question may mean, and whose figures it has, each in its place. */
function calculationFor(question: string, { recogniser }: Knowledge): Calculation | null {
  const isEligible = eligibleLabels(question, false);
  return (
    recogniser
      .classify(question, isEligible)
      .filter(({ label, likelihood }) => familyOf(label) === 'numbers' && likelihood >= MAY_MEAN)
      .map(({ label }) => soundOrNone(question, calculationIn(nameOf(label), question)))
      .find((calculation) => calculation !== null) ?? soundOrNone(question, plainSumIn(question))
  );
}

/** The labels that prepared advice would be about; null for replies that are none. */
function labelsOf(reading: Reading): readonly string[] | null {
  switch (reading.kind) {
    case 'topic':
      return reading.intent === 'review' ? null : [`topics/${reading.topic}`];
    case 'card':
      return [`cards/${reading.card}`];
    case 'frame':
      return [];
    case 'unclear':
      return reading.between;
    case 'unknown':
      return [];
    default:
      return null;
  }
}

function hasForm(reading: Reading, asked: AskedForm, knowledge: Knowledge): boolean {
  switch (reading.kind) {
    case 'topic':
      if (asked.form === 'table') return reading.intent === 'compare' && reading.also !== null;
      return isDrafted(reading) || isListed();
    case 'frame':
      return asked.form === 'calculation';
    default:
      return false;
  }

  /** Whether a topic has as many drafts, which the Brand Hub may fill. */
  function isDrafted({ topic, intent, language }: TopicReading): boolean {
    const drafts = knowledge.topics.get(topic)?.[language].drafts ?? [];
    return asked.form === 'list' && listing.includes(intent) && drafts.length >= asked.count;
  }

  /** Whether the card of a topic shows as many patterns. */
  function isListed(): boolean {
    const card = reading.kind === 'topic' ? knowledge.topicCards.get(reading.topic) : undefined;
    const example = card?.[reading.language].example ?? '';
    return asked.form === 'list' && itemsIn(example) >= asked.count;
  }
}

/** Items of a list, or rows of a table without its head. */
function itemsIn(example: string): number {
  const items = example.match(/^(?:> )?(?:- |\d+\. )/gm)?.length ?? 0;
  const rows = example.match(/^\|/gm)?.length ?? 0;
  return Math.max(items, rows - 2);
}
