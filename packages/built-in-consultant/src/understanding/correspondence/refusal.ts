import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../language/is-english.ts';
import { nobody } from '../whole-text/order/order-reader.ts';
import type { OrderReader } from '../whole-text/order/order-type.ts';
import { isAbsence } from './absence.ts';
import { clausesIn } from './clauses.ts';
import type { Refusal, RefusedPart } from './correspondence-type.ts';
import { type Number, numberIn } from './number.ts';
import { sentenceOf } from './sentence.ts';
import { boundedWish, deedOf, wishOf } from './wish.ts';

const person: Record<Language, string> = {
  EN: '(?:(?:a|an|my|our|the|this|one) )?(?:[a-z]+ )?(?:client|customer|guest|bride|couple|buyer|company|firm|agency|tenant|supplier|student|parent|lady|guy|man|woman|shop|restaurant|hotel|school|wholesaler|distributor|partner|landlord|member|patient|charity|neighbour|magazine|influencer|blogger|organisation|organization|museum|gallery|he|she|they)s?',
  BG: '(?:(?:на|един|една|една|моя|моят|моята|нашия|нашият|нашата|този|тази) )*(?:клиент|фирма|гост|булка|купувач|ресторант|хотел|магазин|училище|дистрибутор|партньор|наемател|ученик|родител|той|тя|те|младоженци|дама|агенция|майка|търговец|доставчик|човек)\\p{L}{0,4}',
};
const named: Record<Language, RegExp> = {
  EN: /\b(?:client|customer|guest|bride|couple|buyer|company|agency|tenant|supplier|student|landlord|member|patient|wholesaler|distributor)s?\b/iu,
  BG: lettered(
    /(?<!\p{L})(?:клиент|фирма|гост|булка|купувач|ресторант|хотел|дистрибутор|наемател|ученик|родител|младоженци|агенция|търговец|доставчик)\p{L}{0,4}(?!\p{L})/iu,
  ),
};
const wishSigns: Record<Language, RegExp> = {
  EN: lettered(
    `\\b${person.EN}(?: (?:from|at|of) [^,.]{2,30}?)?,? (?:who |that )?(?:is |are |now |has been |keeps? )*(wants?|wanted|asks?|asked|asking|needs?|requests?|demands?|would like|insists? on|expects?|wishes) (?:me |us )?(?:(for|to|that) )?([^.;!?]+)`,
    'iu',
  ),
  BG: lettered(
    `(?<!\\p{L})${person.BG}(?: (?:от|на|за|ми|ни) ?[^,.]{0,25}?)?,? (?:ко(?:й|я|е|и)то )?(?:ми |ни |ме )?(иска|искат|поиска|поискаха|моли|молят|настоява|настояват|желае|желаят|пита дали|питат дали|пита за|питат за|очаква|очакват)(?: от (?:мен|нас))?,? ([^.;!?]+)`,
    'iu',
  ),
};
const refusing: Record<Language, RegExp> = {
  EN: /\b(?:turn (?:\w+ )?down|refus\w+|declin\w+|say no|tell (?:him|her|them|my (?:client|customer)|the (?:client|customer)|a (?:client|customer)) no|polite no|reject|can[’']?t|cannot|don[’']t|won[’']t|not able|(?:isn[’']t|not|non)[- ](?:refundable|possible|included|allowed)|earliest|soonest|no refunds?)\b/iu,
  BG: lettered(
    /(?<!\p{L})(?:откажи|откажете|отказ|отказвам|да откажа|да откажем|не мога|не можем|не правим|не правя|не работим|не сваляме|не давам|не даваме|не става|не може|не \p{L}{3,}(?:аме|яме|им|ем))(?!\p{L})/iu,
  ),
};
const countering: Record<Language, RegExp> = {
  EN: /\b(?:max(?:imum)?|at most|only if|no more than|can (?:give|do|offer)|could (?:give|do|offer))\b/iu,
  BG: lettered(
    /(?<!\p{L})(?:max|макс\p{L}*|най-много|само ако|чак|най-рано|мога да|можем да|може да (?:му|ѝ|им))(?!\p{L})/iu,
  ),
};
const writing: Record<Language, RegExp> = {
  EN: /(?:^|[.,;:!?–-]\s*|\b(?:please|pls|me|to|and|then) )(?:write|reply|answer|respond|e-?mail|message|tell (?:him|her|them|my|our|the|an?)|say no|text|turn (?:\w+ )?down|refuse|decline|letter|draft|polite no)\b|\b(?:e-?mail|letter|message|reply|answer) to\b/iu,
  BG: lettered(
    /(?<!\p{L})(?:напиши|напишете|отговор|отговори|отговорете|писмо|имейл|мейл|съобщение|кажи|кажете|откажи|откажете|пиши)(?!\p{L})/iu,
  ),
};
/** Whoever asks what to do wants advice, not a letter. */
const advising: Record<Language, RegExp> = {
  EN: /\b(?:what (?:to|should|can|would|do) (?:i |we )?do|how (?:do|should|can|to|would)|should (?:i|we)|advice|is it (?:ok|right|worth)|why)\b/iu,
  BG: lettered(
    /(?<!\p{L})(?:как да|какво да (?:правя|правим)|трябва ли|дали да|съвет\p{L}*|струва ли си|как се)(?!\p{L})/iu,
  ),
};
const inHead: Record<Language, RegExp> = {
  EN: /^(?:(?:please|pls|can you|could you|i need to|i have to|i want to|help me|now) )*(?:write|reply|answer|respond|e-?mail|message|tell|say|text|turn|refuse|decline|draft|send)\b[^.;:!?]*?$/iu,
  BG: lettered(
    /^(?:(?:моля|може ли да|искам да|трябва да|помогни ми да) )*(?:напиши|напишете|отговор|отговори|отговорете|писмо|имейл|мейл|съобщение|кажи|кажете|откажи|откажете|пиши|дай)(?!\p{L})[^.;:!?]*?$/iu,
  ),
};
const that: Record<Language, RegExp> = {
  EN: /^.*?\b(?:that|no|him|her|them|client|customer)\b[\s,:–-]*(?=(?:I|we|our|my|the)\b)/iu,
  BG: /^.*?(?:,? че |[:–-] )/iu,
};
const can: Record<Language, RegExp> = {
  EN: /^(?:but )?(?:(?:I|we) (?:can|could|will|[’']ll|would|[’']d|am happy|are happy|offer)(?![’']t|not)\b|max|at most|what (?:I|we) can)/iu,
  BG: lettered(
    /^(?:но |а )?(?:(?:аз |ние )?(?:мога|можем|може|предлагам|предлагаме|давам|даваме|ще)(?!\p{L})|(?:max|макс|най-много)(?!\p{L})|предложи|за [^,]{2,30} (?:мога|можем) )/iu,
  ),
};
const cannot: Record<Language, RegExp> = {
  EN: /\b(?:can[’']?t|cannot|don[’']?t|won[’']?t|(?:am|are|is|[’']m|[’']re) not|no longer|not possible|never|impossible|isn[’']t (?:refundable|possible|included|allowed))\b/iu,
  BG: lettered(
    /(?<!\p{L})(?:не (?:мога|можем|може|\p{L}{3,}(?:аме|яме|им|ем)|става|правим|правя|работим|работя|даваме|давам|сваляме|свалям|приемаме|приемам|е възможно|искам|искаме|вземаме|можехме|успяваме)|няма как|невъзможно|нямаме|нямам|чак|най-рано)(?!\p{L})/iu,
  ),
};

/** An order to refuse a wish, with or without an offer instead; null for any other. */
export function refusalIn(text: string, language: Language): Refusal | null {
  const isOrder = !text.endsWith('?') && writing[language].test(text);
  if (!isOrder || advising[language].test(text) || !isRefusal(text, language)) return null;
  const found = wishSigns[language].exec(text);
  // Without a wish, the request must name its reader.
  if (found === null && !named[language].test(text)) return null;
  const clauses = ownClauses(text, found, language);
  const number = numberIn(clauses.join('. '), language);
  const refused: RefusedPart[] = [];
  const given: string[] = [];
  const unplaced: string[] = [];
  for (const clause of clauses) {
    const kind = cannot[language].test(clause)
      ? 'cannot'
      : can[language].test(clause)
        ? 'can'
        : 'facts';
    const said = sentenceOf(kind === 'can' ? withVerb(clause, number, language) : clause, {
      language,
      number,
    });
    if (said === null) unplaced.push(clause);
    else if (kind === 'can') given.push(said);
    else refused.push({ text: whole(said, refused, language), isNo: kind === 'cannot' });
  }
  const wish = found === null ? '' : wishOf(found, language);
  if (refused.length + given.length === 0) return null;
  if (!refused.some(({ isNo }) => isNo) && found === null) return null;
  return {
    kind: 'refusal',
    form: formIn(text, language),
    reader: readerOf(text),
    number,
    unplaced,
    wish,
    deed: found === null ? '' : deedOf(found, language),
    refused,
    can: given,
    isAbsence: isAbsence(text),
  };
}

function isRefusal(text: string, language: Language): boolean {
  if (refusing[language].test(text)) return true;
  return wishSigns[language].test(text) && countering[language].test(text);
}

/** The clauses of the reply, without the order and without the wish that is refused. */
function ownClauses(text: string, wish: RegExpExecArray | null, language: Language): string[] {
  const wished = wish === null ? '' : boundedWish(wish.at(-1) ?? '', language);
  const rest =
    wish === null
      ? text
      : `${text.slice(0, wish.index)}. ${text.slice(wish.index + wish[0].length - ((wish.at(-1) ?? '').length - wished.length))}`;
  return clausesIn(rest.replace(/\s+\./gu, '.'), language)
    .map((clause) => mostFor(clause))
    .map((clause) =>
      inHead[language].test(clause) ? clause.replace(that[language], '\u0001') : clause,
    )
    .map((clause) =>
      clause.startsWith('\u0001') ? clause.slice(1) : inHead[language].test(clause) ? '' : clause,
    )
    .map((clause) => clause.replace(/^(?:,|and|but|и|но)\s+/u, '').trim())
    .filter((clause) => clause !== '' && !order[language].test(clause));
}

const order: Record<Language, RegExp> = {
  EN: /^(?:to|for|from|no|(?:write|tell|text|answer|reply to) (?:him|her|them)(?: (?:nicely|politely|kindly|warmly|a .{3,25}))?|no way|no chance|not a chance|a|an|the|my|our|reply|answer|polite no|write [^.]{0,40})$/iu,
  BG: lettered(/^(?:на|от|до|че|отговор|любезно|учтиво|един|една|му|ѝ|им|(?:моля|да) .{0,12})$/iu),
};

/** “I can’t go below 5%”, of a discount: that is the most. */
function mostFor(clause: string): string {
  return clause
    .replace(
      /^(?:but )?(I|we) can[’']?(?:t|not) go (?:below|above|over|under|beyond|higher than|further than) (\d+ ?%)(?: off)?,?(?: (?:and|but))?/iu,
      '$1 can offer at most $2, and',
    )
    .replace(/, and$/u, '');
}

/** “Max 5% if …”, „мога 5 %“: what can be given, with its verb. */
function withVerb(clause: string, number: Number, language: Language): string {
  if (isEnglish[language])
    return clause.replace(
      /^(?:max(?:imum)?|at most) /iu,
      number === 'one' ? 'I can offer at most ' : 'we can offer at most ',
    );
  return clause.replace(
    lettered(/^(?:max|макс\.?|най-много) (?=\d)/iu),
    number === 'one' ? 'мога да Ви предложа най-много ' : 'можем да Ви предложим най-много ',
  );
}

/** „Не мога да сваля.“: the price. */
function whole(sentence: string, before: readonly RefusedPart[], language: Language): string {
  if (isEnglish[language])
    return sentence.replace(/^(We|I) can[’']?t\.$/u, '$1 can’t agree to that.');
  const isNamed = before.some(({ text }) => /цена/iu.test(text));
  return capitalised(
    sentence.replace(
      lettered(/(?<= да )(сваля|свалим|намаля|намалим|смъкна|смъкнем)\.$/iu),
      isNamed ? 'я $1.' : '$1 цената.',
    ),
  );
}

function formIn(text: string, language: Language): 'mail' | 'short' {
  return lettered(
    /(?<!\p{L})(?:sms|text message|whatsapp|viber|вайбър|смс|messenger|месинджър|dm)(?!\p{L})/iu,
  ).test(text) && language !== undefined
    ? 'short'
    : 'mail';
}

const byName = lettered(
  /(?:(?:client|customer|bride|клиент(?:ка|ката|а|ът)?|булката)|(?:mr|mrs|ms|г-н|г-жа)) (\p{Lu}\p{L}+)/u,
);

function readerOf(text: string): OrderReader {
  const name =
    byName.exec(text)?.[0].replace(/^(?:client|customer|bride|клиент\S*|булката) /u, '') ?? '';
  return { ...nobody, name };
}
