import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { FrameKind } from '../../knowledge/skeletons.schema.ts';
import { free, type Reply } from '../../reply.ts';
import type {
  FrameReading,
  Reading,
  TopicReading,
  WholeTextReading,
} from '../../understanding/reading.ts';
import { saysMore } from '../../understanding/whole-text/wanted.ts';
import { generalTextReading } from '../../understanding/whole-text-reading.ts';
import type { AnswerInput } from '../answer-context.ts';
import { frameAsked } from '../frames/frame-asked.ts';
import { frameText } from '../frames/frame-text.ts';
import { offerOf } from '../frames/profile-text.ts';
import { sloganText } from '../frames/slogan-text.ts';
import { wholeText } from '../whole-text/whole-text.ts';

/** A frame, or the user's own facts as a text. */
export function frameReply(
  reading: Reading,
  input: AnswerInput,
  knowledge: Knowledge,
): Reply | null {
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
  return free(frameText({ kind, details, business, language }, knowledge));
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
export function wholeTextReply(
  { text, language }: WholeTextReading,
  { values, context }: AnswerInput,
  knowledge: Knowledge,
): Reply {
  const business = values['businessName'] ?? null;
  const { text: shown, isWhole } = wholeText(
    text,
    { language, business, offer: offerOf(values, language, knowledge) },
    knowledge,
  );
  const isSigned = business !== null && shown.includes(business);
  if (!isWhole || !saysMore(text, knowledge)) return free(shown);
  const [quotation = ''] = /^(?:>.*\n?)+/m.exec(shown) ?? [];
  if (quotation !== '' && context.includes(quotation.trim()))
    return free(knowledge.phrases[language].sameText);
  return { text: shown, isAnswer: true, usedFields: isSigned ? ['businessName'] : [] };
}
