import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { holdsAny } from '@savet/text/signs';
import { fold, stemOf } from '@savet/text/stems';
import { type WordPair, wordPairs } from '@savet/text/word-pairs';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Draft, FieldName, Topic } from '../knowledge/topic.schema.ts';
import { comparedWords } from '../recognition/features.ts';
import { showBlanks } from './blank.ts';
import { type FieldValues, fill } from './fill.ts';
import { calmed, toneRules } from './tone.ts';
import { applyVocabulary } from './vocabulary.ts';

/** A draft filled in from the Brand Hub. */
export interface FilledDraft {
  title: string;
  text: string;
  needs: readonly FieldName[];
  applied: readonly WordPair[];
  left: readonly WordPair[];
}

/** Endings that Bulgarian names do not have: articles and abstract nouns. */
const noName = lettered(/\p{L}{3}(?:ост|ство|ане|ене|ация|ът|ите)$/u);

interface DraftRequest {
  topic: Topic;
  topicName: string;
  query: string;
  values: FieldValues;
  /** Earlier answers: a draft whose title they contain is skipped. */
  said: string;
  language: Language;
  /** Key of the channel that the text is for. */
  channel: string | null;
}

/** The drafts of a topic that the values can fill, best fit first. Deterministic. */
export function writeDrafts(request: DraftRequest, knowledge: Knowledge): FilledDraft[] {
  const { topic, topicName, query, values, said, channel } = request;
  const kinds = channel === null ? [] : (knowledge.channels[channel]?.kinds ?? []);
  const languages = knowledge.topics.get(topicName);
  const titlesOf = (index: number) =>
    languages ? Object.values(languages).map(({ drafts }) => drafts[index]?.title ?? '') : [];
  const queryStems = new Set(comparedWords(query).map(stemOf));
  const start = variantOf(topicName, values['businessName'] ?? '', values['idealCustomer'] ?? '');
  const count = topic.drafts.filter(({ extra }) => extra !== true).length;
  const ranked = topic.drafts.map((draft, index) => ({
    draft,
    shown: titlesOf(index).some((title) => title !== '' && said.includes(title)),
    named: fitOf(titlesOf(index).join(' '), queryStems, kinds),
    turn: draft.extra === true ? index : (index + start) % count,
  }));
  return ranked
    .toSorted((a, b) => Number(a.shown) - Number(b.shown) || b.named - a.named || a.turn - b.turn)
    .flatMap(({ draft, shown }) => {
      const written = shown ? null : writeDraft(draft, request, knowledge);
      return written ? [written] : [];
    });
}

/** How well a title fits: one per word of the question, two for a kind of text that suits the channel. */
function fitOf(title: string, queryStems: ReadonlySet<string>, kinds: readonly string[]): number {
  const words = comparedWords(title);
  const named = words.filter((word) => queryStems.has(stemOf(word))).length;
  return named + (holdsAny(words, kinds) ? 2 : 0);
}

function writeDraft(draft: Draft, request: DraftRequest, knowledge: Knowledge): FilledDraft | null {
  const { values, language } = request;
  const { calm } = toneRules(values['toneOfVoice'] ?? '', knowledge, language);
  const worded = applyVocabulary(draft.text, wordPairs(values['vocabularyGuide'] ?? ''));
  const { understanding, channels } = knowledge;
  const isChannel = (word: string) =>
    Object.values(channels).some(({ signs }) => holdsAny([fold(word)], signs));
  const isCommon = (word: string) =>
    !isChannel(word) &&
    (understanding.emptyWords.has(fold(word)) || knowledge.isCommon(word) || noName.test(word));
  const text = fill(calm ? calmed(worded.text) : worded.text, values, isCommon);
  if (text === null) return null;
  const shown = showBlanks(text);
  // A slogan that begins with a blank says nothing.
  if (request.topicName === 'tagline' && shown.startsWith('[')) return null;
  return {
    title: draft.title,
    text: shown,
    needs: draft.needs,
    applied: worded.applied,
    left: worded.left,
  };
}

/** A hash of the words (FNV-1a, 32 bits). */
export function variantOf(...words: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const character of words.join('\u0000')) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}

/** The entry that the variant selects. */
export function chosen<T>(entries: readonly [T, ...T[]], variant: number): T {
  return entries[variant % entries.length] ?? entries[0];
}
