import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../language/is-english.ts';
import { Recent } from '../../recognition/recent.ts';
import { type Number, numberIn } from '../correspondence/number.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import { tidied } from '../whole-text/sentences/tidied.ts';
import { ownLanguage } from '../whole-text/wanted.ts';
import { headBg } from './head-bg.ts';
import { headEn } from './head-en.ts';
import { titled, withDays } from './in-full.ts';
import { readerToldBg } from './reader-bg.ts';
import { readerToldEn } from './reader-en.ts';
import { reviewOrder } from './review/review-order.ts';
import { opened } from './saying/opened.ts';
import { sayAll } from './saying/say-all.ts';
import { segmentsIn } from './segments.ts';
import type { SureHead, SureOrder, SureReader } from './sure-order-type.ts';

const LENGTH_MAX = 700;
const RECENT_MAX = 30;
const recent = new Recent<{ found: SureOrder | null }>(RECENT_MAX);

/** An order of which every part can be said to its reader; null for any other message. */
export function sureOrderIn(written: string): SureOrder | null {
  if (written.length > LENGTH_MAX) return null;
  return recent.get(written, () => ({ found: read(written) })).found;
}

/** Other things than one text: a question, a list, another language. */
const others: Record<Language, RegExp> = {
  EN: /^(?:how|what|why|when|should|is it|are there|which)\b|(?:^|[.!?,]\s)(?:how|what|why|should|which)\b[^.?!]*\?|\b(?:Savet|what[’']?s the (?:format|best)|in \d+ words|tips|ideas|template|versions?|slogans?|strategy|translate|in (?:english|bulgarian|german)|words max|max \d+|characters|hashtags?|emojis?|rhym|poem|signed?|sign it|regards|subject line)\b|\b(?:two|three|3|2|5|five) (?:variants|options|posts|emails|messages)\b|\[|https?:/iu,
  BG: lettered(
    /^(?:как|какво|защо|кога|трябва ли|дали|кой|коя|кое)(?!\p{L})|(?<!\p{L})(?:Savet|Савет|идеи|съвети|шаблон|вариант\p{L}*|слоган\p{L}*|преведи|на (?:английски|български|немски)|думи|знака|хаштаг\p{L}*|емотикон\p{L}*|емоджи\p{L}*|стихотворение|рима|подпис\p{L}*|поздрави)(?!\p{L})|\[|https?:/iu,
  ),
};

/** An answer to a review that is not certain is none of the other texts. */
const anyReview = lettered(
  /(?<!\p{L})(?:(?:reply|answer|respond|response) (?:to|for) (?:this|the|an?|our|my|that) [^.:]{0,30}review|отговор\p{L}* на \p{L}* ?отзив)/iu,
);

/** “I’m Sam from Elm Blinds”: who signs. */
const signing = lettered(
  /(?:^|[.!?,;] )(?:I[’']m|I am|[Mm]y name is|[Аа]з съм|[Кк]азвам се) \p{Lu}\p{Ll}+/u,
);

function read(written: string): SureOrder | null {
  const plain = lettered(/\p{Script=Cyrillic}/u).test(written)
    ? written
    : // Latin letters have one sign for „и“ and „й“.
      inCyrillicIfBulgarian(written).replace(
        lettered(/(?<=(?<!\p{L})(?:до|на|за))ид(?=[аеох]\p{Ll}*)/gu),
        'йд',
      );
  const text = withDays(titled(tidied(inCyrillicIfBulgarian(plain)).replace(/\s+/gu, ' ').trim()));
  const language = ownLanguage(text);
  if (others[language].test(text) || signing.test(text)) return null;
  const review = reviewOrder(text, language);
  if (review !== null) return review;
  if (anyReview.test(text)) return null;
  const headIn = isEnglish[language] ? headEn : headBg;
  const segments = segmentsIn(text, language);
  const starts = startsIn(text, segments);
  for (const at of starts.keys()) {
    const head = headIn(text.slice(starts[at]));
    if (head === null) continue;
    if (head.isOfOther === true && (at === 0 || inPassing.test(text.slice(0, starts[at]))))
      return null;
    const found = placed(head, segments.slice(0, at), text, language);
    // Latin letters leave slips in words that no grammar checks.
    if (plain !== written && found?.sentences.some((each) => each.startsWith('- ')) === true)
      return null;
    if (found !== null || at > 0) return found;
  }
  return null;
}

/** A figure, a day or a name, of which a short text is made. */
const fact = lettered(
  /\d|(?<!\p{L})(?:today|tomorrow|tonight|yesterday|morning|afternoon|evening|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day|ready|днес|утре|вдругиден|вчера|сутрин\p{L}*|следобед|седмица\p{L}*|месец\p{L}*|понеделник|вторник|сряда|четвъртък|петък|събота|неделя|готов\p{L}*)(?!\p{L})/iu,
);
const named = lettered(/(?<=\p{Ll} )\p{Lu}\p{Ll}/u);
const invited = /^(?:(?:I|We) would like to invite you|Кан(?:я|им) Ви)/u;
const WORDS_ENOUGH = 14;

/** Whether there is more than what the reader did or wants, and more than one bare statement. */
function isEnough(
  said: readonly string[],
  { rest, genre }: SureHead,
  kept: readonly string[],
): boolean {
  const whole = said.join(' ');
  const isDeed = lettered(/^(?:he|they|she|тя|те|той) /u).test(rest);
  if (isDeed && kept.length < 2 && genre !== 'thanks' && genre !== 'apology') return false;
  const notes = said.filter((each) => each.startsWith('- '));
  if (notes.length === said.length && (notes.length < 2 || !/\d/u.test(whole))) return false;
  return (
    said.length > 1 ||
    fact.test(whole) ||
    named.test(whole) ||
    whole.split(' ').length >= WORDS_ENOUGH
  );
}

const own: Record<Language, RegExp> = {
  EN: /\bmy\b/iu,
  BG: lettered(/(?<!\p{L})(?:мой|моя|моята|моите|моят|ми)(?= )/iu),
};

/** Whoever has “my customer” and names no others writes alone. */
function numberOf(said: string, whole: string, language: Language): Number {
  const several = numberIn(`${isEnglish[language] ? 'I' : 'аз'} ${said}`, language) === 'several';
  if (several) return 'several';
  return numberIn(said, language) === 'one' || own[language].test(whole.slice(0, HEAD_LENGTH))
    ? 'one'
    : 'several';
}

const HEAD_LENGTH = 60;

/** „Поръчката на г-жа Илиева … напиши ѝ“: whom “her” means is named only in passing. */
const inPassing = lettered(/(?:of|for|на|за|от) (?:Mr|Mrs|Ms|Dr|г-н|г-жа|д-р)\.? \p{Lu}/u);

/** Where the segments begin. */
function startsIn(text: string, segments: readonly string[]): number[] {
  let from = 0;
  return segments.map((segment) => {
    const at = text.indexOf(segment, from);
    from = at < 0 ? from : at + segment.length;
    return Math.max(at, 0);
  });
}

function placed(
  head: SureHead,
  before: readonly string[],
  whole: string,
  language: Language,
): SureOrder | null {
  const told = isEnglish[language] ? readerToldEn : readerToldBg;
  let reader: SureReader = head.reader;
  const kept: string[] = [];
  for (const segment of [...before, ...segmentsIn(head.rest, language)]) {
    const bare = segment.replace(/[\s.!]+$/u, '');
    const name = told(bare);
    if (name === null) kept.push(segment);
    else if (name !== '')
      reader = reader.isFirm || reader.name === '' ? { ...reader, name, isFirm: false } : reader;
  }
  if (kept.length === 0) return null;
  const { form, genre } = head;
  const number = numberOf(kept.join('. '), whole, language);
  const said = sayAll(kept, { number, form, genre, reader }, whole, language);
  const isListed =
    /^[^.!?]{0,120}:/u.test(whole) ||
    head.form === 'notice' ||
    head.form === 'post' ||
    invited.test(said?.[0] ?? '');
  if (said?.some((each) => each.startsWith('- ')) === true && !isListed && genre !== 'offer')
    return null;
  if (said === null || !isEnough(said, head, kept)) return null;
  const sentences = opened(said, head, number, language);
  if (sentences.length === 0) return null;
  return { language, form, genre, reader, number, sentences, quote: '' };
}
