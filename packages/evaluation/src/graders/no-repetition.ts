import { type Grade, type GradedAnswer, gradeOf } from '../grade.ts';
import { blocksOf } from '../markdown/blocks.ts';
import { sentencesOf } from '../markdown/sentences.ts';
import { wordsOf } from '../words/words.ts';

/** Shorter paragraphs and sentences may occur again: “Thank you!”, a heading, a signature. */
const PARAGRAPH_WORDS_MIN = 6;
const SENTENCE_WORDS_MIN = 4;
/** A sentence of the conversation that is this long is copied, not met by chance. */
const COPIED_WORDS_MIN = 8;

/** Nothing is said twice, and nothing of the conversation is said again. */
export function noRepetition({ question, text }: GradedAnswer): Grade {
  const paragraphs = blocksOf(text)
    .filter(({ kind }) => kind !== 'heading')
    .map((block) => keyOf(block.text));
  const sentences = sentencesOf(text).map(keyOf);
  const changesText = question.expects.form === 'text';
  const earlier = new Set(
    (question.context ?? [])
      .filter(({ sender }) => sender === 'assistant')
      .flatMap((message) => sentencesOf(message.text).map(keyOf)),
  );
  return gradeOf([
    ...repeated(long(paragraphs, PARAGRAPH_WORDS_MIN), 2).map((key) => `twice: “${key}”`),
    ...repeated(long(sentences, SENTENCE_WORDS_MIN), 3).map((key) => `three times: “${key}”`),
    ...(changesText ? [] : long(sentences, COPIED_WORDS_MIN))
      .filter((key) => earlier.has(key))
      .map((key) => `again from the conversation: “${key}”`),
  ]);
}

function keyOf(text: string): string {
  return wordsOf(text).join(' ');
}

function long(keys: readonly string[], words: number): string[] {
  return keys.filter((key) => key.split(' ').length >= words);
}

/** The keys that occur at least so many times. */
function repeated(keys: readonly string[], times: number): string[] {
  return keys.filter(
    (key, index) => keys.slice(0, index + 1).filter((one) => one === key).length === times,
  );
}
