import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Thread } from '../follow-up/thread-state.ts';
import { pastedText } from '../pasted.ts';
import type { IdeasAsk } from '../reading.ts';
import type { Question } from '../thread.ts';
import { ideasAsked } from './ideas-asked.ts';
import { onIdeas } from './on-ideas.ts';

/** The list of ideas that a message asks for, by itself or after another list; null if it asks for none. */
export function ideasIn(question: Question, thread: Thread, knowledge: Knowledge): IdeasAsk | null {
  const after = onIdeas(question.query, thread, knowledge);
  if (after !== null) return after;
  return pastedText(question.query, knowledge) === null
    ? ideasAsked(question, thread.language, knowledge)
    : null;
}
