import { fillRoom } from '../../filling/room.ts';
import { titleOf } from '../../filling/skeleton.ts';
import { comparedWords } from '../../recognition/features.ts';
import { join } from '../../text/markdown.ts';
import { holdsAny } from '../../text/signs.ts';
import type { AnswerContext } from '../answer-context.ts';
import { type Block, ownCase } from '../topic-blocks.ts';
import { alsoPutIn, frameText } from './frame-text.ts';

/** Own facts to fill a frame with. */
const FACTS = 3;

/** Kinds of text of which the card of a topic has a ready one, to fill in. */
const ready = ['job', 'reply'];

/** Says that there is no ready text. */
export const frameLead: Block = (context) =>
  readyText(context) === null ? context.knowledge.skeletons[context.language].lead : '';

/** The frame for a text that no draft is about, or the ready text of the topic’s card. */
export const frame: Block = (context) => {
  const { frame: kind, reading, values, language, knowledge } = context;
  if (kind === null) return '';
  const business = values['businessName'] ?? null;
  const { details } = reading;
  return readyText(context) ?? frameText({ kind, details, business, language }, knowledge);
};

function readyText({
  frame: kind,
  reading,
  language,
  knowledge,
  card,
}: AnswerContext): string | null {
  const { details } = reading;
  const isText = /^>/m.test(card.example) && details.limit === null;
  if (kind === null || !ready.includes(kind) || !isText) return null;
  const job = kind === 'job' ? details.object : null;
  const text = fillRoom(card.example, details, knowledge.details, job);
  const object = job === null ? details.object : titleOf(job);
  const put = alsoPutIn(text, { ...details, object }, language, knowledge);
  return join(text, knowledge.skeletons[language].kinds[kind].needs, put);
}

/** Own facts, if the text is certainly about the own business: a job in it, or “our new bread”. */
export const frameFacts: Block = (context) => {
  const { frame: kind, input, knowledge } = context;
  const isOwn = holdsAny(comparedWords(input.query), knowledge.otherBusiness.own);
  return kind === 'job' || isOwn ? ownCase(FACTS)(context) : '';
};
