import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { languageOf } from '../../../language/language-of.ts';
import { familyOf } from '../../../recognition/label.ts';
import { inCyrillicIfBulgarian } from '../../details.ts';
import { isText } from '../../follow-up/change.ts';
import type { Thread } from '../../follow-up/thread-state.ts';
import type { PartReading } from '../../reading.ts';
import type { Verdict } from '../../verdict/verdict.ts';

/** Longer messages say something of their own. In words. */
const WORDS_MAX = 16;
const REJECTED_WORDS = 24;
const opening = String.raw`^[^\p{L}]*(?:(?:and|but|ok|okay|so|well|hm+|no|а|и|но|ама|ами|добре|ок|не)[,.! ]+)*`;

/** “Isn’t that too much for a village?”, „не е ли много за нас“. */
const tooMuch = lettered(
  /(?<!\p{L})(?:(?:isn[’']?t|is|aren[’']?t|wouldn[’']?t|won[’']?t|not) (?:it|that|this|they|those)?(?: be)? ?(?:a bit |a little |rather |way |far )?(?:too (?:much|expensive|high|dear|pricey|many)|a lot)(?! (?:of )?(?:time|work|effort))|не (?:е|са|ще е|било|става) ли (?:\p{L}+ )?(?:малко |прекалено |твърде |доста )?(?:много|скъп\p{L}*|висок\p{L}*|в повече|прекалено))(?!\p{L})/iu,
);

/** “What about a courier instead?”, „а не може ли вместо шофьор да ползвам куриер“. */
const instead = lettered(
  String.raw`${opening}(?:(?:what|how) about|why not|(?:could|can|should|shall)(?:[’']?t)? (?:i|we)(?: not)?(?: just)?|isn[’']?t it better to|and if (?:i|we))(?!\p{L})[^?]{2,60}(?<!\p{L})instead(?: of [^?]{2,40})?[\s?.!]*$|${opening}(?:не )?(?:може ли|мога ли|можем ли|ако|дали|що|защо)(?!\p{L})[^?]{0,30}(?<!\p{L})вместо(?!\p{L})[^?]{3,60}$`,
  'iu',
);

/** “None of these”, “too serious”, „не ми харесват“: of names and slogans. */
const rejects = lettered(
  String.raw`${opening}(?:(?:i )?(?:don[’']?t|do not) (?:really )?like (?:any|them|these|it)|none of (?:these|them|those)|not (?:these|those|really|quite)|nope|too (?:boring|serious|dull|generic|long|cheesy|formal|plain|childish)|(?:they|these|those|it)(?:[’']re| are|[’']s| is) (?:all )?(?:too |so )?(?:boring|serious|dull|generic|cheesy|formal|plain|bad|awful)|(?:more|with more|something (?:with )?more) (?:humou?r|funny|fun|playful)|(?:нито едно|никое|никоя|нищо)(?: от (?:тях|тези))?(?: не (?:ми )?(?:харесва\p{L}*|става|допада))?|не ми (?:харесва|харесват|допада|допадат)|не (?:стават|става|ме кефят|са добри)|(?:твърде|много|прекалено|доста) (?:са )?(?:скучн|сериозн|общ|дълг|изтъркан|сух|официалн)\p{L}*|(?:скучни|изтъркани|сериозни) са|нещо (?:по-)?(?:смешн|весел|забавн|закачлив)\p{L}*|по-(?:смешн|весел|забавн|закачлив)\p{L}*)(?!\p{L})`,
  'iu',
);
const both = lettered(/(?<!\p{L})(?:instead of|вместо)(?!\p{L})/iu);
const numbered = /^1\. /mu;
const lists: readonly string[] = ['tagline', 'naming'];

/** A few words that weigh the advice before, set something else in its place, or turn down the names and slogans of the reply; null for all others. */
export function asideAsked(query: string, thread: Thread, verdict: Verdict): PartReading | null {
  const { last, isLatest, language, reply, sum, whole } = thread;
  if (reply === '' || sum !== null || whole !== null) return null;
  const asked = inCyrillicIfBulgarian(query);
  const words = wordsOf(asked).length;
  const part = (ask: PartReading['ask']): PartReading => ({
    ...{ kind: 'part', ask, place: null, of: last, language: languageOf(query, language) },
  });
  const isShown = numbered.test(reply) || (last?.kind === 'topic' && last.intent !== 'advise');
  const isList = isLatest && last?.kind === 'topic' && lists.includes(last.topic);
  if (isList && isShown && words <= REJECTED_WORDS && rejects.test(asked))
    return part('list-rejected');
  if ((last !== null && isText(last)) || words > WORDS_MAX) return null;
  const family = verdict.kind === 'certain' ? familyOf(verdict.label) : '';
  if (family === 'sensitive' || family === 'savet') return null;
  if (tooMuch.test(asked) && last !== null && isLatest) return part('too-much');
  // Both ways are named: the advice on one of them says more.
  const isNamed = family !== '' && both.test(asked);
  return instead.test(asked) && !isNamed ? part('instead') : null;
}
