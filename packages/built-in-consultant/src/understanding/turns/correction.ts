import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';

/** A longer remark says more than what was meant. In words. */
const WORDS_MAX = 14;
/** The most words that replace something in the question. */
const NAME_WORDS = 5;

const meant = lettered(
  /^[^\p{L}]*(?:(?:that[’']?s not what i (?:asked|meant|wanted)(?: for)?|(?:it|that)[’']?s not my question|не (?:за )?това (?:питам|питах|исках|имах предвид)|не питам (?:за )?това|не за това (?:питам|питах)|no|nope|not (?:that|this|quite)|sorry|wait|but|well|actually|не|не това|ами|извинявай(?:те)?|чакай(?:те)?|но|всъщност)[,.! ]+)*(?:i (?:actually |really )?(?:meant?|mean|care about|was (?:asking|talking) about|am (?:asking|talking) about|wanted to (?:ask|know) about)|i[’']m (?:asking|talking) about|we (?:meant?)|имах предвид|имам предвид|имахме предвид|питам за|питах за|говоря за|говорех за|исках да (?:кажа|питам за)|интересува (?:ме|ни)|интересуваше ме|става дума за|ставаше дума за)[,:]?\s+(.+?)[.!?\s]*$/iu,
);
/** “For a truck driver”, „за готвач“ at the end of a question or of a clause in it. */
const purpose = lettered(
  /(?<!\p{L})(for|about|за|до|to(?= (?:an?|the|my|our) ))\s+((?:an? |the |my |our |нов |нова |ново )?(?:[\p{L}’'-]+\s?){1,4})(?=[?.!,;]|$)/giu,
);

/** The subject that a message says was meant, “no, I meant the staff”; null if it says nothing of the kind. */
export function meantIn(message: string): string | null {
  if (wordsOf(message).length > WORDS_MAX) return null;
  return meant.exec(message)?.[1] ?? null;
}

/** The question with what was meant in the place of what it was for; null if that would be no question about it. */
export function correctedQuestion(question: string, whatWasMeant: string): string | null {
  const name = whatWasMeant.replace(/^(?:for|about|to|за|до)\s+/iu, '');
  if (wordsOf(name).length > NAME_WORDS || name.includes(',')) return null;
  const last = [...question.matchAll(purpose)].at(-1);
  if (last === undefined) return null;
  const [whole, word = ''] = last;
  return `${question.slice(0, last.index)}${word} ${name}${question.slice(last.index + whole.length)}`;
}
