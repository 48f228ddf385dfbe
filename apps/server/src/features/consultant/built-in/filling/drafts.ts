import type { Language } from '@savet/contract/limits';
import type { Knowledge } from '../knowledge.ts';
import type { Draft, FieldName, Topic } from '../topic.schema.ts';
import { holdsAny } from '../understanding/signs.ts';
import { fold, stemOf } from '../understanding/stems.ts';
import { comparedWords } from '../understanding/topics.ts';
import { type FieldValues, fill } from './fill.ts';
import { calmed, toneRules } from './tone.ts';
import { variantOf } from './variant.ts';
import { applyVocabulary, type WordPair, wordPairs } from './vocabulary.ts';

/** A draft filled from the fields. */
export interface FilledDraft {
  title: string;
  text: string;
  needs: readonly FieldName[];
  applied: readonly WordPair[];
  left: readonly WordPair[];
}

/** Endings that Bulgarian names don't have: articles, and those of qualities and doings. */
const noName = /\p{L}{3}(?:ост|ство|ане|ене|ация|ът|ите)$/u;

interface DraftRequest {
  topic: Topic;
  topicName: string;
  query: string;
  values: FieldValues;
  /** What has been said already: drafts whose title stands in it come last. */
  said: string;
  language: Language;
  /** Where the text is to stand, as a key of the channels. */
  channel: string | null;
}

/** The drafts of a topic that can be written from the fields, the fitting ones first; the same for the same input. */
export function writeDrafts(request: DraftRequest, knowledge: Knowledge): FilledDraft[] {
  const { topic, topicName, query, values, said, channel } = request;
  const kinds = channel === null ? [] : (knowledge.channels[channel]?.kinds ?? []);
  const languages = knowledge.topics.get(topicName);
  const titlesOf = (index: number) =>
    languages ? Object.values(languages).map(({ drafts }) => drafts[index]?.title ?? '') : [];
  const asked = new Set(comparedWords(query).map(stemOf));
  const start = variantOf(topicName, values['businessName'] ?? '', values['idealCustomer'] ?? '');
  const count = topic.drafts.length;
  const ranked = topic.drafts.map((draft, index) => ({
    draft,
    shown: titlesOf(index).some((title) => title !== '' && said.includes(title)),
    named: fitOf(titlesOf(index).join(' '), asked, kinds),
    turn: (index + start) % count,
  }));
  return ranked
    .toSorted((a, b) => Number(a.shown) - Number(b.shown) || b.named - a.named || a.turn - b.turn)
    .flatMap(({ draft, shown }) => {
      const written = shown ? null : writeDraft(draft, request, knowledge);
      return written ? [written] : [];
    });
}

/** How well a title fits: the words that were asked for, and twice the kind of text that the channel takes. */
function fitOf(title: string, asked: ReadonlySet<string>, kinds: readonly string[]): number {
  const words = comparedWords(title);
  const named = words.filter((word) => asked.has(stemOf(word))).length;
  return named + (holdsAny(words, kinds) ? 2 : 0);
}

function writeDraft(draft: Draft, request: DraftRequest, knowledge: Knowledge): FilledDraft | null {
  const { values, language } = request;
  const { calm } = toneRules(values['toneOfVoice'] ?? '', knowledge, language);
  const worded = applyVocabulary(draft.text, wordPairs(values['vocabularyGuide'] ?? ''));
  const { index, understanding, channels } = knowledge;
  const isChannel = (word: string) =>
    Object.values(channels).some(({ signs }) => holdsAny([fold(word)], signs));
  const isCommon = (word: string) =>
    !isChannel(word) &&
    (understanding.emptyWords.has(fold(word)) || index.knows(word) || noName.test(word));
  const text = fill(calm ? calmed(worded.text) : worded.text, values, isCommon);
  if (text === null) return null;
  return {
    title: draft.title,
    text,
    needs: draft.needs,
    applied: worded.applied,
    left: worded.left,
  };
}
