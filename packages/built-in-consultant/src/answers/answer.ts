import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Reply } from '../reply.ts';
import { join } from '../text/markdown.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { type AnswerInput, buildAnswerContext } from './answer-context.ts';
import { dropRepeatedParagraphs } from './drop-repeated-paragraphs.ts';
import { recipeFor } from './recipes.ts';
import { answerSmallTalk } from './small-talk.ts';

/**
 * The built-in consultant's reply; the same input always gives the same one.
 * @throws if the reading names a topic that does not exist
 */
export function answer(input: AnswerInput, knowledge: Knowledge): Reply {
  const reading = readQuestion(input, knowledge);
  if (reading.kind !== 'topic') {
    return { text: answerSmallTalk(reading, knowledge), isAnswer: false };
  }
  const context = buildAnswerContext(reading, input, knowledge);
  const blocks = recipeFor(reading).map((block) => block(context));
  return { text: dropRepeatedParagraphs(join(...blocks)), isAnswer: true };
}
