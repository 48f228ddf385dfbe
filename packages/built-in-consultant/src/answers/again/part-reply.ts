import { stemOf } from '@savet/text/stems';
import { fillTemplate, sentencesOf, wordsOf } from '@savet/text/text';
import { quotedTexts } from '../../changing/quoted-texts.ts';
import { quote } from '../../filling/quote.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Reply } from '../../reply.ts';
import { join } from '../../text/markdown.ts';
import type { PartReading } from '../../understanding/reading.ts';
import { messagesOf } from '../../understanding/thread.ts';
import { labelOf, ownTrade, tradeCase } from '../advice/trade-case.ts';
import type { AnswerInput } from '../answer-context.ts';
import { blockquote } from '../frames/blockquote.ts';
import { answered, askReply, free, isShown } from './ask-reply.ts';
import { cardOf } from './gist.ts';

/** Shorter words and fewer common ones say nothing about what a paragraph is about. */
const LETTERS_MIN = 4;
const COMMON_MIN = 3;
const workedExample = /^(?:a worked )?example|^say |for example|^пример|например|да речем/iu;

/**
 * The reply to a few words about the answer before, from its own points, reasons and examples. What has nothing new to say takes
 * no query.
 */
export function partReply(reading: PartReading, input: AnswerInput, knowledge: Knowledge): Reply {
  const { context } = input;
  const { ask, of, language } = reading;
  const phrases = knowledge.phrases[language];
  const { part } = phrases;
  if (ask === 'remark' || of === null) {
    return free(ask === 'remark' ? part.remark : knowledge.replies[language].notUnderstood);
  }
  const asked = askReply(reading, input, knowledge);
  if (asked !== null) return asked;
  const reply = messagesOf(context).findLast(({ sender, text }) => sender === 'assistant' && text);
  const isText = of.kind === 'topic' && ['draft', 'list'].includes(of.intent);
  const texts = isText ? quotedTexts(reply?.text ?? '').map(({ text }) => text) : [];
  const points = texts.length > 0 ? texts : lastList(context);
  const point = pointAt(points, reading.place);
  if (point === null) return beyond(reading, points.length, knowledge);
  if (point !== undefined && texts.length > 0) return free(join(blockquote(point), part.text));
  const card = cardOf(of, knowledge);
  if (card === undefined) return free(knowledge.replies[language].notUnderstood);
  const topic = of.kind === 'topic' ? knowledge.topics.get(of.topic)?.[language] : undefined;
  const steps = (topic?.steps ?? []).map(({ title, text }) => `**${title}** ${text}`);
  const isNew = (text: string) => text !== '' && !isShown(text, context);
  const reasons = card.more.filter(isNew);
  const lead = point === undefined ? '' : fillTemplate(part.on, { point: opening(point, phrases) });
  const about = (texts_: readonly string[]) =>
    point === undefined ? undefined : closest(point, texts_.filter(isNew), knowledge);
  switch (ask) {
    case 'why': {
      const own = about([...card.more, ...(topic?.mistakes ?? [])]);
      if (own !== undefined) return answered(join(lead, own));
      if (reasons.length === 0) return free(join(lead, part.noReason));
      return answered(join(point === undefined ? '' : part.whole, ...reasons));
    }
    case 'example': {
      const worked = [
        ...card.more.filter((text) => workedExample.test(text)),
        ...card.more.filter((text) => !workedExample.test(text) && /\d/.test(text)),
      ];
      const own = about(worked);
      if (own !== undefined) return answered(join(lead, own));
      const whole = [card.example, ...worked].find(isNew);
      if (whole !== undefined) return answered(join(part.example, whole));
      const ownCase = tradeCase(
        labelOf(of),
        ownTrade(input.values, knowledge),
        language,
        knowledge,
      );
      return ownCase !== '' && isNew(ownCase) ? answered(ownCase) : free(part.exampleSaid);
    }
    case 'more': {
      const own = about([...card.more, ...steps, ...(topic?.mistakes ?? []), card.caveat]);
      if (own !== undefined) return answered(join(lead, own));
      const [reason] = reasons;
      return reason === undefined || point === undefined
        ? free(join(lead, part.noMore))
        : answered(join(lead, part.whole, reason));
    }
    default:
      return free(knowledge.replies[language].notUnderstood);
  }
}

/** A point that the answer had no room for, or that there is none. */
function beyond({ of, place, language }: PartReading, count: number, knowledge: Knowledge): Reply {
  const card = of === null ? undefined : cardOf({ ...of, language }, knowledge);
  const point = place === null || place < 0 ? undefined : card?.points[place - 1];
  if (point !== undefined) return answered(point);
  return free(fillTemplate(knowledge.phrases[language].part.noPoint, { count }));
}

/** The items of the list in the last of the answers of the chat that has one. */
function lastList(context: string): string[] {
  const lists = messagesOf(context)
    .filter(({ sender }) => sender === 'assistant')
    // The first list of an answer is its advice; values of the Brand Hub come after it.
    .map(({ text }) => /^(?:(?:[-*] |\d+\. ).+(?:\n|$)){2,}/m.exec(text)?.[0]);
  const items =
    lists
      .findLast((list) => list !== undefined)
      ?.trim()
      .split('\n') ?? [];
  return items.map((item) => item.replace(/^(?:[-*] |\d+\. )/, ''));
}

/** The point at a place; undefined if none is named, null if there is none. */
function pointAt(points: readonly string[], place: number | null): string | null | undefined {
  if (place === null) return undefined;
  return points.at(place < 0 ? place : place - 1) ?? null;
}

/** The first sentence of a point, as a quotation. */
function opening(point: string, phrases: Knowledge['phrases']['EN']): string {
  const [first = point] = sentencesOf(point.replace(/\*\*/g, ''));
  return quote(first, phrases);
}

/** The text that has most words in common with a point; undefined if none has enough. */
function closest(
  point: string,
  texts: readonly string[],
  { understanding }: Knowledge,
): string | undefined {
  const stemsOf = (text: string) => contentStems(text, understanding.emptyWords);
  const stems = stemsOf(point);
  const [best] = texts
    .map((text) => ({ text, common: [...stemsOf(text)].filter((stem) => stems.has(stem)).length }))
    .toSorted((a, b) => b.common - a.common);
  return best && best.common >= COMMON_MIN ? best.text : undefined;
}

function contentStems(text: string, empty: ReadonlySet<string>): Set<string> {
  return new Set(
    wordsOf(text)
      .filter((word) => word.length >= LETTERS_MIN && !empty.has(word))
      .map(stemOf),
  );
}
