import { languageOf } from '../../language.ts';
import { sentencesOf, wordsOf } from '../../text.ts';
import type { Piece } from '../answers/piece.ts';
import { place } from '../answers/place.ts';
import { quote } from '../filling/quote.ts';
import { type WordPair, wordPairs } from '../filling/vocabulary.ts';
import { wordsFor } from '../understanding/signs.ts';
import { fold, stemOf } from '../understanding/stems.ts';
import { asksReader, canBeChecked, mixesAddress, usAndYou } from './measures.ts';

export interface Finding {
  kind:
    | 'vague'
    | 'long'
    | 'noProof'
    | 'aboutUs'
    | 'noAction'
    | 'exclamations'
    | 'mixedAddress'
    | 'avoided'
    | 'notUsed';
  text: string;
  /** The word that it is about, where there is one. */
  word: string;
}

/** Longer sentences are hard to follow, in words. */
const LONG_SENTENCE = 24;
/** A text has to prove something and ask for something from this many words on. */
const WHOLE_TEXT = 25;
/** Fields that a text of the business should show something of, the most telling first. */
const tellingFields = ['usp', 'competitiveAdvantage', 'painPoints'] as const;
const LONG_MAX = 2;
/** Words that are shown around a vague one. */
const WORDS_BEFORE = 3;
const WORDS_AFTER = 5;
const VAGUE_MAX = 3;

/** What rules find in a text, the gravest first. */
export function findingsIn(text: string, piece: Piece): Finding[] {
  const sentences = sentencesOf(text.replace(/\s*\n+\s*/g, '\n'));
  return [
    ...vagueWords(sentences, piece),
    ...longSentences(sentences, piece),
    ...wholeText(text, sentences, piece),
    ...wordChoice(text, piece),
    ...unusedFacts(text, piece),
  ];
}

function vagueWords(
  sentences: readonly string[],
  { knowledge, phrases, language }: Piece,
): Finding[] {
  const said = new Set<string>();
  const found = sentences.flatMap((sentence) => {
    return knowledge.remarks.flatMap(({ words: suspects, remark, inTexts }) => {
      const word = inTexts ? wordsFor(sentence, suspects) : null;
      if (word === null || [...said].some((other) => overlap(other, word))) return [];
      said.add(word);
      return [{ word, sentence, remark: remark[language] }];
    });
  });
  return found.slice(0, VAGUE_MAX).map(({ word, sentence, remark }) => ({
    kind: 'vague',
    word,
    text: place(phrases.review.vague, {
      ...{ word: quote(word, phrases), quote: quote(around(word, sentence), phrases), remark },
    }),
  }));
}

function overlap(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}

/** The word with some of what stands beside it. */
function around(word: string, sentence: string): string {
  const at = Math.max(0, sentence.toLowerCase().indexOf(word));
  const before = sentence.slice(0, at).split(/\s+/).filter(Boolean);
  const after = sentence.slice(at).split(/\s+/);
  const end = after.length > WORDS_AFTER ? '…' : '';
  const shown = [...before.slice(-WORDS_BEFORE), ...after.slice(0, WORDS_AFTER)].join(' ');
  return `${before.length > WORDS_BEFORE ? '…' : ''}${shown.replace(/[,;.:!]+$/, '')}${end}`;
}

function longSentences(sentences: readonly string[], { phrases }: Piece): Finding[] {
  return sentences
    .map((sentence) => ({ sentence, words: wordsOf(sentence).length }))
    .filter(({ words }) => words > LONG_SENTENCE)
    .toSorted((a, b) => b.words - a.words)
    .slice(0, LONG_MAX)
    .map(({ sentence, words }) => {
      const found = place(phrases.review.long, { words, quote: quote(sentence, phrases) });
      const at = splitOf(sentence);
      const split =
        at === '' ? '' : ` ${place(phrases.review.split, { quote: quote(at, phrases) })}`;
      return { kind: 'long', word: '', text: found + split };
    });
}

/** The words with which the second half of a long sentence could begin. */
function splitOf(sentence: string): string {
  const joints =
    /,\s+(?:и|а|но|като|която|който|което|които|защото|and|but|which|who|because|while)\s|;\s/giu;
  const middle = sentence.length / 2;
  const places = [...sentence.matchAll(joints)].map(({ index }) => index);
  const [nearest] = places.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (nearest === undefined) return '';
  const rest = sentence.slice(nearest).replace(/^[,;]\s+/, '');
  return `${rest
    .split(/\s+/)
    .slice(0, 4)
    .join(' ')
    .replace(/[,.;]+$/, '')}…`;
}

function wholeText(text: string, sentences: readonly string[], { phrases }: Piece): Finding[] {
  const { review } = phrases;
  const found: Finding[] = [];
  const add = (kind: Finding['kind'], words: string) => found.push({ kind, text: words, word: '' });
  const { us, you } = usAndYou(text);
  const whole = wordsOf(text).length >= WHOLE_TEXT;
  if (us >= 2 && us > you * 2) add('aboutUs', place(review.aboutUs, { us, you }));
  if (whole && !canBeChecked(text)) add('noProof', review.noProof);
  const last = sentences.at(-1) ?? '';
  if (whole && !asksReader(last)) {
    add('noAction', place(review.noAction, { quote: quote(last, phrases) }));
  }
  const exclamations = text.match(/!/g)?.length ?? 0;
  if (exclamations > 1) add('exclamations', place(review.exclamations, { count: exclamations }));
  if (mixesAddress(text)) add('mixedAddress', review.mixedAddress);
  return found;
}

function wordChoice(text: string, { values, phrases }: Piece): Finding[] {
  const words = new Set(wordsOf(text).map(fold).map(stemOf));
  const stands = ({ avoid }: WordPair) =>
    wordsOf(avoid).every((word) => words.has(stemOf(fold(word))));
  return wordPairs(values['vocabularyGuide'] ?? '')
    .filter(stands)
    .map(({ say, avoid }) => ({
      kind: 'avoided',
      word: avoid,
      text: place(phrases.review.avoided, {
        ...{ word: quote(avoid, phrases), say: quote(say, phrases) },
      }),
    }));
}

/** The first of the telling facts of which the text has no word, unless it has another of them. */
function unusedFacts(text: string, piece: Piece): Finding[] {
  const { values, phrases, input, knowledge, language } = piece;
  if (input.brandHubLocked || wordsOf(text).length < WHOLE_TEXT) return [];
  const stems = new Set(wordsOf(text).map(fold).map(stemOf));
  const facts = tellingFields.flatMap((field) => {
    const value = values[field] ?? '';
    if (languageOf(value, language) !== languageOf(text, language)) return [];
    const telling = wordsOf(value)
      .map(fold)
      .filter((word) => word.length > 3 && !knowledge.understanding.emptyWords.has(word));
    const used = telling.some((word) => stems.has(stemOf(word)));
    return telling.length === 0 ? [] : [{ field, value, used }];
  });
  const [first] = facts;
  if (first === undefined || facts.some(({ used }) => used)) return [];
  const field = quote(phrases.labels[first.field], phrases);
  const sentence = place(phrases.review.notUsed, { field, quote: quote(first.value, phrases) });
  return [{ kind: 'notUsed', word: '', text: sentence }];
}
