import { holdsAny } from '@savet/text/signs';
import { fillRoom } from '../filling/room.ts';
import { titleOf } from '../filling/skeleton.ts';
import { comparedWords } from '../recognition/features.ts';
import { join } from '../text/markdown.ts';
import { alsoPutIn } from './frames/frame-text.ts';
import { type Block, ownCase } from './topic-blocks.ts';

/** Own facts to fill a text with. */
const FACTS = 3;

/** The ready text of the topic’s card, with the user’s own words where it has room for them. */
export const readyText: Block = ({ readyKind: kind, reading, language, knowledge, card }) => {
  if (kind === null) return '';
  const { details } = reading;
  const job = kind === 'job' ? details.object : null;
  const text = fillRoom(card.example, details, knowledge.details, job);
  const object = job === null ? details.object : titleOf(job);
  const put = alsoPutIn(text, { ...details, object }, language, knowledge);
  return join(text, knowledge.skeletons[language].kinds[kind].needs, put);
};

/** Own facts, if the text is certainly about the own business: a job in it, or “our new bread”. */
export const readyTextFacts: Block = (context) => {
  const { readyKind: kind, input, knowledge } = context;
  const isOwn = holdsAny(comparedWords(input.query), knowledge.otherBusiness.own);
  return kind === 'job' || isOwn ? ownCase(FACTS)(context) : '';
};
