import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { inCyrillicIfBulgarian } from '../details.ts';

/** “Is it because it’s free to cancel?”: the cause follows. */
const before = lettered(
  /(?<!\p{L})(?:(?:is|was|could|can|might|may) (?:it|this|that) (?:be )?(?:just |only |maybe |simply )*(?:because(?: of)?|due to|down to|since)|(?<=[,.?!–-] ?(?:or |maybe )?)is it(?= (?:the|our|my) (?!right|best|good|same|first))|(?:is|are) (?:my|our|the) (?!reason|problem|cause)(\p{L}+(?: \p{L}+){0,3}) (?:the (?:reason|problem|cause)|to blame)|дали (?:не )?(?:е |са |идва )?(?:от|заради|защото|понеже)(?! (?:кого|къде))|(?:от|заради) това ли,? че|защото ли|(?:да не би|да не) (?:да )?(?:е|са) (?:от|заради|защото)|(?:в|от|заради) ((?!(?:това|тях|него|нея)(?!\p{L}))\p{L}+(?: \p{L}+){0,3}) ли (?:е|са|идва|се дължи))(?!\p{L})/iu,
);
/** “…, is that it?”: the cause stands before. */
const after = lettered(
  /(?<!\p{L})(?:(?:is|was|could|can|might) (?:that|this|it) (?:be )?(?:it|why|the (?:reason|cause|problem)|what(?:[’']s| is) wrong)|(?:that|this) (?:might|may|could|must) be (?:it|why|the reason)|(?:от|заради) (?:това|тях|него|нея) ли(?: (?:е|са|идва|ще е))?|това ли (?:е|ще е)(?: причината| проблемът| проблема)?|дали (?:не )?(?:е |са |идва )?(?:от|заради) (?:това|тях|него|нея)|да не (?:е|са) (?:от|заради) (?:това|тях|него|нея)|възможно ли е (?:от|заради) (?:това|тях|него))[\s?.!]*$/iu,
);
/** “Is it it?” names no cause. In UTF-16 units. */
const LETTERS_MIN = 4;

/** The cause that a message proposes and wants confirmed; null if it proposes none. In Cyrillic if it is Bulgarian. */
export function causeAsked(message: string): string | null {
  const text = inCyrillicIfBulgarian(message);
  const behind = after.exec(text);
  if (behind !== null) return longEnough(text.slice(0, behind.index));
  const ahead = before.exec(text);
  if (ahead === null) return null;
  const [whole, named, namedInBulgarian] = ahead;
  return (
    longEnough(named ?? namedInBulgarian ?? text.slice(ahead.index + whole.length)) ??
    longEnough(text.slice(0, ahead.index))
  );
}

function longEnough(cause: string): string | null {
  return wordsOf(cause).some((word) => word.length >= LETTERS_MIN) ? cause.trim() : null;
}
