import type { Knowledge } from '../knowledge/knowledge.ts';
import { languageOf } from '../language/language-of.ts';
import { chosenLabel } from './choice.ts';
import { partReading } from './follow-up/about-answer.ts';
import { asksFacts } from './follow-up/follow-up.ts';
import { offeredAdvice } from './follow-up/offered-advice.ts';
import { recalled } from './follow-up/recall.ts';
import {
  addQuestion,
  addReply,
  emptyThread,
  offerAdvice,
  type Thread,
} from './follow-up/thread-state.ts';
import { translationAsked } from './forms/asks-translation.ts';
import { messageOf } from './message/message.ts';
import { readAlone } from './message/read-alone.ts';
import { readInThread } from './message/read-in-thread.ts';
import { pastedText } from './pasted.ts';
import { readAs } from './read-as.ts';
import type { Reading } from './reading.ts';
import { savetMatter } from './savet/savet-matter.ts';
import { messagesOf, type Question } from './thread.ts';

/** Reads a question in its thread. */
export function readQuestion(question: Question, knowledge: Knowledge): Reading {
  const thread = emptyThread(question.language);
  for (const { sender, text } of messagesOf(question.context)) {
    if (sender === 'assistant') {
      const asked = asksFacts(text, knowledge);
      addReply(thread, text, asked);
      // Its question is older than the messages of the context, or follows up on one that is.
      if (thread.last === null && thread.frame === null && thread.whole === null) {
        thread.last = recalled(text, question, thread.language, knowledge);
        thread.isLatest = thread.last !== null;
      }
    } else {
      const asked = { ...question, query: text };
      const reading = readMessage(asked, thread, knowledge);
      addQuestion(thread, text, reading);
      offerAdvice(thread, offeredAdvice(reading, asked, knowledge));
    }
  }
  return readMessage(question, thread, knowledge);
}

function readMessage(question: Question, thread: Thread, knowledge: Knowledge): Reading {
  const chosen = chosenLabel(question.query, thread, knowledge);
  if (chosen !== null) {
    const asked = { ...question, query: thread.question };
    return readAs(chosen, asked, thread.language, null, knowledge);
  }
  const { query } = question;
  const part = partReading(query, thread);
  if (part !== null) return part;
  const translation = translationAsked(query, thread.language);
  if (translation !== null) return { kind: 'savet', name: 'no-translation', language: translation };
  const pasted = pastedText(query, knowledge);
  const matter = pasted ? null : savetMatter(query);
  if (matter !== null)
    return { kind: 'savet', ...matter, language: languageOf(query, thread.language) };
  const message = messageOf(question, pasted, thread, knowledge);
  return readInThread(message) ?? readAlone(message);
}
