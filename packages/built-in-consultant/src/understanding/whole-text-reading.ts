import type { Language } from '@savet/contract/languages';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { PurposeName } from '../knowledge/purposes.schema.ts';
import type { FrameKind } from '../knowledge/skeletons.schema.ts';
import { familyOf } from '../recognition/label.ts';
import { inCyrillicIfBulgarian } from './details.ts';
import type { Thread } from './follow-up/thread-state.ts';
import { mayNeedPerson } from './frame-reading.ts';
import type { FrameReading, WholeTextReading } from './reading.ts';
import type { Verdict } from './verdict/verdict.ts';
import { mannerIn } from './whole-text/brief/manner.ts';
import { formAskedFor, formNamed, purposesAsked, REQUEST_LENGTH } from './whole-text/request.ts';
import { addsTo, isSayable } from './whole-text/wanted.ts';

/** Families whose messages are about no text, and those that want none. */
const apart = ['sensitive', 'savet', 'talk'];
const textless = ['facts', 'brand-hub', 'check-text'];
/** Kinds of text that say what happened, and need no form of their own. */
const writtenKinds: readonly FrameKind[] = [
  ...(['email', 'letter', 'message', 'notice', 'advert', 'post'] as const),
];

interface InThread {
  thread: Thread;
  verdict: Verdict;
  /** The language that the message wishes. */
  wanted: Language | null;
  language: Language;
  isPasted: boolean;
}

/** A whole text that a message asks for, or the last one of the chat with what it wishes; null for any other message. */
export function wholeTextInThread(
  query: string,
  { thread, verdict, wanted, language, isPasted }: InThread,
  knowledge: Knowledge,
): WholeTextReading | null {
  const family = verdict.kind === 'certain' ? familyOf(verdict.label) : '';
  if (apart.includes(family)) return null;
  const changed =
    thread.whole === null ? null : changedWholeText(query, thread.whole, wanted, knowledge);
  if (changed !== null && adding.test(query)) return changed;
  if (textless.includes(family)) return changed;
  return wholeTextReading({ query, isPasted }, language, knowledge) ?? changed;
}

/** A request for a text whose purpose is known, and which says enough for it; null for any other message. */
function wholeTextReading(
  { query, isPasted }: { query: string; isPasted: boolean },
  language: Language,
  knowledge: Knowledge,
): WholeTextReading | null {
  const purpose = purposesAsked(query, knowledge)
    // A pasted text is to be checked, unless it is a review to reply to.
    .filter((name) => !isPasted || name.startsWith('review-reply'))
    .find((name) => isSayable(name, query, knowledge));
  if (purpose === undefined || mayNeedPerson(query, knowledge)) return null;
  return readingFor(purpose, query, language, knowledge);
}

/** A text from what a request says, if no purpose of its own is known; null if it says too little. */
export function generalTextReading(
  { frame, language }: FrameReading,
  query: string,
  knowledge: Knowledge,
): WholeTextReading | null {
  if (!writtenKinds.includes(frame) || query.length > REQUEST_LENGTH) return null;
  return isSayable('general', query, knowledge)
    ? readingFor('general', query, language, knowledge)
    : null;
}

function readingFor(
  purpose: PurposeName,
  query: string,
  language: Language,
  knowledge: Knowledge,
): WholeTextReading {
  const { isShort, ...manner } = mannerIn(query);
  const asked = formAskedFor(query, purpose, knowledge);
  const form = isShort && asked === 'mail' ? 'short' : asked;
  return {
    kind: 'whole-text',
    text: { purpose, request: query, added: [], form, ...manner },
    language,
  };
}

/** A wish about the last text is rarely longer, in words and in UTF-16 units. */
const WISH_WORDS = 14;
const WISH_LENGTH = 160;
const FORM_WISH_WORDS = 5;
const shorterSigns =
  /(?<!\p{L})(?:short(?:er)?|briefer|too long|по-кратк\p{L}*|по-къс\p{L}*|съкрати|накратко|po-kratk\p{L}*|скъси)(?!\p{L})/iu;
const asWish =
  /^\s*(?:(?:and|but|now|ok(?:ay)?|please|pls|can you|could you|great|thanks|а|и|но|сега|добре|моля|супер|може ли|ами)[, ]+)*(?:make (?:it|this)|do it|put it|add|include|mention|write it|the same|same|with|without|for|as|in|from|on|until|till|at|max|up to|under|rewrite it|turn it|добави\p{L}*|сложи\p{L}*|включи\p{L}*|спомени\p{L}*|направи\p{L}* го|същото|същия|за|с|със|без|като|в|във|на|от|до|макс|най-много|но с|и с|its?|the price|price|цената|(?:his|her|the (?:client|customer|guest)[’']s) name|името на|казва се|името)(?!\p{L})/iu;

/** The last text with what a short message wishes: another form, register, language, or a detail more. */
function changedWholeText(
  query: string,
  last: WholeTextReading,
  language: Language | null,
  knowledge: Knowledge,
): WholeTextReading | null {
  const words = query.split(/\s+/u).length;
  if (words > WISH_WORDS || query.length > WISH_LENGTH) return null;
  const { text } = last;
  const { register, hasEmoji, isFirm } = mannerIn(inCyrillicIfBulgarian(query));
  const form = asWish.test(query) || words <= 4 ? formNamed(query) : null;
  const changed = {
    ...text,
    ...(form === null ? {} : { form }),
    ...(register === 'plain' ? {} : { register }),
    isFirm: text.isFirm || isFirm,
    hasEmoji:
      /(?<!\p{L})(?:no|without|без) (?:the )?(?:emojis?|емоджи\p{L}*|емотикон\p{L}*)/iu.test(query)
        ? false
        : text.hasEmoji || hasEmoji,
    ...(shorterSigns.test(query) && text.form === 'mail' ? { form: 'short' as const } : {}),
  };
  const isAdding = asWish.test(query) && form === null && addsTo(text, query, knowledge);
  const whole = isAdding ? { ...changed, added: [...text.added, query] } : changed;
  // “And for LinkedIn?” after a post gets the same post.
  const isChanged =
    form !== null ||
    JSON.stringify(whole) !== JSON.stringify(text) ||
    (language !== null && language !== last.language);
  return isChanged ? { ...last, text: whole, language: language ?? last.language } : null;
}

const adding =
  /^\s*(?:(?:and|but|now|please|а|и|но|сега|моля|може ли да)[, ]+)*(?:add|include|mention|make (?:it|this|that)|the same|same|добав\p{L}*|сложи\p{L}*|включи\p{L}*|спомени\p{L}*|направи\p{L}* го|същото)(?!\p{L})/iu;

/** Whether a few words wish another form or channel for a text: “and for LinkedIn?”. */
export function wishesForm(query: string): boolean {
  return (
    query.split(/\s+/u).length <= FORM_WISH_WORDS && asWish.test(query) && formNamed(query) !== null
  );
}
