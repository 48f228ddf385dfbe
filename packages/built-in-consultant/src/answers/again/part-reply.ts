import { clip, fillTemplate, sentencesOf } from '@savet/text/text';
import { quotedTexts } from '../../changing/quoted-texts.ts';
import { quote } from '../../filling/quote.ts';
import type { TopicCard } from '../../knowledge/card.schema.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { answered, free, type Reply } from '../../reply.ts';
import { escapeMarkdown, join } from '../../text/markdown.ts';
import type { PartReading } from '../../understanding/reading.ts';
import { messagesOf } from '../../understanding/thread.ts';
import { isHappening } from '../../understanding/turns/happening.ts';
import { isOfPeople } from '../../understanding/turns/of-people.ts';
import { labelOf, ownTrade, tradeCase } from '../advice/trade-case.ts';
import type { AnswerInput } from '../answer-context.ts';
import { plain } from '../figures/shown-number.ts';
import { blockquote } from '../frames/blockquote.ts';
import { scriptReply } from '../scripts/script-reply.ts';
import { askReply } from './ask-reply.ts';
import { chooseReply, wayReply } from './choose-reply.ts';
import { commonStems, contentStems } from './content-stems.ts';
import { cutReply } from './cut-reply.ts';
import { further } from './further.ts';
import { cardOf } from './gist.ts';
import { linesReply, rejectedReply } from './lines-reply.ts';
import { pieceReply } from './piece-reply.ts';
import { isShown } from './said-replies.ts';
import { termReply } from './term-reply.ts';
import { writeReply } from './write-reply.ts';

/** Of the question before, as it is quoted. In UTF-16 units. */
const BEFORE_MAX = 90;
/** Fewer words in common say nothing about what a paragraph is about. */
const COMMON_MIN = 3;
const workedExample = /^(?:a worked )?example|^say |for example|^пример|например|да речем/iu;

/** A question about an answer, or about one of its points, with the texts that can reply to it. */
interface Spoken {
  reading: PartReading;
  of: NonNullable<PartReading['of']>;
  card: TopicCard;
  steps: readonly string[];
  mistakes: readonly string[];
  /** The point that is asked about; undefined for the whole answer. */
  point: string | undefined;
  /** Names the point. */
  lead: string;
  input: AnswerInput;
  knowledge: Knowledge;
}

/**
 * The reply to a few words about the answer before, from its own points, reasons and examples. What has nothing new to say takes
 * no query.
 */
export function partReply(reading: PartReading, input: AnswerInput, knowledge: Knowledge): Reply {
  const { ask, of, language } = reading;
  const phrases = knowledge.phrases[language];
  const notUnderstood = () => free(knowledge.replies[language].notUnderstood);
  if (ask === 'remark' || ask === 'sum') return free(phrases.part[ask]);
  if (ask === 'client-budget') {
    const amount = plain(Number(reading.about ?? 0), language);
    return free(fillTemplate(phrases.part.clientBudget, { amount }));
  }
  if (ask === 'instead') return free(knowledge.followUps.phrases[language].instead);
  if (ask === 'other') return free(phrases.part.noOther);
  if (ask === 'meant' || ask === 'meant-same') {
    const text = ask === 'meant' ? phrases.part.meant : phrases.part.meantSame;
    return free(fillTemplate(text, { meant: quote(reading.about ?? '', phrases) }));
  }
  if (ask === 'other-reader') return free(phrases.part.otherReader);
  if (ask === 'cut') return cutReply(reading, input.context, knowledge);
  if (ask === 'words' || ask === 'heard' || ask === 'given')
    return scriptReply(reading, input, knowledge);
  if (ask === 'lost') return lostReply(reading, knowledge);
  if (ask === 'chosen-words') return chosenWords(reading, input.context, knowledge);
  if (ask === 'piece') return pieceReply(reading, input.context, knowledge);
  if (ask === 'term') return termReply(reading, input.context, knowledge);
  if (ask === 'lines') return linesReply(reading, input.context, knowledge);
  if (ask === 'list-rejected') return rejectedReply(reading, input.query, knowledge);
  if (ask === 'choose') return chooseReply(reading, input.context, knowledge);
  if (ask === 'way') return wayReply(reading, input.context, knowledge);
  if (isHappening(ask)) {
    const text = knowledge.followUps.phrases[language].objections[ask];
    return free(input.context.includes(text) ? phrases.part.happeningSaid : text);
  }
  const hasWords =
    of !== null && quotedTexts(cardOf({ ...of, language }, knowledge)?.example ?? '').length > 0;
  if (ask === 'talk' && reading.about === 'words' && of !== null && hasWords)
    return writeReply(cardOf({ ...of, language }, knowledge), input.context, phrases.part);
  if (isOfPeople(ask)) {
    const text = knowledge.followUps.phrases[language].people[ask];
    return free(input.context.includes(text) ? phrases.part.happeningSaid : text);
  }
  if (of === null) return notUnderstood();
  if (ask === 'write') {
    // A text of another kind than the answer has shown.
    const context = reading.about === 'named' ? '' : input.context;
    return writeReply(cardOf({ ...of, language }, knowledge), context, phrases.part);
  }
  if (ask === 'else') {
    const more = further({ ...of, language }, input.context, knowledge);
    return more === null ? free(knowledge.followUps.phrases[language].noElse) : answered(more);
  }
  if (ask === 'amount') {
    const { above } = knowledge.followUps.phrases[language];
    return free(fillTemplate(above, { sentence: reading.about ?? '' }));
  }
  const own = ask === 'script' ? cardOf({ ...of, language }, knowledge) : undefined;
  if (own !== undefined && quotedTexts(own.example).length > 0)
    return writeReply(own, '', phrases.part);
  const asked = askReply(reading, input, knowledge);
  if (asked !== null) return asked;
  const texts = textsOf(of, input.context);
  const points = texts.length > 0 ? texts : lastList(input.context);
  const point = pointAt(points, reading.place);
  if (point === null) return beyond(reading, points.length, knowledge);
  if (point !== undefined && texts.length > 0)
    return free(join(blockquote(point), phrases.part.text));
  const card = cardOf(of, knowledge);
  if (card === undefined) return notUnderstood();
  const topic = of.kind === 'topic' ? knowledge.topics.get(of.topic)?.[language] : undefined;
  const spoken: Spoken = {
    ...{ reading, of, card, point, input, knowledge },
    steps: (topic?.steps ?? []).map(({ title, text }) => `**${title}** ${text}`),
    mistakes: topic?.mistakes ?? [],
    lead:
      point === undefined ? '' : fillTemplate(phrases.part.on, { point: opening(point, phrases) }),
  };
  if (ask === 'why') return whyReply(spoken);
  if (ask === 'example') return exampleReply(spoken);
  if (ask === 'more') return moreReply(spoken);
  return notUnderstood();
}

/** That rules can’t go on, and what it was about. */
function lostReply({ about = '', language }: PartReading, knowledge: Knowledge): Reply {
  const [asked = ''] = about.split('\n');
  const before = escapeMarkdown(clip(asked, BEFORE_MAX));
  return free(fillTemplate(knowledge.followUps.phrases[language].lost, { before }));
}

/** The text of the reply before, for who has chosen the way that it is for. */
function chosenWords({ language }: PartReading, context: string, knowledge: Knowledge): Reply {
  const reply = messagesOf(context).findLast(({ sender }) => sender === 'assistant')?.text ?? '';
  const { chosenWords: lead } = knowledge.followUps.phrases[language];
  return free(join(lead, ...quotedTexts(reply).map(({ text }) => blockquote(text))));
}

function whyReply(spoken: Spoken): Reply {
  const { card, mistakes, point, lead, reading, knowledge } = spoken;
  const { part } = knowledge.phrases[reading.language];
  const own = about([...card.more, ...mistakes], spoken);
  if (own !== undefined) return answered(join(lead, own));
  const reasons = reasonsOf(spoken);
  if (reasons.length === 0) return free(join(lead, part.noReason));
  return answered(join(point === undefined ? '' : part.whole, ...reasons));
}

function exampleReply(spoken: Spoken): Reply {
  const { card, lead, of, reading, input, knowledge } = spoken;
  const { language } = reading;
  const { part } = knowledge.phrases[language];
  const worked = [
    ...card.more.filter((text) => workedExample.test(text)),
    ...card.more.filter((text) => !workedExample.test(text) && /\d/.test(text)),
  ];
  const own = about(worked, spoken);
  if (own !== undefined) return answered(join(lead, own));
  const whole = [card.example, ...worked].find((text) => isNew(text, spoken));
  if (whole !== undefined) return answered(join(part.example, whole));
  const trade = ownTrade(input.values, knowledge);
  const ownCase = tradeCase(labelOf(of), trade, language, knowledge);
  return isNew(ownCase, spoken) ? answered(ownCase) : free(part.exampleSaid);
}

function moreReply(spoken: Spoken): Reply {
  const { card, steps, mistakes, lead, reading, knowledge } = spoken;
  const { part } = knowledge.phrases[reading.language];
  const own = about([...card.more, ...steps, ...mistakes, card.caveat], spoken);
  if (own !== undefined) return answered(join(lead, own));
  return free(join(lead, part.noMore));
}

/** The first of the texts on the point that the chat has not had. */
function about(texts: readonly string[], spoken: Spoken): string | undefined {
  const { point, knowledge } = spoken;
  if (point === undefined) return undefined;
  return closest(
    point,
    texts.filter((text) => isNew(text, spoken)),
    knowledge,
  );
}

function reasonsOf(spoken: Spoken): string[] {
  return spoken.card.more.filter((text) => isNew(text, spoken));
}

function isNew(text: string, { input }: Spoken): boolean {
  return text !== '' && !isShown(text, input.context);
}

/** The texts of a draft or a list; none for another answer. */
function textsOf(of: Spoken['of'], context: string): string[] {
  if (of.kind !== 'topic' || !['draft', 'list'].includes(of.intent)) return [];
  const reply = messagesOf(context).findLast(({ sender, text }) => sender === 'assistant' && text);
  return quotedTexts(reply?.text ?? '').map(({ text }) => text);
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
  knowledge: Knowledge,
): string | undefined {
  const stems = contentStems(point, knowledge);
  const [best] = texts
    .map((text) => ({ text, common: commonStems(text, stems, knowledge) }))
    .toSorted((a, b) => b.common - a.common);
  return best && best.common >= COMMON_MIN ? best.text : undefined;
}
