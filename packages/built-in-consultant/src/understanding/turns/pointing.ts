import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { languageOf } from '../../language/language-of.ts';
import { familyOf } from '../../recognition/label.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import type { Thread } from '../follow-up/thread-state.ts';
import { readAs } from '../read-as.ts';
import type { Reading } from '../reading.ts';
import type { Question } from '../thread.ts';

/** A longer message says what it is about. In words. */
const WORDS_MAX = 10;

const judging = lettered(
  /^[^\p{L}]*(?:(?:and|but|ok|okay|so|а|и|но|ами|добре)[, ]+)*(?:how (?:do|can|will|would|should) (?:i|we) (?:know|tell|see|measure|judge) (?:if |whether |that )?(?:it|this|that|they|any of (?:it|this))(?!\p{L})|как да (?:разбера|разберем|позная|познаем|преценя|преценим|измеря|измерим|видя) (?:дали|че) (?:това |то |те )?(?:работи|върви|действа|помага|има (?:смисъл|полза|ефект|резултат)|е имало|си струва|се отплаща|дава))/iu,
);

/** “How will I know that it works?” after advice, or after one was offered: by the sign of that advice. */
export function judgingAsked(
  question: Question,
  { last, isLatest, offered, language }: Thread,
  knowledge: Knowledge,
): Reading | null {
  const { query } = question;
  if (wordsOf(query).length > WORDS_MAX || !judging.test(inCyrillicIfBulgarian(query))) return null;
  const [first] = offered.filter((label) => ['topics', 'cards'].includes(familyOf(label)));
  const isLast = last !== null && isLatest;
  const label = isLast
    ? last.kind === 'topic'
      ? `topics/${last.topic}`
      : `cards/${last.card}`
    : first;
  if (label === undefined) return null;
  const own = languageOf(query, language);
  const of = isLast ? last : readAs(label, question, own, null, knowledge);
  return {
    ...{ kind: 'angle', about: 'general', name: 'sign', nearest: [label], language: own },
    of: of.kind === 'topic' || of.kind === 'card' ? of : null,
  };
}

const firstOnes = lettered(
  /^[^\p{L}]*(?:(?:and|but|ok|okay|so|а|и|но|ами|добре)[, ]+)*(?:what (?:would|should|could|are|will) (?:be )?(?:the |my |our )?(?:first )?(\d+) \p{L}+(?: be)?|(?:кои|какви) (?:да са|ще са|биха били|са) (?:първите |моите )?(\d+) \p{L}+)[^\p{L}]*$/iu,
);

/** “So what would the first 3 videos be?”: a list for the user's own case, which rules can't make up. */
export function firstOnesAsked(query: string, { reply, language }: Thread): Reading | null {
  const found = firstOnes.exec(inCyrillicIfBulgarian(query));
  const count = Number(found?.[1] ?? found?.[2] ?? 0);
  if (reply === '' || count === 0) return null;
  const asked = { form: 'list', count } as const;
  return { kind: 'cannot-write', asked, nearest: [], language: languageOf(query, language) };
}
