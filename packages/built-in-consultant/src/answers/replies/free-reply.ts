import { lettered } from '@savet/text/lettered';
import { fillTemplate } from '@savet/text/text';
import { quotedTexts } from '../../changing/quoted-texts.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { free, type Reply } from '../../reply.ts';
import { bullets, join } from '../../text/markdown.ts';
import { asksDetailedText, asksUnwrittenText } from '../../understanding/forms/unwritten-text.ts';
import type { Reading } from '../../understanding/reading.ts';
import { showsNothing } from '../answer-brand-hub.ts';
import { type AnswerInput, buildAnswerContext } from '../answer-context.ts';
import { lacksDrafts, shownDrafts } from '../drafts/draft-blocks.ts';
import { reviewFindings } from '../review/review.ts';

/** An answer before it is sent, with its reading and its input. */
interface Shown {
  reading: Reading;
  shown: string;
  input: AnswerInput;
  /** Without the fields of an owner whose business the question is not about. */
  shownInput: AnswerInput;
}

/** The reply that takes no query because the answer would not be all that was asked for; null if it would be. */
export function freeReply(
  { reading, shown, input, shownInput }: Shown,
  knowledge: Knowledge,
): Reply | null {
  if (hasNoNewText(reading, shown, input))
    return free(channelNote(reading, knowledge) ?? knowledge.phrases[reading.language].usedUp);
  const unmet = unmetNote(reading, knowledge);
  if (unmet !== null) return free(join(shown, unmet));
  if (isFewer(reading, shownInput, knowledge)) return free(shown);
  if (needsFacts(reading, shownInput, knowledge)) return free(shown);
  const { noText, noDraft } = knowledge.phrases[reading.language];
  if (isExampleOnly(reading, shown, noDraft) && hasNothing.test(input.query)) return free(shown);
  if (
    isSkeletonOnly(reading, shown, noDraft) ||
    isUnwritten(reading, input.query) ||
    isOnlyNear(reading, shown, noDraft, input.query)
  )
    return free(join(noText, shown.replace(noDraft, '').trim()));
  if (isEmpty(reading, shownInput, knowledge)) {
    return { text: shown, isAnswer: false, usedFields: [] };
  }
  return null;
}

/** “It’s empty”, „нищо нямам там“: who says so has no use for blanks alone. */
const hasNothing = lettered(
  /(?<!\p{L})(?:empty|blank|nothing|празн\p{L}*|нищо|нямам|нямаме)(?!\p{L})/iu,
);
const blank = /\[[^\]\n]+\](?!\()/u;

/** Whether another text is wanted, and every text for it has been shown in the chat. */
function hasNoNewText(reading: Reading, shown: string, { context }: AnswerInput): boolean {
  if (reading.kind !== 'topic' || reading.intent !== 'draft') return false;
  if (reading.facts !== null || reading.pasted !== null) return false;
  return quotedTexts(shown).length === 0 && quotedTexts(context).length > 0;
}

/** The advice for texts of a channel. */
function channelNote(reading: Reading, { channels, phrases }: Knowledge): string | null {
  const channel = reading.kind === 'topic' ? channels[reading.channel ?? ''] : undefined;
  if (channel === undefined) return null;
  const { language } = reading;
  const lead = fillTemplate(phrases[language].channel, { channel: channel.name[language] });
  return join(`### ${lead}`, bullets(channel.advice[language]));
}

/** A note on the wishes that rules did not fulfil; null if there is none. */
function unmetNote(reading: Reading, { phrases }: Knowledge): string | null {
  if (!('unmet' in reading) || reading.unmet === undefined || reading.unmet.length === 0)
    return null;
  const { unmet } = phrases[reading.language].changed;
  return fillTemplate(unmet, { wishes: reading.unmet.join(', ') });
}

/** Whether there is nothing to show or to object to: that takes no query. */
function isEmpty(reading: Reading, input: AnswerInput, knowledge: Knowledge): boolean {
  if (reading.kind === 'brand-hub') return showsNothing(reading, input, knowledge);
  if (reading.kind !== 'topic' || reading.pasted === null) return false;
  return reviewFindings(buildAnswerContext(reading, input, knowledge)).length === 0;
}

/** Whether fewer texts are shown than were asked for. */
function isFewer(reading: Reading, input: AnswerInput, knowledge: Knowledge): boolean {
  if (reading.kind !== 'topic' || reading.count === null || reading.facts !== null) return false;
  if (!['draft', 'list'].includes(reading.intent) || reading.pasted !== null) return false;
  const { drafts, readyKind } = buildAnswerContext(reading, input, knowledge);
  return readyKind === null && drafts.length > 0 && shownDrafts(drafts, reading) < reading.count;
}

/** Whether a text is wanted that needs facts nobody has given. */
function needsFacts(reading: Reading, input: AnswerInput, knowledge: Knowledge): boolean {
  if (reading.kind !== 'topic' || reading.facts !== null) return false;
  if (reading.intent !== 'draft' && reading.intent !== 'list') return false;
  return lacksDrafts(buildAnswerContext(reading, input, knowledge));
}

/** Whether a text is asked for, and there is only advice about it. */
function isUnwritten(reading: Reading, query: string): boolean {
  const isAdviceOnly =
    reading.kind === 'card' || (reading.kind === 'topic' && reading.details.object !== null);
  return isAdviceOnly && asksUnwrittenText(query);
}

/** Whether a text is wanted, and there is only a skeleton of it or an example of another business. */
function isSkeletonOnly(reading: Reading, shown: string, noDraft: string): boolean {
  if (reading.kind === 'card')
    return reading.wantsText && reading.again === null && blank.test(shown);
  return reading.kind === 'topic' && reading.details.object !== null && shown.startsWith(noDraft);
}

/** Whether a text is wanted, and there is only an example with blanks. */
function isExampleOnly(reading: Reading, shown: string, noDraft: string): boolean {
  const isDraft = reading.kind === 'topic' && reading.intent === 'draft';
  return (
    isDraft &&
    reading.facts === null &&
    reading.details.object === null &&
    shown.startsWith(noDraft)
  );
}

/** Whether a text with details was asked for, and this is advice, or an example of another business. */
function isOnlyNear(reading: Reading, shown: string, noDraft: string, query: string): boolean {
  if (reading.kind !== 'card' && reading.kind !== 'topic') return false;
  if (reading.again !== null || !asksDetailedText(query)) return false;
  return reading.kind === 'card' || reading.intent === 'advise' || shown.startsWith(noDraft);
}
