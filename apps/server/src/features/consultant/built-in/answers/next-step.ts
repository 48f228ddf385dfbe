import { join } from '../markdown.ts';
import { messagesOf } from '../understanding/thread.ts';
import type { Piece } from './piece.ts';
import { place } from './place.ts';
import type { Block } from './topic-blocks.ts';

/** The one thing to do now, and what follows it. */
export const nextStep: Block = (piece) => {
  const { topic, phrases, reading } = piece;
  const index = stepAfter(piece);
  const step = topic.steps[index];
  const following = topic.steps[index + 1];
  if (step === undefined) return topic.measure;
  const now = place(phrases.nextFirst, { step: `**${step.title}** ${step.text}` });
  if (following === undefined) return now;
  const whole = reading.responseStyle === 'explanatory' ? ` ${following.text}` : '';
  return join(now, place(phrases.nextAfter, { step: `**${following.title}**${whole}` }));
};

/** The place of the step after the last one that was given as the next; 0 in a thread that had none. */
function stepAfter({ topic, phrases, input }: Piece): number {
  const said = messagesOf(input.context).filter(({ sender }) => sender === 'assistant');
  const given = topic.steps.findLastIndex(({ title }) => {
    const start = place(phrases.nextFirst, { step: `**${title}**` });
    return said.some(({ text }) => text.includes(start));
  });
  return given + 1;
}
