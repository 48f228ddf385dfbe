import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Reply } from '../reply.ts';
import { join } from '../text/markdown.ts';
import { readQuestion } from '../understanding/read-question.ts';
import type { Reading, TopicReading } from '../understanding/reading.ts';
import { usedFields } from '../used-fields.ts';
import { answerBrandHub } from './answer-brand-hub.ts';
import { answerCalculation } from './answer-calculation.ts';
import { answerCard } from './answer-card.ts';
import { type AnswerInput, buildAnswerContext } from './answer-context.ts';
import { dropRepeatedParagraphs } from './drop-repeated-paragraphs.ts';
import { fixedReply, offerOf } from './fixed-reply.ts';
import { recipeFor } from './recipes.ts';

/**
 * The built-in consultant's reply; the same input always gives the same one.
 * @throws if the reading names a topic that does not exist
 */
export function answer(input: AnswerInput, knowledge: Knowledge): Reply {
  const reading = readQuestion(input, knowledge);
  const text = answerText(reading, input, knowledge);
  if (text !== null) {
    const shown = dropRepeatedParagraphs(text);
    return { text: shown, isAnswer: true, usedFields: usedFields(shown, input.values) };
  }
  const offer = offerOf(reading, knowledge);
  return {
    text: fixedReply(reading, input, knowledge),
    isAnswer: false,
    usedFields: [],
    ...(offer && { offer }),
  };
}

/** The text of an answer; null for a reply that is none: small talk, a question back, a hand-over. */
function answerText(reading: Reading, input: AnswerInput, knowledge: Knowledge): string | null {
  switch (reading.kind) {
    case 'topic':
      return answerTopic(reading, input, knowledge);
    case 'card':
      return answerCard(reading, input, knowledge);
    case 'calculation':
      return answerCalculation(reading, knowledge);
    case 'brand-hub':
      return input.brandHubLocked ? null : answerBrandHub(reading, input, knowledge);
    default:
      return null;
  }
}

function answerTopic(reading: TopicReading, input: AnswerInput, knowledge: Knowledge): string {
  const context = buildAnswerContext(reading, input, knowledge);
  return join(...recipeFor(reading).map((block) => block(context)));
}
