import type { Topic } from '../knowledge/topic.schema.ts';
import { bullets, join, section } from '../text/markdown.ts';
import type { AnswerContext } from './answer-context.ts';
import type { Block } from './topic-blocks.ts';

/** The steps of the topic, spread over the requested time if the question names one. */
export const plan: Block = (context) => {
  const { phrases, topic, reading, knowledge } = context;
  const short = reading.responseStyle === 'concise';
  const ownTimes = knowledge.understanding.ownTimes.includes(reading.topic);
  const spread = reading.horizon !== null && !ownTimes;
  const lines = spread ? overTime(context, short) : inOrder(topic, short);
  if (short) return lines;
  return section(phrases.headings.plan, join(lines, ownTimes ? '' : phrases.planToday));
};

function inOrder({ steps }: Topic, short: boolean): string {
  return steps.map((step, index) => `${index + 1}. ${stepText(step, short)}`).join('\n');
}

function overTime({ phrases, topic, reading }: AnswerContext, short: boolean): string {
  const slots = phrases.slots[reading.horizon ?? 'week'];
  const count = topic.steps.length;
  const used = Math.min(slots.length, count + 1);
  const lines = slots.slice(0, used).map((slot, index) => {
    const from = Math.floor((index * count) / Math.min(used, count));
    const until = Math.floor(((index + 1) * count) / Math.min(used, count));
    const work = topic.steps.slice(from, until).map((step) => stepText(step, short));
    const check = short ? phrases.slotCheck : `**${phrases.slotCheck}** ${topic.measure}`;
    return `**${slot}:** ${work.length > 0 ? work.join(' ') : check}`;
  });
  return bullets(lines);
}

function stepText({ title, text }: Topic['steps'][number], short: boolean): string {
  return short ? title : `**${title}** ${text}`;
}
