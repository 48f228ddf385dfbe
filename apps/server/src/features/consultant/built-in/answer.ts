import { type AnswerInput, pieceFor } from './answers/piece.ts';
import { recipeFor } from './answers/recipes.ts';
import { talk } from './answers/talk.ts';
import type { Knowledge } from './knowledge.ts';
import { join } from './markdown.ts';
import { once } from './once.ts';
import { readQuestion } from './understanding/reading.ts';

/** The start of the note by which it is recognised in the thread, in UTF-16 units. */
const NOTE_START = 40;

/** The built-in consultant's answer in markdown; the same input always gives the same text. */
export function answer(input: AnswerInput, knowledge: Knowledge): string {
  const reading = readQuestion(input, knowledge);
  const phrases = knowledge.phrases[reading.language];
  const said = Object.values(knowledge.phrases).some(({ note }) =>
    input.context.includes(note.slice(0, NOTE_START)),
  );
  const note = said ? '' : `*${phrases.note}*`;
  if (reading.kind !== 'topic') return talk(reading, note, knowledge);
  const piece = pieceFor(reading, input, knowledge);
  if (piece === undefined) return note;
  const blocks = recipeFor(reading).map((block) => block(piece));
  return join(once(join(...blocks)), note);
}
