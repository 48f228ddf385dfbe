import { wordsOf } from '../../text.ts';
import type { Knowledge } from '../knowledge.ts';
import { holdsAny } from './signs.ts';
import { comparedWords } from './topics.ts';

/** What is asked of a text, and the text. */
export interface Pasted {
  instruction: string;
  text: string;
}

/** A quotation is a text to look at from this many words on; fewer are a name or an expression. */
const QUOTED_WORDS = 4;
/** What follows a colon or a line break, after being asked to look at it, is one from this many words on. */
const FOLLOWING_WORDS = 3;
/** A message this long, in words, that asks for nothing is a text to look at. */
const LONG_WORDS = 70;
/** An instruction is rarely longer than this, in words. */
const INSTRUCTION_WORDS = 30;

/** The text that a message brings along to be looked at, and what is asked about it; null when there is none. */
export function pastedText(
  query: string,
  { understanding }: Pick<Knowledge, 'understanding'>,
): Pasted | null {
  const asksReview = (text: string) => holdsAny(comparedWords(text), understanding.intents.review);
  return quotedText(query, asksReview) ?? followingText(query, asksReview) ?? longText(query);
}

type Asks = (text: string) => boolean;

function quotedText(query: string, asksReview: Asks): Pasted | null {
  const found = [...query.matchAll(/[„“"«‘]([^“”"»„«]+)[“”"»’]/g)];
  const [longest] = found.toSorted((a, b) => (b[1] ?? '').length - (a[1] ?? '').length);
  const text = longest?.[1]?.trim() ?? '';
  if (longest === undefined || wordsOf(text).length < QUOTED_WORDS) return null;
  const instruction = query.replace(longest[0], ' ').trim();
  return asksReview(instruction) || wordsOf(instruction).length === 0
    ? { instruction, text }
    : null;
}

/** The instruction stands before the text, with a colon or on a line of its own, or after it on the last line. */
function followingText(query: string, asksReview: Asks): Pasted | null {
  const splits = [
    /^([^\n:]+):\s*([\s\S]+)$/.exec(query),
    /^([^\n]+)\n+([\s\S]+)$/.exec(query),
    /^()([\s\S]+)\n+([^\n]+)$/.exec(query),
  ];
  for (const split of splits) {
    if (!split) continue;
    const [, before = '', middle = '', after = ''] = split;
    const instruction = before || after;
    const short = wordsOf(instruction).length <= INSTRUCTION_WORDS;
    if (short && asksReview(instruction) && wordsOf(middle).length >= FOLLOWING_WORDS) {
      return { instruction: instruction.trim(), text: middle.trim() };
    }
  }
  return null;
}

function longText(query: string): Pasted | null {
  const words = wordsOf(query).length;
  const questions = query.match(/\?/g)?.length ?? 0;
  return words >= LONG_WORDS && questions === 0 ? { instruction: '', text: query.trim() } : null;
}
