import { lettered } from '@savet/text/lettered';
import { holdsAny } from '@savet/text/signs';
import { wordsOf } from '@savet/text/text';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { comparedWords } from '../recognition/features.ts';
import { judgesOwnText } from './judging-own-text.ts';

/** A pasted text with the request about it. */
export interface Pasted {
  instruction: string;
  text: string;
}

/** The label of requests to check a text. */
const CHECK_TEXT = 'check-text/check-text';
/** Fewest words of a quotation to review; shorter ones are names or expressions. */
const QUOTED_WORDS = 4;
/** Fewest words of a text after a request and a colon or line break. */
const FOLLOWING_WORDS = 3;
/** A message of this many words without a question is a text to review. */
const LONG_WORDS = 70;
/** An instruction is rarely longer than this, in words. */
const INSTRUCTION_WORDS = 30;

/** “Improve: …”, „Оцени: …“: a verb alone is the whole request. */
const bareRequest =
  /^(?:please |pls |can you |could you |моля,? |може ли да )*(?:improve|check|rate|polish|fix|edit|proofread|review|assess|evaluate|critique|criticise|criticize|correct|judge|score|grade|tighten|sharpen|comment|feedback|opinion|thoughts|подобри|подобрете|провери|проверете|оцени|оценете|прегледай|прегледайте|поправи|поправете|коригирай|коригирайте|редактирай|редактирайте|изглади|изгладете|прецени|преценете|коментирай|коментирайте|критикувай|критикувайте|мнение|оценка|podobri|proveri|oceni|otseni|popravi)(?: (?:this|that|it|please|on|for me|това|го|моля|за))*[\s:–—-]*$/iu;
/** Fewest words of a quotation after such a request. */
const BARE_WORDS = 2;

/** The text in a message that is to be reviewed; null if there is none. */
export function pastedText(
  query: string,
  { understanding, recogniser }: Pick<Knowledge, 'understanding' | 'recogniser'>,
): Pasted | null {
  const asksReview = (text: string) =>
    judgesOwnText(text) ||
    bareRequest.test(text.trim()) ||
    holdsAny(comparedWords(text), understanding.intents.review) ||
    recogniser.classify(text, () => true)[0]?.label === CHECK_TEXT;
  return quotedText(query, asksReview) ?? followingText(query, asksReview) ?? longText(query);
}

type Asks = (text: string) => boolean;

function quotedText(query: string, asksReview: Asks): Pasted | null {
  const found = [
    ...query.matchAll(/[„“"«]([^„“”"»«]+)[“”"»]/g),
    // Single quotation marks: the text may have apostrophes, but no opening marks, see `quotation`.
    ...query.matchAll(lettered(/‘([^‘]+)’(?!\p{L})/gu)),
    ...query.matchAll(
      lettered(/(?<![\p{L}\p{N}])'((?:[^']|(?<=[\p{L}\p{N}])')+?)'(?![\p{L}\p{N}])/gu),
    ),
  ];
  const [longest] = found.toSorted((a, b) => (b[1] ?? '').length - (a[1] ?? '').length);
  const text = longest?.[1]?.trim() ?? '';
  if (longest === undefined) return null;
  const instruction = query.replace(longest[0], ' ').trim();
  const least = bareRequest.test(instruction) ? BARE_WORDS : QUOTED_WORDS;
  if (wordsOf(text).length < least) return null;
  return asksReview(instruction) || wordsOf(instruction).length === 0
    ? { instruction, text }
    : null;
}

/** The instruction comes before the text, with a colon or on its own line, or after it on the last line. */
function followingText(query: string, asksReview: Asks): Pasted | null {
  const splits = [
    /^([^\n:]+):\s*([\s\S]+)$/.exec(query),
    /^([^\n]+)\n+([\s\S]+)$/.exec(query),
    beforeLastLine(query),
  ];
  for (const split of splits) {
    if (!split) continue;
    const [, before = '', middle = '', after = ''] = split;
    const instruction = before || after;
    // “Rate: what is a fair price?” asks a question.
    if (bareRequest.test(instruction.trim()) && middle.trim().endsWith('?')) continue;
    const short = wordsOf(instruction).length <= INSTRUCTION_WORDS;
    if (short && asksReview(instruction) && wordsOf(middle).length >= FOLLOWING_WORDS) {
      return { instruction: instruction.trim(), text: middle.trim() };
    }
  }
  return null;
}

/** As `/^()([\s\S]+)\n+([^\n]+)$/` would match, which takes the square of the time for a text full of line breaks. */
function beforeLastLine(query: string): string[] | null {
  const end = query.lastIndexOf('\n');
  const [before, after] = [query.slice(0, Math.max(0, end)), query.slice(end + 1)];
  return before === '' || after === '' ? null : [query, '', before, after];
}

function longText(query: string): Pasted | null {
  const words = wordsOf(query).length;
  const questions = query.match(/\?/g)?.length ?? 0;
  return words >= LONG_WORDS && questions === 0 ? { instruction: '', text: query.trim() } : null;
}
