import { quotationsIn, withoutQuotations } from '@savet/text/quotations';
import type { GradedAnswer } from '../grade.ts';
import { type Block, type BlockKind, blocksOf, textOf } from '../markdown/blocks.ts';
import type { Form } from '../schema.ts';
import { countWords } from '../words/words.ts';
import { isClosingRemark, isPreamble } from './preamble.ts';

/** An answer in two parts. */
export interface Parts {
  /** What is meant for others, ready to copy. */
  draft: Block[];
  /** What is said to the reader. */
  remarks: Block[];
}

const setApart: ReadonlySet<BlockKind> = new Set(['quote', 'code']);
/** Share of an answer's words from which quoted blocks are the text that was asked for. */
const QUOTED_SHARE = 0.3;

const byForm: Record<Form, (blocks: Block[]) => Parts> = {
  text: divideText,
  advice: divideAdvice,
  list: divideAdvice,
  table: divideAdvice,
  refusal: divideAdvice,
};

/** Divides an answer into drafts for others and remarks to the reader. */
export function divide({ question, text }: GradedAnswer): Parts {
  const { form, characters } = question.expects;
  const blocks = blocksOf(text);
  // Entries that have to fit somewhere are used as they are: slogans, names, headlines.
  return form === 'list' && characters ? divideEntries(blocks) : byForm[form](blocks);
}

function divideEntries(blocks: Block[]): Parts {
  return {
    draft: blocks.filter(({ kind }) => kind === 'item'),
    remarks: blocks.filter(({ kind }) => kind !== 'item'),
  };
}

/** In advice, only quotations and quoted blocks are drafts. */
function divideAdvice(blocks: Block[]): Parts {
  const { quoted, own } = separate(blocks);
  const quotations = quotationsIn(textOf(own)).flatMap(blocksOf);
  return {
    draft: [...quoted, ...quotations],
    remarks: own.map((block) => ({ ...block, text: withoutQuotations(block.text) })),
  };
}

/** A text that was asked for is a draft, except for words around it. */
function divideText(blocks: Block[]): Parts {
  const { quoted, own } = separate(blocks);
  if (countWords(textOf(quoted)) >= QUOTED_SHARE * countWords(textOf(blocks))) {
    return { draft: quoted, remarks: own };
  }
  const start = blocks[0] && isPreamble(blocks[0].text) ? 1 : 0;
  const end = endOfDraft(blocks);
  return {
    draft: blocks.slice(start, end),
    remarks: [...blocks.slice(0, start), ...blocks.slice(end)],
  };
}

function separate(blocks: readonly Block[]): { quoted: Block[]; own: Block[] } {
  const quoted = blocks.filter(({ kind }) => setApart.has(kind));
  return {
    quoted: quoted.flatMap(({ text }) => blocksOf(text)),
    own: blocks.filter(({ kind }) => !setApart.has(kind)),
  };
}

/** A rule in front of remarks ends the draft; otherwise the first of the closing remarks does. */
function endOfDraft(blocks: Block[]): number {
  const lastRule = blocks.findLastIndex(({ kind }) => kind === 'rule');
  const after = blocks.slice(lastRule + 1);
  if (lastRule > 0 && after.some(({ text }) => isClosingRemark(text))) return lastRule;
  let end = blocks.length;
  while (end > 1 && isClosingRemark(blocks[end - 1]?.text ?? '')) end -= 1;
  return end;
}
