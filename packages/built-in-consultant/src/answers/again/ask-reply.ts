import { fillTemplate } from '@savet/text/text';
import type { TopicCard } from '../../knowledge/card.schema.ts';
import type { FollowUpPhrases } from '../../knowledge/follow-ups.schema.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { answered, free, type Reply } from '../../reply.ts';
import { nameMark } from '../../understanding/follow-up/name-mark.ts';
import type { PartReading } from '../../understanding/reading.ts';
import { labelOf } from '../advice/trade-case.ts';
import type { AnswerInput } from '../answer-context.ts';
import { askTexts, saidText } from './ask-texts.ts';
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

/** A sentence of the advice on what the user added to a question, or that the advice has none. */
function addedReply(
  { query, context }: AnswerInput,
  card: TopicCard | undefined,
  { of, language }: PartReading,
  knowledge: Knowledge,
): Reply {
  const { found, addedFact } = knowledge.followUps.phrases[language];
  const topic = of?.kind === 'topic' ? knowledge.topics.get(of.topic)?.[language] : undefined;
  const sentence = card === undefined ? null : sentenceFor(query, card, topic, knowledge);
  const isNew = sentence !== null && !isShown(sentence, context);
  return free(isNew ? fillTemplate(found, { sentence }) : addedFact);
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
  if (!context.includes(sentence)) return free(text);
  return free(fillTemplate(phrases.above, { sentence }));
}
