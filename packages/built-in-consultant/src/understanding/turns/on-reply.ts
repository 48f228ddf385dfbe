import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Thread } from '../follow-up/thread-state.ts';
import type { PartReading } from '../reading.ts';
import { askedOfAnswer } from './asked-of-answer.ts';
import { cutAsked } from './cut-asked.ts';
import { goesOnFromAdvice } from './goes-on.ts';
import { linesAsked } from './lines-asked.ts';
import { termAsked } from './term-asked.ts';

/** A few words about the reply before that name nothing else; null if a message has a subject of its own. */
export function onReply(
  query: string,
  thread: Thread,
  knowledge: Pick<Knowledge, 'followUps'>,
): PartReading | null {
  return (
    cutAsked(query, thread) ??
    termAsked(query, thread, knowledge) ??
    linesAsked(query, thread) ??
    goesOnFromAdvice(query, thread) ??
    askedOfAnswer(query, thread)
  );
}
