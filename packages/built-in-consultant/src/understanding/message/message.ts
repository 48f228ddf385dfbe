import type { Language } from '@savet/contract/languages';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { languageOf } from '../../language/language-of.ts';
import { comparedWords } from '../../recognition/features.ts';
import type { Thread } from '../follow-up/thread-state.ts';
import { wishesLanguage, withoutChannels, withoutWish } from '../forms/language-signs.ts';
import { languageAsked } from '../intents.ts';
import type { Pasted } from '../pasted.ts';
import type { Question } from '../thread.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { verdictOn } from './verdict-on.ts';

/** “In English, please” is about the answer before: what is left beside the language says nothing. */
const BARE_WISH_WORDS = 1;

/** A message in its thread, with what is known of it before it is read. */
export interface Message {
  question: Question;
  thread: Thread;
  knowledge: Knowledge;
  /** The text that comes with an instruction, as “check this: …”. */
  pasted: Pasted | null;
  /** The question itself: the instruction of a pasted text, or the whole message. It can be empty. */
  asking: string;
  words: readonly string[];
  /** The language that the message wishes. */
  wanted: Language | null;
  language: Language;
  /** The question, without the wish for a language. */
  text: string;
  /** Whether there is an answer that the message can be about. */
  hasThread: boolean;
  /** Whether the message only wishes a language. */
  isBareWish: boolean;
  verdict: Verdict;
}

/** “And … please” says nothing. */
const courtesy =
  /^(?:and|now|please|pls|ok|same|the|too|can|could|you|i|have|get|give|say|write|show|tell|it|this|that|me|all|version|answer|а|и|сега|моля|добре|същото|може|ли|да|даи|даите|кажи|кажете|напиши|покажи|искам|ми|го|я|това|отговора|всичко|цялото)$/u;

function ownWordsOf(text: string): string[] {
  return comparedWords(text).filter((word) => !courtesy.test(word));
}

export function messageOf(
  question: Question,
  pasted: Pasted | null,
  thread: Thread,
  knowledge: Knowledge,
): Message {
  const { query } = question;
  const asking = pasted ? pasted.instruction : query;
  const words = comparedWords(asking);
  const named = languageAsked(words, knowledge);
  const wanted = named !== null && wishesLanguage(asking, named, knowledge) ? named : null;
  const own = languageOf(withoutChannels(asking || query, knowledge), thread.language);
  const text = withoutWish(asking, wanted, knowledge);
  const hasText = thread.text || thread.whole !== null;
  const hasThread = thread.last !== null || hasText || thread.sum !== null;
  const isBareWish = wanted !== null && ownWordsOf(text).length <= BARE_WISH_WORDS;
  const verdict: Verdict =
    hasThread && isBareWish ? { kind: 'none' } : verdictOn(text, hasThread, knowledge);
  return {
    ...{ question, thread, knowledge, pasted, asking, words, wanted },
    ...{ language: wanted ?? own, text, hasThread, isBareWish, verdict },
  };
}
