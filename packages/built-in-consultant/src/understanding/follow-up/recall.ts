import type { Language } from '@savet/contract/languages';
import { languageCodes } from '@savet/contract/languages';
import { sentencesOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { readAs } from '../read-as.ts';
import type { CardReading, TopicReading } from '../reading.ts';
import type { Question } from '../thread.ts';

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
  const sign = reply.split('\n\n').find((part) => labelsBySign(knowledge).has(firstSentence(part)));
  const label = labelsBySign(knowledge).get(firstSentence(sign ?? ''));
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
  }
  signs.set(knowledge.cards, found);
  return found;
}

function firstSentence(part: string): string {
  return isTitle(part) ? part : (sentencesOf(part)[0] ?? '');
}

function isTitle(part: string): boolean {
  return /^\*\*[^*\n]+\*\*$/.test(part);
}
