import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { escapeMarkdown } from '../../../text/markdown.ts';
import type { PlainOrder } from '../../../understanding/plain-order/plain-order-type.ts';
import { notesOf, type ToldPart } from '../../../understanding/plain-order/told-parts.ts';
import { joined } from './joined.ts';
import { plainWords } from './plain-words.ts';

const LISTED_MIN = 3;
export const asking = lettered(
  /(?<!\p{L})(?:could|would|please|want|моля|молим|бихте|искам|искаме)(?!\p{L})|\?$/iu,
);
/** „Новия ни хляб“ as a subject. */
const definite = lettered(/^(\p{Lu}\p{Ll}+)ия (?=\p{L})/u);
const sold = lettered(/^(?:our|the|a|an)? ?(?:new|free|first|\p{L}+ day)|^нов|^безплат|ден/iu);

/** A post or a notice: what it is about, sentences, and notes in a list. */
export function newsBody(
  { topic, language, kind }: PlainOrder,
  parts: readonly ToldPart[],
): string[] | null {
  const sentences = parts
    .filter(({ isSentence }) => isSentence)
    .map(({ text }) => escapeMarkdown(text));
  const notes = parts
    .filter(({ isSentence }) => !isSentence)
    .flatMap(({ text }) => notesOf(text))
    .map((note) =>
      /^\d{1,4}[.,]\d\d$/u.test(note) ? `${plainWords[language].price}${note}` : note,
    );
  if (sentences.length + notes.length === 0 || kind === 'review') return null;
  const list = notes.map((note) => `- ${escapeMarkdown(note)}`).join('\n');
  const title =
    topic === '' ? '' : `**${capitalised(escapeMarkdown(topic)).replace(definite, '$1ият ')}**`;
  // Notes without anything that they belong to have the first of them as their title.
  if (title === '' && sentences.length === 0) {
    const [first = '', ...rest] = notes;
    if (rest.length < LISTED_MIN - 1 || /^\d/u.test(first)) return null;
    return [
      `**${escapeMarkdown(first)}**`,
      rest.map((note) => `- ${escapeMarkdown(note)}`).join('\n'),
    ];
  }
  const isAsking =
    asking.test(sentences.join(' ')) ||
    /\d{6,}|@|www|\bcall\b|пишете|обадете/iu.test([...sentences, ...notes].join(' '));
  return joined([
    title,
    sentences.join(' '),
    list,
    isAsking || notes.length === 0 || !sold.test(topic) ? '' : plainWords[language].callForMore,
  ]);
}
