import { fillTemplate } from '@savet/text/text';
import { join } from '../text/markdown.ts';
import { messagesOf } from '../understanding/thread.ts';
import type { AnswerContext } from './answer-context.ts';
import type { Block } from './topic-blocks.ts';

/** The next step to take, and the step after it. */
export const nextStep: Block = (context) => {
  const { topic, phrases, reading } = context;
  const index = stepAfter(context);
  const step = topic.steps[index];
  const following = topic.steps[index + 1];
  if (step === undefined) return topic.measure;
  const now = fillTemplate(phrases.nextFirst, { step: `**${step.title}** ${step.text}` });
  if (following === undefined) return now;
  // A title alone says too little.
  const after = `**${following.title}** ${following.text}`;
  return reading.responseStyle === 'concise'
    ? now
    : join(now, fillTemplate(phrases.nextAfter, { step: after }));
};

/** Index of the step after the last one that the thread gave as the next; 0 if it gave none. */
function stepAfter({ topic, phrases, input }: AnswerContext): number {
  const said = messagesOf(input.context).filter(({ sender }) => sender === 'assistant');
  const given = topic.steps.findLastIndex(({ title }) => {
    const start = fillTemplate(phrases.nextFirst, { step: `**${title}**` });
    return said.some(({ text }) => text.includes(start));
  });
  return given + 1;
}
