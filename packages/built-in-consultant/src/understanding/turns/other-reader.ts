import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { inCyrillicIfBulgarian } from '../details.ts';
import { isText } from '../follow-up/change.ts';
import type { Thread } from '../follow-up/thread-state.ts';

/** A longer message says something of its own. In words. */
const WORDS_MAX = 7;
const readers =
  '(?:employees|staff|team|colleagues|customers|clients|regulars|guests|members|suppliers|partners|investors|parents|neighbours|students|subscribers|служител\\p{L}*|персонал\\p{L}*|екип\\p{L}*|колеги\\p{L}*|клиенти\\p{L}*|редовни\\p{L}*|гости\\p{L}*|членове\\p{L}*|доставчици\\p{L}*|партньори\\p{L}*|инвеститори\\p{L}*|родители\\p{L}*|съседи\\p{L}*|ученици\\p{L}*|абонати\\p{L}*)';
const turned = lettered(
  `^[^\\p{L}]*(?:(?:and|but|now|ok|the same|same|make it|write it|а|и|но|сега|същото|направи го|напиши го)[, ]+)*(?:for|to|за|до) ((?:our |my |the |all |нашите |моите |всички )*(?:\\p{L}+ )?${readers}(?: ни| ми)?)[^\\p{L}]*$`,
  'iu',
);
/** “Same but for the shop owners on the ground floor”: whoever that is. */
const same = lettered(
  /^[^\p{L}]*(?:(?:and|now|ok|а|и|сега)[, ]+)*(?:(?:the )?same(?: (?:thing|text|one))?|същото|същия текст|същата)(?:,? (?:but|но|само че))?,? (?:for|to|за|до) ((?:[\p{L}’'-]+ ?){1,7})[^\p{L}]*$/iu,
);
/** “Now one for the customer who is waiting”, „сега версия за финансовия му директор“, “a more personal one for him”. */
const version = lettered(
  /^[^\p{L}]*(?:[^.!?]{0,60}[.,]\s+)?(?:(?:and|now|ok|then|also|и|а|сега|добре|после)[, ]+)*(?:(?:please|can you|make|write|do|give me|i need|моля|напиши|направи|дай|трябва ми)[, ]+)*(?:(?:another|one|an?|second|the same|една|един|едно|друга|друг|втора) )?(?:(?:more |по-)?[\p{L}-]+ )?(?:one|version|версия|вариант|copy)(?! of)(?: [\p{L}-]+)? (?:for|to|за|до) (?!(?:a |the )?(?:website|instagram|facebook|linkedin|viber|whatsapp|sms|email|post|сайта?|фейсбук|инстаграм|вайбър|имейл|пост|уеб)(?!\p{L}))((?:[\p{L}’'-]+ ?){1,5})/iu,
);
const known = lettered(`(?<!\\p{L})${readers}(?!\\p{L})`, 'iu');
const SAME_WORDS = 12;
const VERSION_WORDS = 24;
const addressed = lettered(
  `(?<!\\p{L})(to|for|до|за) (?:our |my |the |all |нашите |моите |всички )*(?:\\p{L}+ )?${readers}(?: ни| ми)?(?!\\p{L})`,
  'iu',
);

/** “To my tenants that …”. */
const anyone = lettered(
  /(?<!\p{L})(to|до) (?:my|our|the|all|моите|нашите|всички) \p{L}+(?=,? (?:that|saying|telling|about|че)(?!\p{L}))/iu,
);
/** A channel or a language is another wish. */
const ofForm = lettered(
  /(?<!\p{L})(?:instagram|facebook|linkedin|viber|whatsapp|sms|e?mail|website|english|bulgarian|инстаграм|фейсбук|линкедин|вайбър|имейл\p{L}*|сайт\p{L}*|английски|български|\d+)(?!\p{L})/iu,
);

/** The readers that a few words after a text name, “and for our employees?”; null if they name none, or there is no text. */
export function otherReader(query: string, { text, whole, last }: Thread): string | null {
  // The sample text of an advice is not what was asked for.
  const hasText = whole !== null || (text && (last === null || isText(last)));
  if (!hasText || wordsOf(query).length > VERSION_WORDS) return null;
  const asked = inCyrillicIfBulgarian(query);
  const versioned = version.exec(asked)?.[1]?.trim() ?? '';
  if (versioned !== '' && !ofForm.test(versioned)) return versioned;
  if (wordsOf(query).length > SAME_WORDS) return null;
  const known = wordsOf(query).length > WORDS_MAX ? undefined : turned.exec(asked)?.[1];
  const other = same.exec(asked)?.[1]?.trim() ?? '';
  return known ?? (other === '' || ofForm.test(other) ? null : other);
}

/** The request of the last text with other readers; null if it names none. */
export function requestFor(reader: string, { whole }: Thread): string | null {
  if (whole === null) return null;
  // What others than the usual readers need to hear is not what the text says.
  if (!known.test(reader)) return null;
  const { request } = whole.text;
  const sign = [addressed, anyone].find((each) => each.test(request));
  return sign === undefined
    ? null
    : request.replace(sign, (_, word: string) => `${word} ${reader}`);
}
