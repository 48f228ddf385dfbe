import { fold, stemOf } from '../text/stems.ts';
import { wordsOf } from '../text/text.ts';
import type { Topic } from './topic.schema.ts';

/** Whether the topics use a form of this word, which is then not the name of a business or person. */
export function commonWords(topics: readonly Topic[]): (word: string) => boolean {
  const forms = new Set(topics.flatMap(textOf).flatMap(wordsOf).flatMap(formsOf));
  const names = new Set(topics.flatMap(namesIn));
  return (word) => !names.has(fold(word)) && formsOf(word).some((form) => forms.has(form));
}

function formsOf(word: string): string[] {
  const whole = fold(word);
  return [stemOf(whole), whole];
}

function textOf({ name, answer, why, steps }: Topic): string[] {
  return [name, answer, why, ...steps.map(({ title }) => title)];
}

/** Words with a capital letter in the middle of a sentence. */
function namesIn({ answer, why, steps, sample }: Topic): string[] {
  const text = [answer, why, sample, ...steps.map((step) => step.text)].join('\n');
  return (text.match(/(?<=\p{Ll},? )\p{Lu}\p{L}+/gu) ?? []).map(fold);
}
