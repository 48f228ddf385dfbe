import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { languageOf } from '../../language/language-of.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import type { Thread } from '../follow-up/thread-state.ts';
import type { PartReading } from '../reading.ts';

/** A longer message names what it is about. In words. */
const WORDS_MAX = 9;
const cutting = lettered(
  /^[^\p{L}]*(?:(?:and|but|ok|okay|so|then|а|и|но|ами|добре|ок|значи|тогава)[,. ]+)*(?:(?:what|which)(?: (?:exactly|words?|parts?|bits?|ones?|sentences?))* (?:do|should|would|must|can) (?:i|we) (?:cut|delete|remove|take out|drop|change|replace|leave out)|(?:какво|кое|кои|кои думи|коя дума)(?: точно| думи)? да (?:се )?(?:махна|махнем|махам|изтрия|изтрием|премахна|сменя|сменим|заменя|променя|зачеркна))(?!\p{L})/iu,
);

/** The request for the words to cut from the text that was just checked; null if none was, or something else is asked. */
export function cutAsked(query: string, thread: Thread): PartReading | null {
  const { reply, pasted, language } = thread;
  if (reply === '' || pasted === '' || wordsOf(query).length > WORDS_MAX) return null;
  if (!cutting.test(inCyrillicIfBulgarian(query))) return null;
  return {
    ...{ kind: 'part', ask: 'cut', place: null, of: thread.last },
    language: languageOf(query, language),
  };
}
