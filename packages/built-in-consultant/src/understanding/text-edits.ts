import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import type { TextEdits } from '../changing/edited.ts';
import { inCyrillicIfBulgarian } from './details.ts';

/** A longer message says something of its own. In words. */
const WORDS_MAX = 10;
/** A name or a role with it. In words. */
const NAME_WORDS = 5;
const opening =
  '^[^\\p{L}]*(?:(?:and|but|ok|okay|now|please|pls|great|thanks|can you|could you|just|а|и|но|сега|добре|моля|може ли|можете ли|да)[,.! ]+)*';
const names: readonly RegExp[] = [
  `${opening}(?:sign(?: (?:it|this|off|the (?:e-?mail|letter|text|message|post)))*|signed|signature:?|put my name under it:?|my name is|use the name)(?: (?:as|by|with|from|off|the name|my name|name))*[:,]? (.+?)$`,
  `${opening}(?:end|finish|close) (?:it )?with (?:my name|the name|the signature)[:,]? (.+?)$`,
  `${opening}(?:подпиш\\p{L}*|с подпис|подпис:?|подписва(?:м се|т се)?)(?: (?:го|я|се|с|със|като|от|името|имейла|писмото|текста|ме|ни))*[:,]? (.+?)$`,
  `${opening}(?:казвам се|името ми е|от името на) (.+?)$`,
].map((pattern) => lettered(pattern, 'iu'));
/** “Sign it with my name”, „подпиши го от мен“: which name that is, nobody has said. */
const noName = lettered(
  /^(?:my|our|me|us|it|this|that|the|name|please|here|and|моето|нашето|мен|нас|името|фирмата|това|моля|там|тук|up|on|in|for)(?!\p{L})/iu,
);

const leaving =
  '(?:without|leave out|leave off|drop|remove|delete|cut|skip|take out|lose|no|без|махни|махнете|премахни|изтрий|изтрийте|изхвърли|пропусни|пропуснете|да няма|не слагай|извади)';
const sentence = '(?:sentence|line|paragraph|изречение(?:то)?|ред(?:а|ът)?|абзац(?:а|ът)?)';
const ordinals: readonly (readonly [number, string])[] = [
  [1, 'first|1st|opening|първ(?:о|ото|ия|ият)'],
  [2, 'second|2nd|втор(?:о|ото|ия|ият)'],
  [3, 'third|3rd|трет(?:о|ото|ия|ият)'],
  [-1, 'last|final|closing|последн(?:о|ото|ия|ият)'],
];
const cuts = ordinals.map(
  ([place, words]) =>
    [
      place,
      lettered(
        `${opening}(?:(?:the )?same,? |the text,? |it,? |this,? |същото,? |същия текст,? )?(?:but |но )?${leaving} (?:the |that |this |тази? )?(?:very )?(?:${words}) ${sentence}(?: please|,? моля| of it| от текста| at the end)?[\\s.!?]*$`,
        'iu',
      ),
    ] as const,
);

const noGreeting = lettered(
  `${opening}${leaving} (?:the |a |any )?(?:greeting|salutation|hello|поздрав(?:а|ът)?(?: в началото)?|обръщение(?:то)?)(?: please|,? моля)?[\\s.!?]*$`,
  'iu',
);

/** The edits of a text that a message asks for; null if it asks for something else. */
export function textEditsIn(query: string): TextEdits | null {
  if (wordsOf(query).length > WORDS_MAX) return null;
  const asked = inCyrillicIfBulgarian(query.trim());
  const cut = cuts.find(([, sign]) => sign.test(asked))?.[0] ?? null;
  const signer = cut === null ? signerIn(query.trim()) : null;
  const edits = { signer, cut: noGreeting.test(asked) ? 0 : cut };
  return edits.cut === null && signer === null ? null : edits;
}

function signerIn(query: string): string | null {
  for (const sign of names) {
    const name = sign
      .exec(query)?.[1]
      ?.replace(/[„“”"«».!?]/gu, '')
      .trim();
    if (name === undefined || name === '' || noName.test(name)) continue;
    // A name is written with a capital letter, or is one word.
    const isName = /^\p{Lu}/u.test(name) || wordsOf(name).length === 1;
    if (isName && wordsOf(name).length <= NAME_WORDS && !/\d/u.test(name)) return capital(name);
  }
  return null;
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
