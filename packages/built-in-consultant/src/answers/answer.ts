import type { FieldValues } from '../filling/fill.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { withoutLongRuns } from '../language/long-runs.ts';
import { free, type Reply } from '../reply.ts';
import { join } from '../text/markdown.ts';
import { isAboutOtherBusiness } from '../understanding/other-business.ts';
import { readQuestion } from '../understanding/read-question.ts';
import type { CardReading, Reading, TopicReading } from '../understanding/reading.ts';
import { usedFields } from '../used-fields.ts';
import { labelOf } from './advice/trade-case.ts';
import { changeText } from './again/change-text.ts';
import { further } from './again/further.ts';
import { asksGist, gist } from './again/gist.ts';
import { partReply } from './again/part-reply.ts';
import { reworksFree } from './again/reworks-free.ts';
import { unsaid } from './again/unsaid.ts';
import { angleReply } from './angle/angle-reply.ts';
import { oneSideNote } from './angle/one-sided.ts';
import { answerBrandHub } from './answer-brand-hub.ts';
import { answerCalculation } from './answer-calculation.ts';
import { answerCard } from './answer-card.ts';
import { type AnswerInput, buildAnswerContext } from './answer-context.ts';
import { dropRepeatedParagraphs } from './drop-repeated-paragraphs.ts';
import { profileReply } from './frames/profile-text.ts';
import { ideasReply } from './ideas/ideas-reply.ts';
import { ownEntriesReply } from './own-hub/own-entries.ts';
import { ownLead } from './own-hub/own-lead.ts';
import { recipeFor } from './recipes.ts';
import { fixedReply, offerOf } from './replies/fixed-reply.ts';
import { freeReply } from './replies/free-reply.ts';
import { takenReply } from './replies/taken-reply.ts';
import { frameReply, wholeTextReply } from './replies/text-reply.ts';
import { reviewReply } from './review/review-reply.ts';
import { reworkReply } from './rework/rework-reply.ts';
import { sumAndMore } from './sum-and-more.ts';
import { isMostlyBlanks } from './whole-text/check-text.ts';
import { shortLineReply } from './whole-text/ordered/short-line.ts';

/** A changed text with a larger share of blanks is still only a frame. */
const CHANGED_BLANKS = 0.5;

/**
 * The built-in consultant's reply; the same input always gives the same one.
 * @throws if the reading names a topic that does not exist
 */
export function answer(asked: AnswerInput, knowledge: Knowledge): Reply {
  const reply = made(asked, knowledge);
  // A text that was free stays free, however it is put.
  const isOfFree =
    reply.isAnswer &&
    reworksFree(
      asked,
      readQuestion({ ...asked, query: withoutLongRuns(asked.query) }, knowledge),
      (before) => made(before, knowledge),
    );
  return isOfFree ? { ...reply, isAnswer: false, usedFields: [] } : reply;
}

function made(asked: AnswerInput, knowledge: Knowledge): Reply {
  const input = { ...asked, query: withoutLongRuns(asked.query) };
  const reading = readQuestion(input, knowledge);
  const ideas = listReply(reading, input, knowledge);
  if (ideas !== null) return ideas;
  const shownInput = withoutOthersFields(reading, input, knowledge);
  if (reading.kind === 'rework')
    return reworkReply(reading, input.brandHubLocked ? {} : input.values, knowledge);
  if (reading.kind === 'review') return reviewReply(reading, input, knowledge);
  if (reading.kind === 'brand-hub' && reading.asks !== undefined && !input.brandHubLocked)
    return ownEntriesReply(reading, input, knowledge);
  const own = isOpen(reading) ? ownLead(shownInput, reading.language, knowledge) : null;
  if (own !== null && !isPreparedAdvice(reading))
    return { ...own, isAnswer: own.usedFields.length > 0 };
  if (reading.kind === 'part') return partReply(reading, shownInput, knowledge);
  if (reading.kind === 'angle') return angleReply(reading, shownInput, knowledge);
  const profile =
    'language' in reading
      ? (shortLineReply(input.query, reading.language, shownInput.values, knowledge) ??
        profileReply(input.query, reading.language, shownInput.values, knowledge))
      : null;
  if (profile !== null) return profile;
  if (reading.kind === 'whole-text') return wholeTextReply(reading, shownInput, knowledge);
  const changed = reading.kind === 'change' ? changeText(reading, input.context, knowledge) : null;
  if (changed !== null && (!changed.isWhole || isMostlyBlanks(changed.text, CHANGED_BLANKS)))
    return free(changed.text);
  const frame = frameReply(reading, shownInput, knowledge);
  if (frame !== null) return frame;
  const text = changed?.text ?? answerText(reading, shownInput, knowledge);
  if (text !== null) {
    // The answer about the own business comes first, the advice after it.
    const shown = dropRepeatedParagraphs(own === null ? text : join(own.text, text));
    const reply = freeReply({ reading, shown, input, shownInput }, knowledge);
    if (reply !== null) return reply;
    const more = sumAndMore(reading, shown, input.query, knowledge);
    if (more !== null) return more;
    const fields = shownFields(shown, shownInput.values);
    const taken = own === null ? takenReply(reading, shown, knowledge) : null;
    const open =
      taken === null && isPreparedAdvice(reading)
        ? oneSideNote(
            input.query,
            shown,
            reading.language,
            knowledge,
            isOnChoice(reading, knowledge),
          )
        : '';
    if (open !== '') return free(join(shown, open));
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

/** A list of ideas; null if none is asked for, or there is no fact to make one of and advice on how they are made. */
function listReply(reading: Reading, input: AnswerInput, knowledge: Knowledge): Reply | null {
  if (!reading.ideas) return null;
  const { reply, hasFacts } = ideasReply(reading.ideas, input, knowledge);
  return hasFacts || !isPreparedAdvice(reading) ? reply : null;
}

/** Whether an answer comes from the knowledge. The Brand Hub and a calculation are shown as often as one asks. */
function isAdvice({ kind }: Reading): boolean {
  return ['topic', 'card', 'frame', 'whole-text'].includes(kind);
}

/** Readings of a question that the own Brand Hub may answer better. */
function isOpen(reading: Reading): boolean {
  if ('textKind' in reading && (reading.textKind !== null || reading.again !== null)) return false;
  return ['topic', 'card', 'angle', 'brand-hub', 'unclear', 'unknown', 'beside'].includes(
    reading.kind,
  );
}

function isPreparedAdvice(reading: Reading): reading is TopicReading | CardReading {
  return reading.kind === 'topic' || reading.kind === 'card';
}

/** Whether an advice is about nothing but a choice, and weighs its ways in words of its own. */
function isOnChoice(reading: TopicReading | CardReading, { angles }: Knowledge): boolean {
  return angles.signs.weighing.comparison.includes(labelOf(reading));
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
