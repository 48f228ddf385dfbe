import type { Language } from '@savet/contract/languages';
import { languageCodes } from '@savet/contract/languages';
import { sentencesOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { readAs } from '../read-as.ts';
import type { CardReading, TopicReading } from '../reading.ts';
import type { Question } from '../thread.ts';
import { nameMark } from './name-mark.ts';

type Needed = Pick<Knowledge, 'topics' | 'cards' | 'topicCards'>;

const signs = new WeakMap<Needed['cards'], Map<string, string>>();

/**
 * The exchange of which a thread has only the reply, because the question is older than its messages: the topic or card whose
 * sentence or draft the reply has. Null if it has none.
 */
export function recalled(
  reply: string,
  question: Question,
  language: Language,
  knowledge: Knowledge,
): TopicReading | CardReading | null {
  const known = labelsBySign(knowledge);
  const sign = reply
    .split('\n\n')
    .flatMap((part) => [part, ...part.split('\n').map(withoutMarks)])
    .find((part) => known.has(firstSentence(part)));
  const label = known.get(firstSentence(sign ?? ''));
  if (label === undefined) return null;
  const reading = readAs(label, { ...question, query: '' }, language, null, knowledge);
  if (reading.kind === 'card') return reading;
  if (reading.kind !== 'topic') return null;
  return isTitle(sign ?? '') ? { ...reading, intent: 'draft' } : reading;
}

/** Labels by the first sentence of their card, or the title of a draft. */
function labelsBySign(knowledge: Needed): Map<string, string> {
  const known = signs.get(knowledge.cards);
  if (known) return known;
  const found = new Map<string, string>();
  for (const code of languageCodes) {
    for (const [name, { [code]: card }] of knowledge.topicCards) {
      found.set(firstSentence(card.answer), `topics/${name}`);
    }
    for (const [name, { [code]: card }] of knowledge.cards) {
      found.set(firstSentence(card.answer), `cards/${name}`);
    }
    for (const [name, { [code]: topic }] of knowledge.topics) {
      for (const { title } of topic.drafts) found.set(`**${title}**`, `topics/${name}`);
    }
    const cards = [
      ...[...knowledge.topicCards].map(([name, each]) => [`topics/${name}`, each[code]] as const),
      ...[...knowledge.cards].map(([name, each]) => [`cards/${name}`, each[code]] as const),
    ];
    for (const [label, card] of cards) {
      const parts = [...card.points, ...card.more].map((part) => firstSentence(withoutMarks(part)));
      // If two answers share a sentence, the first one keeps it.
      for (const part of [nameMark(card.name), ...parts])
        if (!found.has(part)) found.set(part, label);
    }
  }
  signs.set(knowledge.cards, found);
  return found;
}

/** A line of a list or a table without what stands before its text. */
function withoutMarks(line: string): string {
  const text = line.replace(/^(?:[-*] |\d+\. |\| \d+ \| )?(?:☐ )?(?:\*\*[^*\n]+:\*\* )?/u, '');
  return text.replace(/\*\*(?![^*\n]+\.\*\* )/gu, '');
}

function firstSentence(part: string): string {
  const mark = /^\*\*[^*\n]+\.\*\*/u.exec(part)?.[0];
  if (mark !== undefined) return mark;
  return isTitle(part) ? part : (sentencesOf(part)[0] ?? '');
}

function isTitle(part: string): boolean {
  return /^\*\*[^*\n]+\*\*$/.test(part);
}
