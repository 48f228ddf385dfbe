import { type Block, textOf } from '../markdown/blocks.ts';
import { plainText } from '../markdown/plain.ts';
import { countWords } from '../words/words.ts';

/** A remark on the length of a variant: “(28 characters)”, “– 27 знака”. */
const count =
  /\s*(?:[([–—-]\s*)?\d+\s*(?:characters?|chars?|words?|знака?|символа?|думи)?\s*[)\]]?$/iu;
const countRemark = /\d+\s*(?:characters?|chars?|words?|знака?|символа?|думи)\s*[)\]]?$|\(\d+\)$/iu;
/** A label in front of a variant: “Variant 2:”, “1.”. */
const label =
  /^(?:\*\*)?(?:(?:variant|option|version|headline|title|вариант|заглавие|опция)\s*)?\d+[.):]\s*(?:\*\*)?\s*/iu;
const marked = /^(?:\*\*(.+?)\*\*|„([^“”]+)[“”]|“([^”]+)”|"([^"]+)"|`([^`]+)`)(?=$|[\s:.,;–—-])/u;

/** Numbers of the entries that an answer may be seen to have; the right one is any of them. */
export function entryCounts(blocks: readonly Block[]): number[] {
  const all = entriesOf(blocks);
  const runs = runsOf(blocks);
  return [all.length, ...runs];
}

/** The entries of a list: items of the outermost level; else numbered headings or paragraphs, else lines. */
export function entriesOf(blocks: readonly Block[]): string[] {
  const items = blocks.filter(({ kind }) => kind === 'item');
  const outermost = Math.min(...items.map(({ indent }) => indent));
  const outer = items.filter(({ indent }) => indent <= outermost + 1);
  const ordered = outer.filter(({ ordered }) => ordered);
  const titled = blocks.filter(
    ({ kind, text }) => (kind === 'heading' || kind === 'paragraph') && label.test(text),
  );
  const chosen = [ordered, titled, outer].find(({ length }) => length >= 2);
  return (chosen ?? []).map(({ text }) => text);
}

/** Lengths of the lists that nothing but their own sub-items interrupts. */
function runsOf(blocks: readonly Block[]): number[] {
  const runs: number[] = [];
  let length = 0;
  for (const { kind, indent } of [...blocks, { kind: 'rule', indent: 0 }]) {
    if (kind === 'item') length += indent < 2 ? 1 : 0;
    else if (length > 0) {
      runs.push(length);
      length = 0;
    }
  }
  return runs;
}

/** An entry as it will be used: without label, marks, and what is said about it. */
export function wordingOf(entry: string): string {
  const unlabelled = entry.replace(label, '').trim();
  const [, ...inner] = marked.exec(unlabelled) ?? [];
  const wording = inner.find((part) => part !== undefined) ?? plainText(unlabelled);
  return (countRemark.test(wording) ? wording.replace(count, '') : wording).trim();
}

/** The variants of a short text: its list, or its lines if it has none. */
export function variantsOf(draft: readonly Block[]): string[] {
  const entries = entriesOf(draft);
  const lines = textOf(draft.filter(({ kind }) => kind !== 'heading')).split('\n');
  return (entries.length > 0 ? entries : lines.filter((line) => countWords(line) > 0)).map(
    wordingOf,
  );
}
