import { fillTemplate } from '@savet/text/text';
import type { TopicCard } from '../../knowledge/card.schema.ts';
import type { FollowUpPhrases } from '../../knowledge/follow-ups.schema.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { answered, free, type Reply } from '../../reply.ts';
import { join } from '../../text/markdown.ts';
import { nameMark } from '../../understanding/follow-up/name-mark.ts';
import type { PartReading } from '../../understanding/reading.ts';
import { weeksText } from '../advice/effort-text.ts';
import { stepsInOrder } from '../advice/first-step.ts';
import { labelOf } from '../advice/trade-case.ts';
import type { AnswerInput } from '../answer-context.ts';
import { askTexts, saidText } from './ask-texts.ts';
import { commonStems, contentStems } from './content-stems.ts';
import { further } from './further.ts';
import { cardOf } from './gist.ts';
import { isShown } from './said-replies.ts';
import { sentenceFor, timeFor } from './search-answer.ts';

/** Replies that would not tell by themselves which advice they are about. */
const named: readonly string[] = [
  ...['time', 'cost', 'who', 'sign', 'fails', 'without'],
  ...['done', 'pushy', 'nerve', 'refused', 'skip'],
];
/** Replies of one or two sentences. They take no query, because the answer that they are about took one. */
const brief: readonly string[] = [
  ...['time', 'cost', 'who', 'sign', 'case', 'without', 'reason'],
  ...['done', 'pushy', 'nerve', 'refused', 'skip'],
];
const forms: readonly string[] = ['plan', 'checklist', 'table', 'summary'];

/**
 * The reply to a question about the answer before, from what is stored with its card: what comes first, effort, costs, who does
 * it, how to see that it works, another form, an example from a trade. Null if its card has nothing stored, or another reply has it.
 */
export function askReply(
  reading: PartReading,
  input: AnswerInput,
  knowledge: Knowledge,
): Reply | null {
  const { of, ask, language } = reading;
  if (of === null) return null;
  const phrases = knowledge.followUps.phrases[language];
  const label = labelOf(of);
  const card = cardOf({ ...of, language }, knowledge);
  const effort = knowledge.followUps.efforts[label];
  const asked = card && effort ? { reading, card, effort, phrases, input, knowledge, label } : null;
  if (ask === 'added') return addedReply(input, card, reading, knowledge);
  if (ask === 'askable') return openReply(input, card, phrases, reading, knowledge);
  const text = asked === null ? null : (askTexts[ask]?.(asked) ?? null);
  if (asked === null || text === null) return null;
  if (typeof text !== 'string') return free(text.free);
  // Another form of the answer says it again, which is what was asked for.
  const isAgain = forms.includes(ask) ? input.context.includes(text) : isShown(text, input.context);
  if (isAgain) return free(saidText(asked));
  const lead = named.includes(ask) ? `${nameMark(asked.card.name)} ` : '';
  return { ...answered(lead + text), isAnswer: !brief.includes(ask) };
}

/** Answers what the user added to a question: one sentence with the user's words, then the parts of the advice that the chat does not have yet. */
function addedReply(
  { query, context }: AnswerInput,
  card: TopicCard | undefined,
  reading: PartReading,
  knowledge: Knowledge,
): Reply {
  const { of, language } = reading;
  const phrases = knowledge.followUps.phrases[language];
  if (of === null || card === undefined) return free(phrases.askable);
  const topic = of.kind === 'topic' ? knowledge.topics.get(of.topic)?.[language] : undefined;
  const sentence = sentenceFor(query, card, topic, knowledge);
  const isNew = sentence !== null && !isShown(sentence, context);
  const more = further({ ...of, language }, context, knowledge);
  if (isNew) return free(join(fillTemplate(phrases.found, { sentence }), more ?? ''));
  // Paragraphs that have no word of the fact say nothing about it.
  const isNear = more !== null && commonStems(more, contentStems(query, knowledge), knowledge) > 0;
  if (isNear) return free(more);
  const effort = knowledge.followUps.efforts[labelOf(of)];
  if (effort === undefined) return free(more ?? phrases.askable);
  const [step = ''] = stepsInOrder(card, labelOf(of), language, knowledge);
  const weeks = weeksText(effort.weeks, phrases);
  const sign = fillTemplate(phrases.signs[effort.sign], { weeks });
  return free(fillTemplate(phrases.addedFact, { step, sign }));
}

/** A sentence of the advice that answers an open question, or what can be asked. */
function openReply(
  { query, context }: AnswerInput,
  card: TopicCard | undefined,
  phrases: FollowUpPhrases,
  { of, language }: PartReading,
  knowledge: Knowledge,
): Reply {
  const topic = of?.kind === 'topic' ? knowledge.topics.get(of.topic)?.[language] : undefined;
  const sentence = card === undefined ? null : sentenceFor(query, card, topic, knowledge);
  if (sentence === null) {
    const near = card === undefined ? null : timeFor(query, card, knowledge);
    if (near !== null) return free(fillTemplate(phrases.nearest, { sentence: near }));
    return free(phrases.askable);
  }
  const text = fillTemplate(phrases.found, { sentence });
  if (!context.includes(sentence)) return answered(text);
  return free(fillTemplate(phrases.above, { sentence }));
}
