import { lettered } from '@savet/text/lettered';
import { fold, stemOf } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';
import type { TopicCard } from './card.schema.ts';
import type { Topic } from './topic.schema.ts';

/** Whether the topics or their cards use a form of this word, which is then not the name of a business or person. */
export function commonWords(
  topics: readonly Topic[],
  cards: readonly TopicCard[],
): (word: string) => boolean {
  const texts = [...topics.flatMap(textOf), ...cards.flatMap(proseOf)];
  const forms = new Set(texts.flatMap(wordsOf).flatMap(formsOf));
  const names = new Set([...topics.flatMap(proseIn), ...cards.flatMap(proseOf)].flatMap(namesIn));
  return (word) => !names.has(fold(word)) && formsOf(word).some((form) => forms.has(form));
}

function formsOf(word: string): string[] {
  const whole = fold(word);
  return [stemOf(whole), whole];
}

function textOf({ name, steps }: Topic): string[] {
  return [name, ...steps.map(({ title }) => title)];
}

function proseIn({ sample, steps }: Topic): string[] {
  return [sample, ...steps.map(({ text }) => text)];
}

function proseOf({ answer, more }: TopicCard): string[] {
  return [answer, ...more];
}

/** Words with a capital letter in the middle of a sentence. */
function namesIn(text: string): string[] {
  return (text.match(lettered(/(?<=\p{Ll},? )\p{Lu}\p{L}+/gu)) ?? []).map(fold);
}
