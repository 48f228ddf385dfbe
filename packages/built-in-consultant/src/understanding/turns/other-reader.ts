import { wordsOf } from '@savet/text/text';
import { inCyrillicIfBulgarian } from '../details.ts';
import { isText } from '../follow-up/change.ts';
import type { Thread } from '../follow-up/thread-state.ts';

/** A longer message says something of its own. In words. */
const WORDS_MAX = 7;
const readers =
  '(?:employees|staff|team|colleagues|customers|clients|regulars|guests|members|suppliers|partners|investors|parents|neighbours|students|subscribers|служител\\p{L}*|персонал\\p{L}*|екип\\p{L}*|колеги\\p{L}*|клиенти\\p{L}*|редовни\\p{L}*|гости\\p{L}*|членове\\p{L}*|доставчици\\p{L}*|партньори\\p{L}*|инвеститори\\p{L}*|родители\\p{L}*|съседи\\p{L}*|ученици\\p{L}*|абонати\\p{L}*)';
const turned = new RegExp(
  `^[^\\p{L}]*(?:(?:and|but|now|ok|the same|same|make it|write it|а|и|но|сега|същото|направи го|напиши го)[, ]+)*(?:for|to|за|до) ((?:our |my |the |all |нашите |моите |всички )*(?:\\p{L}+ )?${readers}(?: ни| ми)?)[^\\p{L}]*$`,
  'iu',
);
const addressed = new RegExp(
  `(?<!\\p{L})(to|for|до|за) (?:our |my |the |all |нашите |моите |всички )*(?:\\p{L}+ )?${readers}(?: ни| ми)?(?!\\p{L})`,
  'iu',
);

/** The readers that a few words after a text name, “and for our employees?”; null if they name none, or there is no text. */
export function otherReader(query: string, { text, whole, last }: Thread): string | null {
  // The sample text of an advice is not what was asked for.
  const hasText = whole !== null || (text && (last === null || isText(last)));
  if (!hasText || wordsOf(query).length > WORDS_MAX) return null;
  return turned.exec(inCyrillicIfBulgarian(query))?.[1] ?? null;
}

/** The request of the last text with other readers; null if it names none. */
export function requestFor(reader: string, { whole }: Thread): string | null {
  if (whole === null || !addressed.test(whole.text.request)) return null;
  return whole.text.request.replace(addressed, (_, word: string) => `${word} ${reader}`);
}
