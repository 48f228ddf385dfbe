import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { numberIn } from '../correspondence/number.ts';
import { disagreeing, ourselves } from '../correspondence/review.ts';
import { nobody } from '../whole-text/order/order-reader.ts';
import { reviewOrder } from '../whole-text/order/review-order.ts';
import { metaIn } from './meta.ts';
import type { PlainOrder } from './plain-order-type.ts';
import { isPrintedWish } from './printed-wish.ts';
import { sentencesIn } from './sentences-in.ts';

const quotation = lettered(
  /[„“"«]([^„“”"«»]{8,600})[”“"»]|(?<=[\s:–-])[‘']((?:[^‘’']|[’'](?=\p{L})){12,600})[’'](?!\p{L})/u,
);
const wanted = lettered(
  /(?<!\p{L})(?:repl(?:y|ies)|respond|answer|response|what do (?:i|we) (?:write|say)|left (?:us|me) this|got this|wrote (?:us|me)|отговор\p{L}*|получихме|написаха ни|какво да (?:отговор|напиша|кажа)\p{L}*|написа ни|остави ни)(?!\p{L})/iu,
);
const signed = lettered(
  /(?:reviews?|stars?|отзив\p{L}*|звезд\p{L}*)[^„“"'‘:]{0,20}(?:from|by|от) (\p{Lu}\p{Ll}+)|^\s*(?:[-–—]\s*|[.,]?\s*(?:from |by |от ))(\p{Lu}\p{Ll}+)(?=[.,]\s|\s*$)/u,
);
const inside = lettered(
  /(?:[.!?]?\s*[-–—]\s*|(?:stars?|звезд\p{L}*)[.,!]?\s*)(?!Shame|Never|Avoid|Thanks|Great|Super|Terrible|Awful|Disappoint|Срам|Позор|Ужас|Никога|Разочар|Браво|Супер)(\p{Lu}\p{Ll}+)\.?$/u,
);
/** A customer who asks something is answered, too. */
const mailed = lettered(
  /(?<!\p{L})(?:e-?mail|mail|message|question|asked|писмо\p{L}*|имейл\p{L}*|съобщение\p{L}*|пита)(?!\p{L})/iu,
);

/** An order to answer what somebody wrote; null for any other. */
export function reviewOrderIn(text: string, language: Language): PlainOrder | null {
  const found = quotation.exec(text);
  if (found === null) return null;
  const quote = (found[1] ?? found[2] ?? '').trim();
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  const around = `${before} ${after}`;
  if (quote.split(/\s+/u).length < QUOTE_WORDS || !wanted.test(around)) return null;
  const known = reviewOrder(text, language)?.reader.name ?? '';
  const own = signed.exec(before)?.[1] ?? signed.exec(after)?.[2] ?? inside.exec(quote)?.[1] ?? '';
  const name = known === '' ? own : known;
  if (disagreeing.test(around)) return null;
  const told = after.replace(/^[\s.,:;–—-]+/u, '');
  const isSigned = name !== '' && told.replace(/^(?:from|by|от) /u, '').startsWith(name);
  const clauses = sentencesIn(isSigned ? told.replace(/^[^.!?]{2,60}?(?:[.!?]\s+|$)/u, '') : told)
    .map((each) =>
      each
        .replace(/[\s.!]+$/u, '')
        .replace(ourselves[language], '')
        .replace(rightly, ''),
    )
    .filter((each) => each !== '' && each !== name && !isOurs(each, language));
  const isMail = mailed.test(before) && !/review|отзив|ревю/iu.test(before);
  return {
    ...{
      kind: isMail ? 'answer' : 'review',
      form: isMail && /mail|имейл|писмо/iu.test(before) ? 'mail' : 'short',
      language,
    },
    number: numberIn(clauses.join('. '), language),
    reader: { ...nobody, name },
    ...{ deed: '', topic: '', audience: '', quote, clauses },
    sender: { name: '', firm: '' },
    ...{ contact: '', isSorry: false },
  };
}

/** „ние сме пицария, прави са, готвачът …“ */
const rightly = lettered(
  /^(?:(?:(?:ние |аз )?(?:\p{L}+ )?(?:сме|съм) (?:\p{L}+ ){0,3}?(?:в|във|от) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?|(?:клиент\p{L}* )?(?:си )?(?:прав[аи]? (?:са|е)|е прав[аи]?))(?:,\s*|$))+/iu,
);
const QUOTE_WORDS = 3;
const orders = lettered(
  /^(?:(?:please|pls|моля) )?(?:write|reply|answer|respond|what do|what should|how do|напиши|отговори|какво да|как да|\d[ -]stars?|\d звезди?|it[’']s an? (?:\p{L}+ )?review|this is an? (?:\p{L}+ )?review|това е отзив)(?!\p{L})[^,]{0,40}$/iu,
);

function isOurs(sentence: string, language: Language): boolean {
  return (
    orders.test(sentence) ||
    isPrintedWish(sentence, language) ||
    metaIn(sentence, language) !== null
  );
}
