import type { FieldValues } from '../filling/fill.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { FrameKind } from '../knowledge/skeletons.schema.ts';
import { comparedWords } from '../recognition/features.ts';
import { stemOf } from '../text/stems.ts';
import { hasSubject } from '../understanding/details.ts';
import type { TopicReading } from '../understanding/reading.ts';

/** Fields in which a business says what it is. */
const ownFields = ['businessName', 'industry', 'category', 'businessDescription'] as const;

/**
 * The kind of frame for a request for a text that no template of its topic can meet; null if one can. That is the case if it
 * is about something of its own: neither the business itself nor what a template is for.
 */
export function frameFor(
  { intent, pasted, topic, details, facts, newDrafts, textKind }: TopicReading,
  values: FieldValues,
  knowledge: Knowledge,
): FrameKind | null {
  if (intent !== 'draft' || pasted !== null || facts !== null || newDrafts) return null;
  const kind = topic === 'job-advert' ? 'job' : textKind;
  const { object, addressee } = details;
  const about = [object, addressee].filter((part) => part !== null).join(' ');
  if (kind === null || !hasSubject(details)) return null;
  const languages = Object.values(knowledge.topics.get(topic) ?? {});
  const titles = languages.flatMap(({ drafts }) => drafts.map(({ title }) => title)).join(' ');
  const own = ownFields.map((field) => values[field] ?? '').join(' ');
  const isOwn = object !== null && isWithin(object, own);
  const isTemplate = about !== '' && sharesWord(about, titles, knowledge);
  return isOwn || isTemplate ? null : kind;
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
