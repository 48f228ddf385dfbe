import type { Knowledge } from '../knowledge/knowledge.ts';
import type { TopicSigns } from '../knowledge/topic-index.ts';
import { isLatinBulgarian, toCyrillic } from '../language/latin-bulgarian.ts';
import { holdsAny } from '../text/signs.ts';
import { fold } from '../text/stems.ts';
import { containsStems, fitsStem, wordsOf } from '../text/text.ts';

export interface TopicMatch {
  name: string;
  score: number;
}

const PHRASE_SCORE = 3;
const TERM_SCORE = 2;
const HINT_SCORE = 1;
const CORRECTED_SCORE = 1.5;
/** The name of a channel says where the text goes, and less often what it is about. */
const CHANNEL_SCORE = 1.5;
/** Most that the search adds: it only decides between equal topics. */
const SEARCH_SCORE_MAX = 0.45;
/** A question is about a topic from this score on, or with this many hints. */
const CERTAIN_SCORE = 1.5;
const CERTAIN_HINTS = 3;

/** Longer runs of letters are not words. */
const WORD_MAX = 40;
/** How much of a question is read, in words and in UTF-16 units. */
const WORDS_MAX = 300;
const SOURCE_MAX = 4_000;

/** The folded words of a question. Bulgarian in Latin letters is added in Cyrillic. */
export function comparedWords(text: string): string[] {
  const question = text.slice(0, SOURCE_MAX);
  const words = wordsOf(question)
    .filter((word) => word.length <= WORD_MAX)
    .slice(0, WORDS_MAX);
  const cyrillic = isLatinBulgarian(question) ? words.map(toCyrillic) : [];
  return [...words, ...cyrillic].map(fold);
}

/** Topics that a question mentions in any language, best match first. */
export function matchTopics(
  question: string,
  knowledge: Knowledge,
): { certain: TopicMatch[]; possible: TopicMatch[] } {
  const { topics, index, understanding } = knowledge;
  const words = comparedWords(question);
  const telling = [...new Set(words)].filter((word) => !understanding.emptyWords.has(word));
  const hits = new Map(index.search(telling).map((hit) => [hit.name, hit]));
  const best = Math.max(1, ...[...hits.values()].map(({ score }) => score));
  const matches = [...topics.keys()].map((name) => {
    const { strong, weak } = scoreOf(words, telling, index.signsOf(name), knowledge);
    const hit = hits.get(name);
    const spelled = strong + (hit?.corrected ?? 0) * CORRECTED_SCORE;
    const led = holdsAny(words, understanding.leads[name] ?? []);
    const searched = ((hit?.score ?? 0) / best) * SEARCH_SCORE_MAX;
    return {
      name,
      score: spelled + weak + searched + (led ? HINT_SCORE : 0),
      certain: spelled >= CERTAIN_SCORE || weak >= CERTAIN_HINTS,
      led,
    };
  });
  const possible = matches.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  const certain = possible.filter((match) => match.certain);
  return { certain: certain.length > 0 ? certain : possible.filter(({ led }) => led), possible };
}

function scoreOf(
  words: readonly string[],
  telling: readonly string[],
  signs: TopicSigns,
  { channels, understanding }: Knowledge,
): { strong: number; weak: number } {
  const phrases = signs.phrases.filter((phrase) => containsStems(words, phrase));
  const inPhrases = phrases.flatMap((phrase) => phrase.split(' '));
  const rest = telling.filter((word) => !inPhrases.some((part) => fitsStem(word, part)));
  const byTerm = rest.filter((word) => signs.terms.some((term) => fitsStem(word, term)));
  const counted = new Set(byTerm);
  const byHint = rest.filter(
    (word) =>
      !counted.has(word) &&
      signs.hints.some((hint) => fitsStem(word, hint)) &&
      !namesKindOfAnswer(word, understanding),
  );
  const isChannel = (word: string) =>
    Object.values(channels).some((channel) => holdsAny([word], channel.signs));
  const named = byTerm.filter(isChannel).length;
  return {
    strong:
      phrases.length * PHRASE_SCORE + (byTerm.length - named) * TERM_SCORE + named * CHANNEL_SCORE,
    weak: byHint.length * HINT_SCORE,
  };
}

/** Words such as “plan” and “week” name the kind of answer, not the topic. */
function namesKindOfAnswer(word: string, { intents, horizons }: Knowledge['understanding']) {
  const signs = [intents.plan, intents.draft, intents.list, ...Object.values(horizons)];
  return signs.some((list) => holdsAny([word], list));
}
