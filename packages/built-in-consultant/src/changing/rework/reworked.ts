import type { Language } from '@savet/contract/languages';
import { sentencesOf } from '@savet/text/text';
import { lengthIn, shortenedTo } from '../../text/length.ts';
import { inRegister } from '../register.ts';
import { warmer } from '../warmer.ts';
import { withAdditions } from './addition.ts';
import { briefer } from './briefer.ts';
import { withEmoji, withoutEmoji } from './emoji.ts';
import { type FixOwn, fixed } from './fixed.ts';
import { framed, whole } from './frame-lines.ts';
import { withHashtags, withoutHashtags } from './hashtags.ts';
import { livelier } from './livelier.ts';
import { politer } from './politer.ts';
import { withQuestion } from './question.ts';
import type { Wish } from './wish.ts';

export interface Reworked {
  text: string;
  done: readonly Wish['do'][];
  /** Wishes that rules could not fulfil. */
  undone: readonly Wish['do'][];
  /** Whether it leaves a blank in place of a claim. */
  isOpen: boolean;
}

/** The sequence of the changes: words, then the manner, then the parts around the text, and the length at the end. */
const order: readonly Wish['do'][] = [
  ...(['replace', 'fix', 'informal', 'formal', 'warmer', 'shorter', 'livelier', 'add'] as const),
  ...(['no-exclamation', 'no-emoji', 'no-hashtags', 'question', 'emoji', 'hashtags'] as const),
  ...(['sentences', 'paragraphs', 'limit'] as const),
];

/** A text with what is wished for it, as far as rules can do it. */
export function reworked(
  text: string,
  wishes: readonly Wish[],
  language: Language,
  own: FixOwn,
): Reworked {
  const done: Wish['do'][] = [];
  const undone: Wish['do'][] = [];
  let now = text;
  let isOpen = false;
  const isMore = wishes.some((wish) => wish.do === 'add');
  for (const wish of wishes.toSorted((a, b) => order.indexOf(a.do) - order.indexOf(b.do))) {
    const made = stepOf(now, wish, language, own);
    // A text that only loses its blanks, and is then to say more, is not shorter.
    const isSame = made !== null && saidIn(made.text) === saidIn(now);
    const step = wish.do === 'shorter' && isSame && isMore ? null : made;
    if (step === null) undone.push(wish.do);
    else {
      done.push(wish.do);
      now = step.text;
      isOpen ||= step.isOpen === true;
      if (step.isWhole === false) undone.push(wish.do);
    }
  }
  return { text: now, done, undone, isOpen };
}

const thanks: Record<Language, string> = {
  EN: 'Thank you, and all the best!',
  BG: 'Благодарим Ви и всичко добро!',
};
const hasThanks = /thank|благодар/iu;

/** A few lines without a greeting or a closing can still say thanks. */
function thanked(text: string, language: Language): string | null {
  return hasThanks.test(text) ? null : withAdditions(text, [thanks[language]], language);
}

interface Step {
  text: string;
  isOpen?: boolean;
  isWhole?: boolean;
}

function stepOf(text: string, wish: Wish, language: Language, own: FixOwn): Step | null {
  const plain = (changed: string | null): Step | null =>
    changed === null || changed === text ? null : { text: changed };
  switch (wish.do) {
    case 'shorter':
      return plain(briefer(text, language));
    case 'formal':
      return politer(text, language);
    case 'informal':
      return plain(inRegister(text, 'informal', language));
    case 'warmer':
      return plain(warmer(text, language) ?? thanked(text, language));
    case 'livelier':
      return plain(livelier(text, language));
    case 'question':
      return plain(withQuestion(text, language));
    case 'fix':
      return fixed(text, language, own);
    case 'emoji':
      return plain(withEmoji(text, wish.count));
    case 'hashtags':
      return plain(withHashtags(text, wish.count, language));
    case 'no-emoji':
      return { text: withoutEmoji(text) ?? text };
    case 'no-hashtags':
      return { text: withoutHashtags(text) ?? text };
    case 'no-exclamation':
      return { text: text.replace(/(?<=[.?])!+|!+(?=[.?])/gu, '').replace(/!+/gu, '.') };
    case 'replace':
      return plain(replaced(text, wish.from, wish.to));
    case 'add':
      return plain(withAdditions(text, wish.text.split('\n'), language));
    case 'limit':
      return plain(withinLimit(text, wish.limit, language)) ?? fits(text, wish.limit);
    case 'sentences':
      return plain(inSentences(text, wish.count));
    case 'paragraphs':
      return framed(text).body.split(/\n{2,}/u).length === wish.count ? { text } : null;
  }
}

/** A text without blanks, in one line. */
function saidIn(text: string): string {
  return text
    .replace(/\[[^\]\n]*\]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

function fits(
  text: string,
  { max, unit }: { max: number; unit: 'words' | 'characters' },
): Step | null {
  return lengthIn(text, unit) <= max ? { text } : null;
}

function withinLimit(
  text: string,
  limit: { max: number; unit: 'words' | 'characters' },
  language: Language,
): string | null {
  const brief = lengthIn(text, limit.unit) <= limit.max ? text : (briefer(text, language) ?? text);
  return shortenedTo(brief, limit);
}

/** As many sentences, if there are more of them. */
function inSentences(text: string, count: number): string | null {
  const parts = framed(text);
  const sentences = sentencesOf(parts.body.replace(/\n+/gu, ' '));
  if (sentences.length < count) return null;
  return whole({ ...parts, body: sentences.slice(0, count).join(' ') });
}

function replaced(text: string, from: string, to: string): string | null {
  const at = text.toLowerCase().indexOf(from.toLowerCase());
  if (at < 0 || from === '') return null;
  return text.slice(0, at) + to + text.slice(at + from.length);
}
