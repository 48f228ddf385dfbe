import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../language/is-english.ts';
import { nobody } from '../whole-text/order/order-reader.ts';
import type { OrderReader } from '../whole-text/order/order-type.ts';
import { reviewOrder } from '../whole-text/order/review-order.ts';
import { clausesIn } from './clauses.ts';
import { complaintOf, praiseOf } from './complaint.ts';
import type { ReviewAnswer } from './correspondence-type.ts';
import { numberIn } from './number.ts';
import { sentenceOf } from './sentence.ts';

const quotation = /[„“"«]([^„“”"«»]{8,600})[”“"»]/u;
const answer = lettered(/(?<!\p{L})(?:reply|respond|answer|response|отговор\p{L}*)(?!\p{L})/iu);
const review = lettered(
  /(?<!\p{L})(?:reviews?|\d[ -]?stars?|tripadvisor|отзив\p{L}*|ревю\p{L}*|ревио|звезд\p{L}*)(?!\p{L})/iu,
);
const starred = lettered(
  /(?<![\d.\p{L}])([1-5]|one|two|three|four|five|една|две|три|четири|пет)[ -]?(?:\*|stars?|звезд\p{L}*)/iu,
);
const numbers: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5 },
  ...{ една: 1, две: 2, три: 3, четири: 4, пет: 5 },
};
/** Reviews with this many stars or more are praise. */
const GOOD = 4;
const BEST = 5;

const but: Record<Language, RegExp> = {
  EN: /^(.{3,80}?),?\s+(?:but|though|however|only)\s+(.+)$/iu,
  BG: /^(.{3,80}?),?\s+(?:но|ама|обаче|само че)\s+(.+)$/iu,
};
const good = lettered(
  /(?<!\p{L})(?:great|good|nice|lovely|love|loved|excellent|tasty|delicious|friendly|best|fine|beautiful|polite|helpful|clean|professional|kind|quick|fast|fresh|cosy|gorgeous|perfect|amazing|страхот\p{L}*|добр\p{L}*|вкус\p{L}*|чудес\p{L}*|хубав\p{L}*|отлич\p{L}*|мил\p{L}*|приятн\p{L}*|красив\p{L}*|учтив\p{L}*|любезн\p{L}*|бърз\p{L}*|чист\p{L}*|уютн\p{L}*|внимател\p{L}*)(?!\p{L})/iu,
);
const bad = lettered(
  /(?<!\p{L})(?:not|never|no|but|nobody|late|cold|rude|dirty|broken|wrong|\p{L}+n[’']t|waited|не|няма|никой|но|ама|студен\p{L}*|груб\p{L}*|мръс\p{L}*|счупен\p{L}*|закъсн\p{L}*|чака\p{L}*)(?!\p{L})/iu,
);
const praisedThing =
  /^(?:(?:(?:very|really|such|a|the|we had) )*(?:great|good|nice|lovely|excellent|tasty|delicious|friendly|beautiful|kind|polite|helpful|fresh|cosy) ([a-z]+(?: [a-z]+)?)|(?:the )?([a-z]+) (?:was|were|is|are) (?:(?:very|really|all) )?(?:great|good|nice|lovely|excellent|tasty|delicious|friendly|beautiful|fine))$/iu;

/** An introduction of the user’s own business; the answer leaves it out, since it is signed. */
export const ourselves: Record<Language, RegExp> = {
  EN: /^(?:we are|we[’']re|i am|I[’']m|i run|we run|i own|we own|i have|we have) an? (?:[a-z-]+ ){0,4}[a-z-]+(?: (?:called|named) [^,.]+)?(?: (?:in|from|near|at|on) \p{Lu}[^,.]*)?(?:,\s*|$)/iu,
  BG: lettered(
    /^(?:ние сме|аз съм|имам|имаме|държа|държим|въртя|въртим) (?:(?:един|една|едно|малък|малка|малко|семеен|семейна|семейно) )*(?:магазин\p{L}*|ресторант\p{L}*|хотел\p{L}*|салон\p{L}*|фирма|пекарна|кафене\p{L}*|сервиз\p{L}*|ателие|студио|пицария|клиника|кабинет|аптека|къща за гости|автосервиз|автомивка|фитнес\p{L}*|школа|цветарница|бистро|механа|сладкарница)[^,.]{0,40}(?:,\s*|$)/iu,
  ),
};
const courtesy: Record<Language, RegExp> = {
  EN: /^(?:please )?(?:apologi[sz]e|say (?:we[’']re |we are )?sorry|thank (?:them|him|her)(?: for .{0,30}(?:review|feedback|words))?|(?:answer|reply|respond)(?: (?:politely|kindly|please|to (?:it|them|him|her)))*|(?:what|how) (?:do|should|can|would) (?:i|we) (?:say|write|answer|reply|respond)(?: to (?:it|this|that|them))?|write (?:(?:me )?(?:the|a|an) )?(?:answer|reply|response)|(?:a )?(?:\d|one|two|three|four|five)[ -]stars?(?: (?:google|tripadvisor|facebook))?(?: review)?)$/iu,
  BG: lettered(
    /^(?:извини се|извинете се|благодари|благодарете|отговори|напиши(?: ми| му)?(?: отговор\p{L}*)?|(?:какво|как) да (?:отговоря|отговорим|напиша|кажа)|\d звезд\p{L}*)(?: (?:му|ѝ|им|любезно|учтиво|моля|за отзива|за думите))*$/iu,
  ),
};
/** Signs that the user disputes the review: no apology fits. */
export const disagreeing = lettered(
  /(?<!\p{L})(?:agree|not true|isn[’']t true|unfair|lie|lies|lying|fake|never (?:came|was|ordered|visited)|not our customer|съглас\p{L}+|не е (?:вярно|така)|невярно|лъж\p{L}+|фалшив\p{L}*|никога не е (?:идвал|бил|поръчвал)\p{L}*|не ни е клиент)(?!\p{L})/iu,
);
const signature = lettered(
  /(?: |^)[-–—] ?(\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}.]*)?(?:, [^.!?]{2,40})?[.!]*$/u,
);

/** A clause that opens with “he” or “she” is about staff; the writer of the review is “they”. */
const staffFirst = /^(?:he|she)(?:[’']s|[’']ll|[’']d| is| was| has| will| had)\b/iu;
/** “He left mud”: a third person, not the writer of the review. */
const other = /\b(?:he|she|his|him|her)\b/giu;

/** An order to answer a review that it quotes; null for any other. */
export function reviewIn(text: string, language: Language): ReviewAnswer | null {
  const found = quotation.exec(text);
  if (found === null) return null;
  const around = text.replace(found[0], ' ');
  if (!answer.test(around) || !review.test(around) || disagreeing.test(around)) return null;
  const whole = (found[1] ?? '').trim();
  const quote = whole.replace(signature, '').replace(/[\s.!]+$/u, '');
  const { reader, left } = readerOf(text, whole, found.index + found[0].length, language);
  const clauses = clausesIn(left, language)
    .map((clause) => clause.replace(ourselves[language], ''))
    .filter((clause) => clause !== '' && !courtesy[language].test(clause));
  const number = numberIn(clauses.join('. '), language);
  const isOfOther = isEnglish[language] && quote.search(other) >= 0;
  const made = clauses.map((clause) =>
    sentenceOf(
      clause,
      { language, number },
      isOfOther || staffFirst.test(clause) ? other : undefined,
    ),
  );
  const mixed = but[language].exec(quote);
  const isMixed = mixed !== null && good.test(mixed[1] ?? '');
  const stars = starred.exec(around)?.[1]?.toLowerCase() ?? '';
  const given = Number(stars) || (numbers[stars] ?? 0);
  const isGood =
    given === BEST ||
    (!isMixed && !bad.test(quote) && (given >= GOOD || (given === 0 && good.test(quote))));
  const praised = praisedThing.exec(mixed?.[1] ?? '');
  const retold = isGood
    ? { complaint: praiseOf(quote, language), isStated: false }
    : complaintOf(isMixed ? withSubject(mixed[2] ?? '', mixed[1] ?? '') : quote, language);
  const said = made.filter((sentence) => sentence !== null);
  if (said.length === 0 && retold.complaint === '') return null;
  return {
    kind: 'review',
    form: 'short',
    quote,
    ...{ reader, number, isGood, isMixed, said },
    praised: (praised?.[1] ?? praised?.[2] ?? '').toLowerCase(),
    ...retold,
    unplaced: clauses.filter((_, at) => made[at] === null),
  };
}

/** “(The plumber was polite but) he left mud”: the plumber did. */
function withSubject(wrong: string, praise: string): string {
  const subject = /^(the [a-z]+(?: [a-z]+)?) (?:was|were|is|are)\b/iu.exec(praise)?.[1] ?? '';
  return subject === '' ? wrong : wrong.replace(/^(?:he|she|it) /iu, `${subject.toLowerCase()} `);
}

/** The writer of the review, and the rest of the request after it. */
function readerOf(
  text: string,
  quote: string,
  end: number,
  language: Language,
): { reader: OrderReader; left: string } {
  const signed = signature.exec(quote)?.[1] ?? '';
  const known = reviewOrder(text, language)?.reader.name ?? '';
  const after = text.slice(end).replace(/^\s*[-–—:,.]+\s*/u, '');
  const isNamed = known !== '' && after.startsWith(known);
  const left = isNamed ? after.replace(/^[^.!?]{2,60}?(?:[.!?]\s+|$)/u, '') : after;
  const name = known === '' ? signed : known;
  return { reader: name === '' ? nobody : { ...nobody, name }, left };
}
