import MiniSearch from 'minisearch';
import { fold, stemOf } from '../text/stems.ts';
import { wordsOf } from '../text/text.ts';
import type { Topic } from './topic.schema.ts';

interface IndexedTopic {
  id: string;
  /** Its name and terms in all languages. */
  terms: string;
  hints: string;
  /** Its advice, without drafts and examples. */
  body: string;
}

export interface IndexHit {
  name: string;
  score: number;
  /** Number of words that match a term of the topic only after spelling correction. */
  corrected: number;
}

/** Folded words and phrases that identify a topic. */
export interface TopicSigns {
  terms: readonly string[];
  phrases: readonly string[];
  hints: readonly string[];
}

export interface TopicIndex {
  signsOf(name: string): TopicSigns;
  /** Whether the topics use a form of this word, which is then not a name. */
  knows(word: string): boolean;
  search(words: readonly string[]): IndexHit[];
}

const FIELD_WEIGHTS = { terms: 4, hints: 2, body: 0.5 };
/** Words of this length or longer may have two wrong letters, shorter ones one. */
const TWO_WRONG_FROM = 8;
/** Shorter words have too many similar words to be corrected or completed. */
const CORRECTED_FROM = 6;
/** Questions with more words are pasted texts, whose spelling is not corrected. */
const CORRECTED_WORDS_MAX = 40;
/** Most words of a question that are searched. */
const WORDS_MAX = 120;

/** Indexes the topics in all languages together. */
export function indexTopics(topics: readonly (readonly [string, readonly Topic[]])[]): TopicIndex {
  const indexedForms = new Set<string>();
  const read = new Map<string, string[]>();
  const index = new MiniSearch<IndexedTopic>({
    fields: Object.keys(FIELD_WEIGHTS),
    tokenize: wordsOf,
    processTerm: (word) => {
      const forms = read.get(word) ?? formsOf(word);
      read.set(word, forms);
      for (const form of forms) indexedForms.add(form);
      return forms;
    },
  });
  index.addAll(topics.map(([name, languages]) => indexed(name, languages)));

  const names = new Set(topics.flatMap(([, languages]) => languages.flatMap(namesIn)));
  const signs = new Map(topics.map(([name, languages]) => [name, signsOf(languages)]));

  return {
    signsOf: (name) => signs.get(name) ?? { terms: [], phrases: [], hints: [] },
    knows: (word) => !names.has(fold(word)) && formsOf(word).some((form) => indexedForms.has(form)),
    search(words) {
      const entries = [...new Set(words)].slice(0, WORDS_MAX).map((word) => {
        const [stem = word, whole = word] = formsOf(word);
        return indexedForms.has(stem) ? stem : whole;
      });
      const correct = entries.length <= CORRECTED_WORDS_MAX;
      const unknown = (entry: string) =>
        correct && entry.length >= CORRECTED_FROM && !indexedForms.has(entry);
      const hits = index.search(entries.join(' '), {
        tokenize: (query) => query.split(' '),
        processTerm: (entry) => entry,
        boost: FIELD_WEIGHTS,
        fuzzy: (entry) => unknown(entry) && (entry.length < TWO_WRONG_FROM ? 1 : 2),
        prefix: unknown,
      });
      return hits.map(({ id, score, match }) => {
        const found = Object.entries(match).filter(([, fields]) => fields.includes('terms'));
        const corrected = found.filter(([term]) => !entries.includes(term)).length;
        return { name: String(id), score, corrected };
      });
    },
  };
}

/** A word as it is found exactly, and as it is found with wrong letters. */
function formsOf(word: string): string[] {
  const whole = fold(word);
  return [...new Set([stemOf(whole), whole])];
}

function signsOf(languages: readonly Topic[]): TopicSigns {
  const all = new Set(languages.flatMap(({ terms }) => terms).map(folded));
  const hints = new Set(languages.flatMap((topic) => topic.hints).map(folded));
  return {
    terms: [...all].filter((term) => !term.includes(' ')),
    phrases: [...all].filter((term) => term.includes(' ')),
    hints: [...hints],
  };
}

function folded(term: string): string {
  return wordsOf(term).map(fold).join(' ');
}

/** Words with a capital letter in the middle of a sentence. */
function namesIn({ answer, why, steps, sample }: Topic): string[] {
  const text = [answer, why, sample, ...steps.map((step) => step.text)].join('\n');
  return (text.match(/(?<=\p{Ll},? )\p{Lu}\p{L}+/gu) ?? []).map(fold);
}

function indexed(id: string, languages: readonly Topic[]): IndexedTopic {
  const all = (pick: (topic: Topic) => readonly string[]) => languages.flatMap(pick).join(' ');
  return {
    id,
    terms: all(({ name, terms }) => [name, ...terms]),
    hints: all(({ hints }) => hints),
    body: all(({ answer, why, steps }) => [answer, why, ...steps.map(({ title }) => title)]),
  };
}
