import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { clausesOf } from '../roles/cut.ts';
import { nobody, readerIn } from './order-reader.ts';
import type { Order } from './order-type.ts';
import { guarded, unguarded } from './protected.ts';
import { noWishes, withoutWishes } from './wishes.ts';

const quotation = /[„“"«]([^„“”"«»]{8,600})[”“"»]/u;
const answer = lettered(/(?<!\p{L})(?:reply|respond|answer|response|отговор\p{L}*)(?!\p{L})/iu);
const review = lettered(
  /(?<!\p{L})(?:reviews?|stars?|отзив\p{L}*|ревю\p{L}*|звезд\p{L}*)(?!\p{L})/iu,
);
const starred = lettered(
  /(?<!\p{L})(\d|one|two|three|four|five|една|две|три|четири|пет)[ -]?(?:stars?|звезд\p{L}*)(?!\p{L})/iu,
);
const numbers: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5 },
  ...{ една: 1, две: 2, три: 3, четири: 4, пет: 5 },
};
const writerBefore = lettered(
  /(?<!\p{L})(?:reviews?|stars?|отзив\p{L}*|ревю\p{L}*|звезд\p{L}*)[^„“"«:]{0,12}?(?<!\p{L})(?:from|by|of|на|от) (\p{Lu}[\p{L}’'-]+(?: \p{Lu}(?:\.|[\p{L}’'-]+))?)/u,
);
const writerNamed = lettered(
  /(?:[Rr]eply|[Rr]espond|[Aa]nswer|[Оо]тговор\p{L}*|пиши) (?:to|на|до) (\p{Lu}[\p{L}-]+(?: \p{Lu}(?:\.|[\p{L}-]+))?)(?=[’']s|,| who|:|\s)/u,
);
const writerAfter = lettered(
  /^[.,]?\s*(?:[-–—]\s*|(?:by|from|от) )((?!I(?!\p{L}))\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'.-]+)?)(?:,\s*((?:the )?\p{Lu}[\p{L}\d &’'-]{1,40}))?\s*(?=[.,]|$)/u,
);

/** A request to answer a review that it quotes; null for any other. */
export function reviewOrder(text: string, language: Language): Order | null {
  const found = quotation.exec(text);
  if (found === null) return null;
  const before = text.slice(0, found.index);
  if (!answer.test(before) || !review.test(text.replace(found[0], ' '))) return null;
  const after = text.slice(found.index + found[0].length);
  const signed = writerAfter.exec(after);
  const writer =
    writerBefore.exec(before)?.[1] ?? writerNamed.exec(before)?.[1] ?? signed?.[1] ?? '';
  const note = signed === null ? after : after.slice(signed[0].length);
  const told = clausesOf(guarded(note), language).map((cut) => unguarded(cut.text));
  const head = clausesOf(guarded(before), language)
    .map((cut) => unguarded(cut.text))
    .slice(1);
  const { clauses, wishes, asides } = withoutWishes([...head, ...told], language);
  const said = clauses.filter((clause) => !starred.test(clause) && !isHead(clause));
  const stars = starred.exec(text.replace(found[0], ' '))?.[1]?.toLowerCase() ?? '';
  const given = Number(stars) || (numbers[stars] ?? 0);
  return {
    ...{ kind: 'review', form: 'short', title: '', story: [], firm: '' },
    purpose: given >= GOOD ? 'review-reply-good' : 'review-reply-bad',
    reader:
      writer === ''
        ? nobody
        : { ...readerIn(writer, language), name: writer.replace(/\s\p{Lu}\.$/u, '') },
    clauses: said,
    quote: found[1]?.trim() ?? '',
    wishes: { ...noWishes, ...wishes },
    asides,
  };
}

/** So many stars praise. */
const GOOD = 4;

function isHead(clause: string): boolean {
  return lettered(/(?<!\p{L})(?:gave us|wrote|ни даде|написа|пише)(?!\p{L})/iu).test(clause);
}
