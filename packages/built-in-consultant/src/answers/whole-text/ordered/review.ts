import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { escapeMarkdown } from '../../../text/markdown.ts';
import { type OrderSetting, type OrderText, wordsOf } from './setting.ts';
import { inSentences } from './spoken.ts';

const but: Record<Language, RegExp> = {
  EN: /^(.+?),? (?:but|though|however) (.+)$/iu,
  BG: /^(.+?),? (?:но|ама|обаче|само че) (.+)$/iu,
};
/** A mere purchase is no complaint. */
const bought = lettered(
  /^(?:i |we )?(?:ordered|bought|booked|got)(?!\p{L})(?!.*(?:late|cold|wrong|broken))|^(?:поръчах\p{L}*|купих\p{L}*|взех\p{L}*|резервирах\p{L}*)(?!\p{L})/iu,
);
const stars = lettered(
  /(?:^|[.!?,;]\s*)(?:\d|one|two|three|една|две|три)[ -]?(?:stars?|звезд\p{L}*)[.!]*\s*/giu,
);

/** The complaint in a review, in its writer’s own words, and whether praise stands before its “but”. */
function complaintIn(quote: string, language: Language): { complaint: string; isPraised: boolean } {
  const [first = '', ...rest] = quote
    .replace(stars, ' ')
    .trim()
    .split(/(?<=[.!?])\s+/u);
  const parts = but[language].exec(first);
  const isPraised = parts !== null && good.test(parts[1] ?? '');
  const own = isPraised ? (parts[2] ?? '') : withoutPurchase(first);
  return {
    complaint: [own, ...rest]
      .filter(Boolean)
      .join(' ')
      .replace(/[\s.!]+$/u, ''),
    isPraised,
  };
}

const good = lettered(
  /(?<!\p{L})(?:great|good|nice|lovely|love|excellent|tasty|delicious|friendly|best|fine|страхот\p{L}*|добр\p{L}*|вкус\p{L}*|чудес\p{L}*|хубав\p{L}*|отлич\p{L}*|мил\p{L}*)(?!\p{L})/iu,
);

function withoutPurchase(sentence: string): string {
  if (!bought.test(sentence)) return sentence;
  const after = sentence.split(/, (?:but |and |а |но |и )?/u).slice(1);
  return after.join(', ');
}

const QUOTE_MAX = 30;

/** An answer to a review: what it says in its own words, sorrow or thanks, and what we do. */
export function review(setting: OrderSetting): OrderText | null {
  const { order, language, room } = setting;
  const words = wordsOf(setting).review;
  const note = inSentences(order.clauses, language);
  if (order.purpose === 'review-reply-good') {
    const [best = ''] = order.quote.split(/(?<=[.!?])\s+/u);
    const mixed = but[language].exec(best);
    const own = escapeMarkdown((mixed?.[2] ?? best).replace(/[\s.!]+$/u, ''));
    const quoted = mixed === null ? words.goodQuote(own) : words.openly(own);
    return {
      subject: '',
      body: [
        words.good,
        own.split(' ').length > QUOTE_MAX || (room === 0 && mixed === null) ? '' : quoted,
        note,
        setting.wanted.sentences?.count === 2 ? '' : words.goodClose,
      ],
    };
  }
  // A writer who disagrees does not apologise.
  if (
    lettered(
      /(?<!\p{L})(?:agree|not true|isn[’']t true|unfair|съглас\p{L}+|не е (?:вярно|така)|невярно)(?!\p{L})/iu,
    ).test(note)
  )
    return null;
  const { complaint, isPraised } = complaintIn(order.quote, language);
  if (complaint === '' || complaint.split(' ').length > QUOTE_MAX) return null;
  return {
    subject: '',
    body: [
      `${words.sorry} ${words.quote(escapeMarkdown(small(complaint)))}`,
      words.right,
      isPraised ? words.praised : '',
      capitalised(note),
      room > 0 ? words.ask : '',
    ],
  };
}

function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
