import { stemOf } from '@savet/text/stems';
import type { FieldValues } from '../../filling/fill.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { FrameKind } from '../../knowledge/skeletons.schema.ts';
import { comparedWords } from '../../recognition/features.ts';
import { lengthIn } from '../../text/length.ts';
import { hasSubject } from '../../understanding/details.ts';
import type { CardReading, Reading, TopicReading } from '../../understanding/reading.ts';

/** Fields in which a business says what it is. */
const ownFields = ['businessName', 'industry', 'category', 'businessDescription'] as const;

/** Kinds of text of which the card of a topic has a ready one, to fill in. */
const ready = ['job', 'reply'];

/** The kind of frame that answers a reading; null if something better does. */
export function frameAsked(
  reading: Reading,
  values: FieldValues,
  knowledge: Knowledge,
): FrameKind | null {
  switch (reading.kind) {
    case 'frame':
      return reading.frame;
    case 'card':
      return reading.wantsText ? frameForCard(reading, knowledge) : null;
    case 'topic': {
      const kind = frameForTopic(reading, values, knowledge);
      return kind === null || hasReadyText(kind, reading, knowledge) ? null : kind;
    }
    default:
      return null;
  }
}

/** Whether the card of a topic has a text of a kind, and the question no facts of its own for it. */
export function hasReadyText(
  kind: FrameKind,
  { topic, details, language }: TopicReading,
  { topicCards }: Pick<Knowledge, 'topicCards'>,
): boolean {
  const example = topicCards.get(topic)?.[language].example ?? '';
  const { limit, news, more } = details;
  const isPlain = limit === null && news === null && more === null;
  return isPlain && ready.includes(kind) && /^>/m.test(example);
}

/**
 * The kind of frame for a request for a text that no template of its topic can meet; null if one can. That is the case if it
 * brings its own facts, or is about something else than the business itself and what a template is for.
 */
export function frameForTopic(
  { intent, pasted, topic, details, facts, newDrafts, textKind }: TopicReading,
  values: FieldValues,
  knowledge: Knowledge,
): FrameKind | null {
  if (intent !== 'draft' || pasted !== null || facts !== null || newDrafts) return null;
  const kind = topic === 'job-advert' ? 'job' : textKind;
  const { object, addressee, news, more } = details;
  const about = [object, addressee].filter((part) => part !== null).join(' ');
  if (kind === null || !hasSubject(details)) return null;
  if (news !== null || more !== null) return kind;
  const languages = Object.values(knowledge.topics.get(topic) ?? {});
  const titles = languages.flatMap(({ drafts }) => drafts.map(({ title }) => title)).join(' ');
  const own = ownFields.map((field) => values[field] ?? '').join(' ');
  const isOwn = object !== null && isWithin(object, own);
  const isTemplate = about !== '' && sharesWord(about, titles, knowledge);
  return isOwn || isTemplate ? null : kind;
}

/** The kind of frame for a text that the card's example is not: the facts are others, it is no text, or it is too long. */
function frameForCard(
  { card, language, details, textKind: kind }: CardReading,
  { cards }: Pick<Knowledge, 'cards'>,
): FrameKind | null {
  const { limit, object, occasion, news, more } = details;
  if (news !== null || more !== null) return kind;
  const example = cards.get(card)?.[language].example ?? '';
  const quoted = example.match(/^>.*$/gm)?.join('\n') ?? '';
  const isTooLong = limit !== null && lengthIn(quoted, limit.unit) > limit.max;
  const isAbout = (object ?? occasion) !== null;
  // A card about replies has better ones than a frame.
  const isFrame = isAbout && (kind === 'product' || (quoted === '' && kind !== 'reply'));
  return isFrame || isTooLong ? kind : null;
}

/** Whether all words of an object occur in a text. */
function isWithin(object: string, text: string): boolean {
  const stems = new Set(comparedWords(text).map(stemOf));
  return comparedWords(object)
    .filter((word) => word.length > 3)
    .every((word) => stems.has(stemOf(word)));
}

function sharesWord(text: string, titles: string, { understanding }: Knowledge): boolean {
  const stems = new Set(
    comparedWords(titles)
      .filter((word) => !understanding.emptyWords.has(word))
      .map(stemOf),
  );
  return comparedWords(text).some((word) => word.length > 3 && stems.has(stemOf(word)));
}
