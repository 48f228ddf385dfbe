import { lettered } from '@savet/text/lettered';
import { join } from '../../text/markdown.ts';
import { messagesOf } from '../../understanding/thread.ts';

/** Shorter paragraphs and items may be said again. In words. */
const WORDS_MIN = 6;
/** Fewer words are no answer, in an answer that has lost a part. */
const ANSWER_WORDS = 25;

const listItem = /^(?:[-*] |\d+\. )/;
const heading = /^#{1,6} /;
const title = /^\*\*[^*\n]+\*\*$/;

/**
 * The blocks of an answer without the paragraphs and list items that an earlier answer of the chat has, and without headings,
 * titles and openings of lists that lose their text by it; null if what is left is no answer.
 */
export function unsaid(blocks: readonly string[], context: string): string | null {
  const answers = messagesOf(context).filter(({ sender }) => sender === 'assistant');
  const said = new Set(answers.flatMap((message) => partsOf(message.text)).map(compared));
  const isSaid = (part: string) =>
    !heading.test(part) && wordCount(part) >= WORDS_MIN && said.has(compared(part));
  const left = blocks.map((block) => withoutSaid(block, isSaid));
  const text = join(...left);
  if (text === join(...blocks)) return text;
  return wordCount(text.replace(/^#.*$/gm, '')) < ANSWER_WORDS ? null : text;
}

function withoutSaid(block: string, isSaid: (part: string) => boolean): string {
  const kept = block.split('\n\n').map((paragraph) => {
    if (!isList(paragraph)) return isSaid(paragraph) ? null : paragraph;
    const items = paragraph.split('\n').filter((item) => !isSaid(item));
    return items.length === 0 ? null : renumbered(items).join('\n');
  });
  return join(...withoutBare(kept));
}

/** Whether an earlier answer of the chat has this paragraph or item. */
export function isSaidBefore(part: string, context: string): boolean {
  const answers = messagesOf(context).filter(({ sender }) => sender === 'assistant');
  return answers.some(({ text }) =>
    partsOf(text).some((other) => compared(other) === compared(part)),
  );
}

/** Removes what introduces a part that is gone. */
function withoutBare(kept: readonly (string | null)[]): string[] {
  const left = [...kept];
  for (let index = left.length - 1; index >= 0; index -= 1) {
    const part = left[index];
    const next = left[index + 1];
    if (typeof part !== 'string') continue;
    const isGone = next === null && (title.test(part) || part.endsWith(':'));
    const following = left.slice(index + 1).find((other) => other !== null);
    const isBare = heading.test(part) && (following === undefined || heading.test(following));
    if (isGone || isBare) left[index] = null;
  }
  return left.filter((part) => part !== null);
}

function partsOf(text: string): string[] {
  return text.split('\n\n').flatMap((part) => (isList(part) ? part.split('\n') : [part]));
}

function isList(paragraph: string): boolean {
  return paragraph.split('\n').every((line) => listItem.test(line));
}

function renumbered(items: readonly string[]): string[] {
  return items.map((item, index) => item.replace(/^\d+\. /, `${index + 1}. `));
}

function compared(part: string): string {
  return part.replace(listItem, '').replace(/\*\*/g, '').replace(/\s+/g, ' ').trim();
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => lettered(/[\p{L}\p{N}]/u).test(word)).length;
}
