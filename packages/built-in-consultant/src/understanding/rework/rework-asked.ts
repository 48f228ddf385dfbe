import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { quotedTexts } from '../../changing/quoted-texts.ts';
import type { Wish, Wished } from '../../changing/rework/wish.ts';
import { wishesIn } from '../../changing/rework/wishes-in.ts';
import { languageOf } from '../../language/language-of.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import { isText } from '../follow-up/change.ts';
import type { Thread } from '../follow-up/thread-state.ts';
import type { ReworkReading } from '../reading.ts';
import { ownLanguage } from '../whole-text/wanted.ts';
import { addedSentences, isClause } from './added-sentences.ts';

/** A wish about a text is rarely longer, in words. */
const WISH_WORDS = 18;
const LENGTH_MAX = 4_000;
/** Fewest words of a text that comes with the wish. */
const TEXT_WORDS = 4;
/** So many words of a wish may stay unknown; they are named. */
const REST_WORDS = 3;
/** A text with more of blanks is a frame. */
const BLANKS = 0.3;
/** The text before can be written anew with these, so they are left to that. */
const writtenAnew: readonly Wish['do'][] = [
  'add',
  'replace',
  'limit',
  'sentences',
  'shorter',
  'informal',
  'paragraphs',
];

/** A wish for a text that comes with it, or for the last one of the chat; null if a message wishes something else. */
export function reworkAsked(query: string, thread: Thread): ReworkReading | null {
  if (query.length > LENGTH_MAX) return null;
  return ownText(query, thread) ?? lastText(query, thread);
}

/** “Shorten this: …”, “Make it livelier” and the text below. */
function ownText(query: string, thread: Thread): ReworkReading | null {
  for (const [instruction, text] of splits(query.trim())) {
    if (wordsOf(instruction).length > WISH_WORDS || wordsOf(text).length < TEXT_WORDS) continue;
    const asked = inCyrillicIfBulgarian(instruction);
    if (orders.test(asked)) continue;
    const wished = understood(asked);
    if (wished === null || !wished.wishes.some(isOfText)) continue;
    return readingOf(text, wished, languageOf(instruction, thread.language), true);
  }
  return null;
}

/** “SMS to customers, max 160 characters: …” orders a text. */
const orders =
  /^(?:(?:a|an|short|кратък|кратко) )*(?:sms|text|e-?mail|message|post|notice|смс|имейл|съобщение|пост|писмо|обява) (?:to|for|до|на|за) /iu;

/** Whether a wish is about the text as a whole, not about an addition to it. */
function isOfText({ do: name }: Wish): boolean {
  return name !== 'add' && name !== 'replace';
}

/** The instruction and the text: quoted, after a colon or a line break, or before the last line. */
function splits(query: string): (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [];
  const open = /[„“"«]/u.exec(query);
  const close = Math.max(...['“', '”', '"', '»'].map((mark) => query.lastIndexOf(mark)));
  if (open !== null && close > open.index + 1)
    found.push([
      `${query.slice(0, open.index)} ${query.slice(close + 1)}`.trim(),
      query.slice(open.index + 1, close).trim(),
    ]);
  const colon = query.indexOf(':');
  if (colon > 0) found.push([query.slice(0, colon), query.slice(colon + 1).trim()]);
  const first = query.indexOf('\n');
  const last = query.lastIndexOf('\n');
  if (first > 0) found.push([query.slice(0, first), query.slice(first + 1).trim()]);
  if (last > 0) found.push([query.slice(last + 1), query.slice(0, last).trim()]);
  return found;
}

/** “Shorter, and don’t mention the price” adds nothing. */
const notToAdd = lettered(
  /(?:n[’']?t|(?<!\p{L})(?:not|never|не)) (?:add|mention|include|say|добав|спомен)/iu,
);

/** A message without a text of its own, about the one above. */
function lastText(query: string, thread: Thread): ReworkReading | null {
  if (wordsOf(query).length > WISH_WORDS || query.includes('\n')) return null;
  const wished = understood(inCyrillicIfBulgarian(query));
  if (wished === null) return null;
  const language = languageOf(query, thread.language);
  const { last, whole, shown, pasted } = thread;
  if (pasted !== '') return readingOf(pasted, wished, language, true);
  if (!thread.text || (last !== null && !isText(last) && !thread.isReworked)) return null;
  const said = wished.wishes.map((wish) => (wish.do === 'add' ? wish.text : '')).join(' ');
  const isSaid = isClause(said, ownLanguage(said));
  const isAnew = wished.wishes.every(({ do: name }) => writtenAnew.includes(name));
  // Several changes of a text that can be written anew are done at once.
  const isOnlySaid = isSaid && wished.wishes.length === 1;
  const texts = quotedTexts(shown);
  const [only] = texts;
  if (only === undefined || texts.length > 1) return null;
  const names = wished.wishes.map(({ do: name }) => name);
  const isBoth = names.includes('shorter') && names.includes('add') && !notToAdd.test(query);
  // Written anew with more to say, only a letter becomes shorter: one change after the other.
  const isInTurn = isBoth && !/^\*\*(?:Subject|Тема):/u.test(only.text);
  // A frame is left to those who fill it, but what they want to say has its place in it.
  const isOpen = isFrame(only.text);
  if (isOpen && !isSaid) return null;
  if (whole !== null && isAnew && !isOnlySaid && !isInTurn && !isOpen && !thread.isReworked)
    return null;
  return readingOf(only.text, withSentences(wished, only.text), language, false);
}

/** A frame is left to those who fill it. */
function isFrame(text: string): boolean {
  const blanks = text.match(/\[[^\]\n]*\]/gu)?.join('') ?? '';
  return blanks.length > text.length * BLANKS;
}

/** Null if an instruction wishes nothing, or too much else. */
function understood(instruction: string): Wished | null {
  const wished = wishesIn(instruction, ownLanguage(instruction));
  const isKnown = wished.wishes.length > 0 && wordsOf(wished.rest).length <= REST_WORDS;
  return isKnown && !/\?.*\?/su.test(instruction) ? wished : null;
}

/** Turns the additions into sentences of the text. */
function withSentences(wished: Wished, text: string): Wished {
  const language = ownLanguage(text);
  const wishes = wished.wishes.map((wish) =>
    wish.do === 'add'
      ? { ...wish, text: addedSentences(wish.text, language, true).join('\n') }
      : wish,
  );
  return { ...wished, wishes };
}

function readingOf(
  text: string,
  { wishes, rest }: Wished,
  language: ReworkReading['language'],
  isOwn: boolean,
): ReworkReading {
  return { kind: 'rework', text, wishes, rest, isOwn, language };
}
