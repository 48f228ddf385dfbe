import { fillTemplate } from '@savet/text/text';
import { quotedTexts } from '../changing/quoted-texts.ts';
import type { FieldValues } from '../filling/fill.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { FrameKind } from '../knowledge/skeletons.schema.ts';
import type { Reply } from '../reply.ts';
import { bullets, join } from '../text/markdown.ts';
import { asksDetailedText, asksUnwrittenText } from '../understanding/forms/unwritten-text.ts';
import { isAboutOtherBusiness } from '../understanding/other-business.ts';
import { readQuestion } from '../understanding/read-question.ts';
import type {
  CardReading,
  FrameReading,
  Reading,
  TopicReading,
  WholeTextReading,
} from '../understanding/reading.ts';
import { saysMore } from '../understanding/whole-text/wanted.ts';
import { generalTextReading } from '../understanding/whole-text-reading.ts';
import { usedFields } from '../used-fields.ts';
import { changeText } from './again/change-text.ts';
import { further } from './again/further.ts';
import { asksGist, gist } from './again/gist.ts';
import { partReply } from './again/part-reply.ts';
import { unsaid } from './again/unsaid.ts';
import { angleReply } from './angle/angle-reply.ts';
import { answerBrandHub, showsNothing } from './answer-brand-hub.ts';
import { answerCalculation } from './answer-calculation.ts';
import { answerCard } from './answer-card.ts';
import { type AnswerInput, buildAnswerContext } from './answer-context.ts';
import { lacksDrafts } from './drafts/draft-blocks.ts';
import { dropRepeatedParagraphs } from './drop-repeated-paragraphs.ts';
import { fixedReply, offerOf } from './fixed-reply.ts';
import { frameAsked } from './frames/frame-asked.ts';
import { frameText } from './frames/frame-text.ts';
import { profileReply } from './frames/profile-text.ts';
import { sloganText } from './frames/slogan-text.ts';
import { recipeFor } from './recipes.ts';
import { reviewFindings } from './review/review.ts';
import { reviewReply } from './review/review-reply.ts';
import { takenReply } from './taken-reply.ts';
import { isMostlyBlanks } from './whole-text/check-text.ts';
import { wholeText } from './whole-text/whole-text.ts';

/**
 * The built-in consultant's reply; the same input always gives the same one.
 * @throws if the reading names a topic that does not exist
 */
export function answer(input: AnswerInput, knowledge: Knowledge): Reply {
  const reading = readQuestion(input, knowledge);
  const shownInput = withoutOthersFields(reading, input, knowledge);
  if (reading.kind === 'review') return reviewReply(reading, input, knowledge);
  if (reading.kind === 'part') return partReply(reading, shownInput, knowledge);
  if (reading.kind === 'angle') return angleReply(reading, shownInput, knowledge);
  const profile =
    'language' in reading
      ? profileReply(input.query, reading.language, shownInput.values, knowledge)
      : null;
  if (profile !== null) return profile;
  if (reading.kind === 'whole-text') return wholeTextReply(reading, shownInput, knowledge);
  const changed = reading.kind === 'change' ? changeText(reading, input.context, knowledge) : null;
  if (changed !== null && (!changed.isWhole || isMostlyBlanks(changed.text, CHANGED_BLANKS)))
    return withTeam(changed.text);
  const frame = frameReply(reading, shownInput, knowledge);
  if (frame !== null) return frame;
  const text = changed?.text ?? answerText(reading, shownInput, knowledge);
  if (text !== null) {
    const shown = dropRepeatedParagraphs(text);
    if (hasNoNewText(reading, shown, input))
      return withTeam(
        channelNote(reading, knowledge) ?? knowledge.phrases[reading.language].usedUp,
      );
    const unmet = unmetNote(reading, knowledge);
    if (unmet !== null) return withTeam(join(shown, unmet));
    if (needsFacts(reading, shownInput, knowledge)) return withTeam(shown);
    const { noText, noDraft } = knowledge.phrases[reading.language];
    if (
      isSkeletonOnly(reading, shown, noDraft) ||
      isUnwritten(reading, input.query) ||
      isOnlyNear(reading, shown, noDraft, input.query)
    )
      return withTeam(join(noText, shown.replace(noDraft, '').trim()));
    if (isEmpty(reading, shownInput, knowledge)) {
      return { text: shown, isAnswer: false, usedFields: [] };
    }
    const fields = shownFields(shown, shownInput.values);
    const taken = takenReply(reading, shown, knowledge);
    return taken ?? { text: shown, isAnswer: true, usedFields: fields };
  }
  const offer = offerOf(reading, knowledge);
  return {
    text: fixedReply(reading, input, knowledge),
    isAnswer: false,
    usedFields: [],
    ...(offer && { offer }),
  };
}

/** A frame, or the user's own facts as a text. */
function frameReply(reading: Reading, input: AnswerInput, knowledge: Knowledge): Reply | null {
  const { values } = input;
  const kind = frameAsked(reading, values, knowledge);
  const slogans = asksSlogan(reading, kind) ? sloganText(reading, input.query, knowledge) : null;
  if (slogans !== null) return { text: slogans, isAnswer: true, usedFields: [] };
  if (kind === null || !('details' in reading)) return null;
  const business = values['businessName'] ?? null;
  const { details, language, responseStyle } = reading;
  // The request may say enough for a text of its own.
  const general = generalTextReading(
    { kind: 'frame', frame: kind, details, responseStyle, language },
    input.query,
    knowledge,
  );
  const whole = general === null ? null : wholeTextReply(general, input, knowledge);
  if (whole?.isAnswer === true) return whole;
  return withTeam(frameText({ kind, details, business, language }, knowledge));
}

/** Whether a slogan is wanted for a thing that no template is about. */
function asksSlogan(
  reading: Reading,
  kind: FrameKind | null,
): reading is TopicReading | FrameReading {
  if (reading.kind === 'frame') return kind === 'slogan';
  if (reading.kind !== 'topic' || reading.topic !== 'tagline' || reading.newDrafts) return false;
  return kind === 'slogan' || (reading.intent === 'list' && reading.pasted === null);
}

/** A text with the user's own details, ready to copy. */
function wholeTextReply(
  { text, language }: WholeTextReading,
  { values, context }: AnswerInput,
  knowledge: Knowledge,
): Reply {
  const business = values['businessName'] ?? null;
  const { text: shown, isWhole } = wholeText(text, { language, business }, knowledge);
  const isSigned = business !== null && shown.includes(business);
  if (!isWhole || !saysMore(text, knowledge)) return withTeam(shown);
  const [quotation = ''] = /^(?:>.*\n?)+/m.exec(shown) ?? [];
  if (quotation !== '' && context.includes(quotation.trim()))
    return withTeam(knowledge.phrases[language].sameText);
  return { text: shown, isAnswer: true, usedFields: isSigned ? ['businessName'] : [] };
}

/** A changed text with a larger share of blanks is the frame that it was before. */
const CHANGED_BLANKS = 0.5;

/** A text that is not what was asked for: it takes no query, and the team is offered. */
function withTeam(text: string): Reply {
  return { text, isAnswer: false, usedFields: [], offer: { choices: [], team: true } };
}

/** Whether a text is wanted again, and what there is for it has no text that the chat has not had. */
function hasNoNewText(reading: Reading, shown: string, { context }: AnswerInput): boolean {
  if (reading.kind !== 'topic' || reading.intent !== 'draft') return false;
  if (reading.facts !== null || reading.pasted !== null) return false;
  return quotedTexts(shown).length === 0 && quotedTexts(context).length > 0;
}

/** What holds for texts of a channel. */
function channelNote(reading: Reading, { channels, phrases }: Knowledge): string | null {
  const channel = reading.kind === 'topic' ? channels[reading.channel ?? ''] : undefined;
  if (channel === undefined) return null;
  const { language } = reading;
  const lead = fillTemplate(phrases[language].channel, { channel: channel.name[language] });
  return join(`### ${lead}`, bullets(channel.advice[language]));
}

/** What rules leave undone of several wishes; null if that is nothing. */
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

/** Whether a text is wanted that needs facts nobody has given. */
function needsFacts(reading: Reading, input: AnswerInput, knowledge: Knowledge): boolean {
  if (reading.kind !== 'topic' || reading.facts !== null) return false;
  if (reading.intent !== 'draft' && reading.intent !== 'list') return false;
  return lacksDrafts(buildAnswerContext(reading, input, knowledge));
}

/** Whether a text is asked for that there is only advice about. */
function isUnwritten(reading: Reading, query: string): boolean {
  const isAdviceOnly =
    reading.kind === 'card' || (reading.kind === 'topic' && reading.details.object !== null);
  return isAdviceOnly && asksUnwrittenText(query);
}

/** Whether a text is wanted, and what there is of it is a skeleton or an example of another business. */
function isSkeletonOnly(reading: Reading, shown: string, noDraft: string): boolean {
  if (reading.kind === 'card')
    return reading.wantsText && reading.again === null && blank.test(shown);
  return reading.kind === 'topic' && reading.details.object !== null && shown.startsWith(noDraft);
}

/** Whether a text with details was asked for, and this is advice, or an example of another business. */
function isOnlyNear(reading: Reading, shown: string, noDraft: string, query: string): boolean {
  if (reading.kind !== 'card' && reading.kind !== 'topic') return false;
  if (reading.again !== null || !asksDetailedText(query)) return false;
  return reading.kind === 'card' || reading.intent === 'advise' || shown.startsWith(noDraft);
}

const blank = /\[[^\]\n]+\](?!\()/u;

/** Whether an answer comes from the knowledge. The Brand Hub and a calculation are shown as often as one asks. */
function isAdvice({ kind }: Reading): boolean {
  return ['topic', 'card', 'frame', 'whole-text'].includes(kind);
}

/** Advice for another business quotes no field and names none that is empty. */
function withoutOthersFields(
  reading: Reading,
  input: AnswerInput,
  knowledge: Knowledge,
): AnswerInput {
  return isAdvice(reading) && isAboutOtherBusiness(input, knowledge)
    ? { ...input, values: {}, brandHubLocked: true }
    : input;
}

/** The text of an answer; null for a reply that is none: small talk, a question back, a hand-over. */
function answerText(reading: Reading, input: AnswerInput, knowledge: Knowledge): string | null {
  if (asksGist(reading)) return gist(reading, input.context, knowledge);
  switch (reading.kind) {
    case 'topic':
    case 'card': {
      const blocks = blocksOf(reading, input, knowledge);
      if (blocks === null) return null;
      return unsaid(blocks, input.context) ?? further(reading, input.context, knowledge);
    }
    case 'calculation':
      return answerCalculation(reading, knowledge);
    case 'brand-hub':
      return input.brandHubLocked ? null : answerBrandHub(reading, input, knowledge);
    default:
      return null;
  }
}

/** Every value that an answer shows stands in a quotation, and a vocabulary guide is named. Elsewhere words occur by chance. */
function shownFields(text: string, { vocabularyGuide = '', ...values }: FieldValues): string[] {
  const quotations = (text.match(/^>.*$|[„“][^“”]*[“”]/gm) ?? []).join('\n');
  const isNamed = /vocabulary guide|речник/iu.test(text);
  return usedFields(quotations, isNamed ? { ...values, vocabularyGuide } : values);
}

/** The blocks of an answer; null if another draft is wanted and none is left. */
function blocksOf(
  reading: TopicReading | CardReading,
  input: AnswerInput,
  knowledge: Knowledge,
): string[] | null {
  if (reading.kind === 'card') return answerCard(reading, input, knowledge);
  const context = buildAnswerContext(reading, input, knowledge);
  if (reading.newDrafts && context.drafts.length === 0) return null;
  return recipeFor(reading, context.readyKind !== null).map((block) => block(context));
}
