import type { Language } from '@savet/contract/languages';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { familyOf, nameOf } from '../../recognition/label.ts';
import { intentOf } from '../intents.ts';
import { besideReading, readAs, topicReading } from '../read-as.ts';
import type { Reading } from '../reading.ts';
import { savetReading } from '../savet/savet-reading.ts';
import type { Question } from '../thread.ts';
import type { Verdict } from '../verdict/verdict.ts';

/** A message that is read by its own words alone. */
export function readVerdict(
  verdict: Verdict,
  question: Question,
  { language, text, words }: { language: Language; text: string; words: readonly string[] },
  knowledge: Knowledge,
): Reading {
  if (verdict.kind === 'between') {
    const taken = withoutBrandHub(verdict.labels, question.brandHubLocked);
    if (taken !== null) return readAs(taken, question, language, text, knowledge);
    const [first = '', second = ''] = verdict.labels;
    if ([first, second].every((label) => familyOf(label) === 'savet')) {
      return savetReading([first, second], text, language, knowledge);
    }
    const areTopics = [first, second].every((label) => familyOf(label) === 'topics');
    if (areTopics && intentOf(words, knowledge) === 'compare') {
      const reading = topicReading(nameOf(first), question, language, knowledge);
      return { ...reading, also: nameOf(second) };
    }
    return { kind: 'unclear', between: verdict.labels, language };
  }
  if (verdict.kind === 'none') return besideReading(question.query, language, knowledge);
  return readAs(verdict.label, question, language, text, knowledge);
}

/**
 * The label to take without asking, the likelier one: an answer about a topic quotes the Brand Hub anyway. A locked one is not
 * taken. Null if it is better to ask.
 */
function withoutBrandHub(labels: readonly string[], isLocked: boolean): string | null {
  const [first = null] = labels;
  const others = labels.filter((label) => familyOf(label) !== 'brand-hub');
  if (others.length === labels.length) return null;
  return isLocked || first === others[0] ? (others[0] ?? first) : first;
}
