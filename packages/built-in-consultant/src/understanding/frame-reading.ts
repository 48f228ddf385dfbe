import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { type FrameKind, frameKinds } from '../knowledge/skeletons.schema.ts';
import { comparedWords } from '../recognition/features.ts';
import { familyOf, nameOf } from '../recognition/label.ts';
import { Recent } from '../recognition/recent.ts';
import { type Details, detailsOf, hasSubject } from './details.ts';
import { isReasonOnly } from './forms/mentioned.ts';
import { styleAsked } from './intents.ts';
import type { FrameReading } from './reading.ts';
import type { Question } from './thread.ts';
import type { Verdict } from './verdict/verdict.ts';
import { asksForText, textKindOf, writesSomethingElse } from './wanted-text.ts';

/** A shorter request without a subject gets a draft from the Brand Hub. */
const BARE_REQUEST_WORDS = 5;
/** No ready form for a matter that may need a person: from this likelihood on. */
const SENSITIVE = 0.3;

/**
 * A request for a text, from `query`, the `message` without a text that it quotes: one that is recognised as such, or one about something of the user's own that no label certainly fits; null
 * for any other message.
 */
export function frameReading(
  { query, message, responseStyle }: Question & { message: string },
  verdict: Verdict,
  language: Language,
  knowledge: Knowledge,
): FrameReading | null {
  const words = comparedWords(query);
  const details = detailsOf(query, knowledge.details);
  if (mayNeedPerson(query, knowledge)) return null;
  const recognised = recognisedKind(verdict);
  const frame = recognised
    ? (textKindOf(words, knowledge) ?? recognised)
    : (namedKind(query, words, verdict, details, knowledge) ??
      repliedKind(message, words, knowledge));
  if (frame === null) return null;
  const style = styleAsked(words, knowledge) ?? responseStyle;
  return { kind: 'frame', frame, details, responseStyle: style, language };
}

/** Whether a message may be about a matter that needs a person. */
export function mayNeedPerson(query: string, knowledge: Knowledge): boolean {
  const recent = kept.get(knowledge) ?? new Recent<{ may: boolean }>(RECENT_MAX);
  kept.set(knowledge, recent);
  return recent.get(query, () => ({ may: needsPerson(query, knowledge) })).may;
}

/** Messages of which it is known: each rule that writes a text asks. */
const RECENT_MAX = 20;
const kept = new WeakMap<Knowledge, Recent<{ may: boolean }>>();

function needsPerson(query: string, knowledge: Knowledge): boolean {
  const likelihoods = knowledge.recogniser
    .classify(query, () => true)
    .flatMap(({ label, likelihood }) => (familyOf(label) === 'sensitive' ? likelihood : []));
  const isLikely = likelihoods.reduce((sum, likelihood) => sum + likelihood, 0) >= SENSITIVE;
  return isLikely && !isReasonOnly(query, knowledge);
}

/** The kind of text that a message is certainly about, by its label. */
function recognisedKind(verdict: Verdict): FrameKind | null {
  if (verdict.kind !== 'certain' || familyOf(verdict.label) !== 'texts') return null;
  return frameKinds.find((kind) => kind === nameOf(verdict.label)) ?? null;
}

/**
 * Somebody else’s words, longer than a name. Within single quotation marks only apostrophes are allowed: a search that went
 * on past the next opening mark would take the square of the time.
 */
const quotation = lettered(
  /[„“"«][^„“”"«»]{40,}[“”"»]|(?<![\p{L}\p{N}])['‘](?:[^'‘’\n]|(?<=[\p{L}\p{N}])['’]){40,}?['’](?![\p{L}\p{N}])/u,
);

/** A reply to a text that the message quotes. */
function repliedKind(
  message: string,
  words: readonly string[],
  knowledge: Knowledge,
): FrameKind | null {
  return quotation.test(message) && textKindOf(words, knowledge) === 'reply' ? 'reply' : null;
}

/** The kind of text that a message names and asks for, about something of the user's own. */
function namedKind(
  query: string,
  words: readonly string[],
  verdict: Verdict,
  details: Details,
  knowledge: Knowledge,
): FrameKind | null {
  if (verdict.kind === 'certain') return null;
  const near = verdict.kind === 'between' ? verdict.labels : [];
  if (near.some((label) => !['topics', 'cards'].includes(familyOf(label)))) return null;
  // “What do I answer?” may want advice.
  if (near.length > 0 && query.includes('?')) return null;
  const isAbout = hasSubject(details) || words.length > BARE_REQUEST_WORDS;
  if (writesSomethingElse(query, knowledge)) return null;
  const isAsked = asksForText(query, words, knowledge) && isAbout;
  return isAsked ? textKindOf(words, knowledge) : null;
}
