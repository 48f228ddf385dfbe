import type { Knowledge } from '../knowledge/knowledge.ts';
import { join } from '../text/markdown.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { type AnswerInput, buildAnswerContext } from './answer-context.ts';
import { dropRepeatedParagraphs } from './drop-repeated-paragraphs.ts';
import { recipeFor } from './recipes.ts';
import { answerSmallTalk } from './small-talk.ts';

/** The start of the note, by which the thread shows that it was given before. In UTF-16 units. */
const NOTE_START = 40;

/** The built-in consultant's answer in markdown; the same input always gives the same text. */
export function answer(input: AnswerInput, knowledge: Knowledge): string {
  const reading = readQuestion(input, knowledge);
  const phrases = knowledge.phrases[reading.language];
  const said = Object.values(knowledge.phrases).some(({ note }) =>
    input.context.includes(note.slice(0, NOTE_START)),
  );
  const note = said ? '' : `*${phrases.note}*`;
  if (reading.kind !== 'topic') return answerSmallTalk(reading, note, knowledge);
  const context = buildAnswerContext(reading, input, knowledge);
  if (context === undefined) return note;
  const blocks = recipeFor(reading).map((block) => block(context));
  return join(dropRepeatedParagraphs(join(...blocks)), note);
}
