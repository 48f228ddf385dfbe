import { containsStems, fitsStem, wordsOf } from '../text.ts';
import type { Topics } from './knowledge.ts';

export interface TopicMatch {
  name: string;
  score: number;
}

const PHRASE_SCORE = 3;
const TERM_SCORE = 2;
const HINT_SCORE = 1;
/** From this score on a question is about the topic: one term, or hints alone when there are three. */
const CERTAIN_SCORE = 2;
const CERTAIN_HINTS = 3;

/** Topics that a question touches on, the nearest first; terms of all languages count. */
export function matchTopics(
  question: string,
  topics: Topics,
): { certain: TopicMatch[]; possible: TopicMatch[] } {
  const words = wordsOf(question);
  const distinct = [...new Set(words)];
  const matches = [...topics].map(([name, languages]) => {
    const terms = Object.values(languages).flatMap((topic) => topic.terms);
    const hints = Object.values(languages).flatMap((topic) => topic.hints);
    return { name, ...scoreOf(words, distinct, terms, hints) };
  });
  const possible = matches.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  return { certain: possible.filter(({ certain }) => certain), possible };
}

function scoreOf(words: string[], distinct: string[], terms: string[], hints: string[]) {
  const single = terms.filter((term) => !term.includes(' '));
  const phrases = terms.filter((term) => term.includes(' ') && containsStems(words, term));
  const byTerm = distinct.filter((word) => single.some((term) => fitsStem(word, term)));
  const counted = new Set(byTerm);
  const byHint = distinct.filter(
    (word) => !counted.has(word) && hints.some((hint) => fitsStem(word, hint)),
  );
  const strong = phrases.length * PHRASE_SCORE + byTerm.length * TERM_SCORE;
  const weak = byHint.length * HINT_SCORE;
  return { score: strong + weak, certain: strong >= CERTAIN_SCORE || weak >= CERTAIN_HINTS };
}
