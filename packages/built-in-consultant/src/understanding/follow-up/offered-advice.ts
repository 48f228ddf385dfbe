import type { Knowledge } from '../../knowledge/knowledge.ts';
import { readAs } from '../read-as.ts';
import type { CardReading, Reading, TopicReading } from '../reading.ts';
import type { Question } from '../thread.ts';

/** The advice that a reply has offered as the only likely one: what follows is about that. Null if it offered none, or two. */
export function offeredAdvice(
  reading: Reading,
  question: Question,
  knowledge: Knowledge,
): TopicReading | CardReading | null {
  if (reading.kind !== 'unclear' || reading.between.length !== 1) return null;
  const [label = ''] = reading.between;
  const offered = readAs(label, question, reading.language, null, knowledge);
  return offered.kind === 'topic' || offered.kind === 'card' ? offered : null;
}
