import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { sentencesOf } from '@savet/text/text';
import { isAbsence, saysAbsence } from '../../../understanding/correspondence/absence.ts';
import { inCyrillicIfBulgarian } from '../../../understanding/details.ts';
import { isPraise } from '../../../understanding/plain-order/praise.ts';
import { isPrintedWish } from '../../../understanding/plain-order/printed-wish.ts';
import type { WholeText } from '../../../understanding/whole-text/wanted.ts';
import { grantsWish, isReminded, lacksRefusal } from './denied.ts';
import { echoesOrder } from './echoed-order.ts';
import { factsOf, leavesOutCause, loweredIn, missingIn } from './kept-facts.ts';
import { hasOrderRest } from './order-rest.ts';
import { tellsAsReview, tellsOfOther } from './other-person.ts';
import { type TextParts, textParts } from './text-parts.ts';
import { hasUnturnedVerb } from './unturned-verbs.ts';

/** Flaws that a reader of a finished text would see at once. */
export type Flaw =
  | ('wish' | 'order' | 'person' | 'verbless' | 'facts' | 'doubled' | 'subject' | 'signature')
  | ('name' | 'case' | 'courtesy' | 'cause' | 'denied');

export type Asked = Pick<WholeText, 'request' | 'added' | 'form' | 'purpose'>;

const quotation = lettered(
  /[„“"«]([^„“”"«»]{8,600})[”“"»]|(?<= )[‘']([^‘’']{12,600}(?:[’'](?=\p{L})[^‘’']*)*)[’'](?!\p{L})/u,
);
const answering = lettered(/(?<!\p{L})(?:reply|answer|respond|отговор\p{L}*)(?!\p{L})/iu);
/** The order denies what a review says. */
const denial = lettered(
  /(?<!\p{L})(?:nobody (?:was|is|did|\p{L}+ed)|not true|isn[’']t true|wasn[’']t (?:rude|true)|never (?:happened|came|ordered)|не е (?:вярно|истина|така)|никой не (?:е|\p{L}+)|не сме били|лъжа|истината е|the truth is|actually)(?!\p{L})/iu,
);
const sorry = lettered(/(?<!\p{L})(?:sorry|apologi[sz]e|съжаляв\p{L}+|извин\p{L}+)(?!\p{L})/iu);

/** The first flaw of a finished text; null if it has none. */
export function flawIn(shown: string, asked: Asked, language: Language): Flaw | null {
  const parts = textParts(shown);
  const isReview = asked.purpose.startsWith('review-reply');
  const quoted = quotation.exec(asked.request);
  const quote = isReview ? quoted : null;
  const isReply = isReview || (quoted !== null && answering.test(asked.request));
  const given = inCyrillicIfBulgarian([asked.request, ...asked.added].join('. '));
  const facts = factsOf(isReply ? given.replace(quotation, ' ') : given, isReply);
  if (parts.said.some((sentence) => isPrintedWish(sentence, language))) return 'wish';
  if (echoesOrder(shown, language) || hasOrderRest(shown, language)) return 'order';
  if (hasUnturnedVerb(parts, given)) return 'person';
  if (tellsOfOther(parts, isReview, language)) return 'person';
  if (quote !== null && tellsAsReview(parts.body, quote[1] ?? quote[2] ?? '', language))
    return 'person';
  if (isBadSubject(parts.subject)) return 'subject';
  if (isBadSignature(parts.signature, given)) return 'signature';
  if (lacksName(shown, given, language)) return 'name';
  if (asked.form === 'mail' && hasVerbless(parts, language)) return 'verbless';
  if (parts.greeting !== '' && parts.said.some((each) => isRow(each, language))) return 'verbless';
  if (hasOpenQuotation(parts.body)) return 'order';
  if (ourFault.test(parts.body) && !fault.test(given)) return 'denied';
  if (isDoubled(parts)) return 'doubled';
  if (isIdleCourtesy(shown, given)) return 'courtesy';
  if (loweredIn(shown, facts).length > 0) return 'case';
  // A later message may take a fact out.
  if (!isReview && asked.added.length === 0 && missingIn(shown, facts, language).length > 0)
    return 'facts';
  if (isReminded(shown, given) || lacksRefusal(shown, given) || grantsWish(shown, given))
    return 'denied';
  if (
    isReview &&
    quoted !== null &&
    isPraise(quoted[1] ?? quoted[2] ?? '') &&
    sorry.test(parts.body)
  )
    return 'denied';
  if (quote === null) return null;
  const told = toldOf(asked.request, quote[0], language);
  if (told.some((clause) => denial.test(clause)) && sorry.test(parts.body)) return 'denied';
  return leavesOutCause(shown, told) ? 'cause' : null;
}

/** The clauses of an order after the review that it quotes, without its instructions. */
function toldOf(request: string, quote: string, language: Language): string[] {
  const at = request.indexOf(quote) + quote.length;
  return sentencesOf(request.slice(at).replace(/^[\s.,:;–—-]+/u, ''))
    .flatMap((sentence) => sentence.split(/,\s+|;\s+/u))
    .filter(
      (clause) =>
        !isPrintedWish(clause, language) && !orderTo.test(clause) && !ofWriter.test(clause),
    );
}

/** A clause that says who writes, or whether the review is right. */
const ofWriter = lettered(
  /^(?:[-–—] ?)?(?:(?:ние |аз )?(?:\p{L}+ )?(?:сме|съм) (?:\p{L}+ ){0,3}?(?:в|във|от) \p{Lu}|(?:ние сме|аз съм|we are|we[’']re|I[’']?m|I am) |прав[аи]? (?:е|са)|правим )/iu,
);
const orderTo = lettered(
  /^(?:(?:please|моля) )?(?:what do|какво да|write|reply|answer|respond|keep|offer|invite|apologi[sz]e|thank|i (?:want|don[’']t)|напиши|отговори|не искам|искам|предложи|покани|извини|благодари|\d star|from \p{Lu}|от \p{Lu})/iu,
);

const SUBJECT_WORDS = 13;
const badSubject = [
  lettered(
    /(?<!\p{L})(?:from|to|on|in|at|of|for|the|an?|and|by|with|от|до|на|в|за|пред|с|и|по|ул|бул|пл|г-н|г-жа|mr|mrs) ?(?:\d{1,2})?[.]?$/iu,
  ),
  lettered(/^(?:to|до|за) (?!(?:our|your|all|ваш\p{L}*) )\p{L}/iu),
  lettered(/^(?:Беше|Казва|Дължат|Получават|He|She|They|His|Her)(?!\p{L})/u),
  /^\d[^,]*,/u,
];

function isBadSubject(subject: string): boolean {
  if (subject === '' || subject.startsWith('[')) return false;
  return subject.split(' ').length > SUBJECT_WORDS || badSubject.some((sign) => sign.test(subject));
}

const dayOrTitle = lettered(
  /\d{1,2}[.:]\d|\d ?(?:am|pm|ч\.)|(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december|mr|mrs|ms|понеделник|вторник|сряда|четвъртък|петък|събота|неделя|г-н|г-жа|контакт|closed|open)(?!\p{L})/iu,
);

/** Whether a signature has a day, an instruction, or a name from the order that is not the writer’s. */
function isBadSignature(signature: string, given: string): boolean {
  if (
    signature === '' ||
    /^(?:Телефон|Phone|Salon|Bakery|Café|Cafe|Studio|Салон|Пекарна|Кафене|Студио|Ателие)(?![а-яa-z])/u.test(
      signature,
    )
  )
    return false;
  if (dayOrTitle.test(signature) && !lettered(/(?<!\p{L})(?:19|20)\d\d(?!\d)/u).test(signature))
    return true;
  if (isPrintedWish(signature, 'BG') || isPrintedWish(signature, 'EN')) return true;
  return (signature.match(lettered(/\p{Lu}[\p{L}’'-]+/gu)) ?? []).some((name) => {
    if (!given.includes(name)) return false;
    return !lettered(
      `(?:I[’']?m|I am|we[’']re|we are|this is|own|run|sign(?:ed)?(?: by| as)?|signature|from|my name is|аз съм|ние сме|от|подпис\\p{L}*|–|-)[:,]? (?:[„“"]?[\\p{L}&]+ ){0,3}[„“"]?${name}|^[„“"]?${name}|${name}[”“"]?\\.?$`,
      'iu',
    ).test(given);
  });
}

const namedReader: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})[Nn]ame(?:[’']s| is|:)? \p{Lu}|^[^.!?:]{0,80}(?<!\p{L})(?:to|for|with|,) (?:Mr|Mrs|Ms|Dr)\.? \p{Lu}/u,
  ),
  BG: lettered(/(?<!\p{L})[Кк]азва се \p{Lu}|(?<!\p{L})(?:до|на) (?:г-н|г-жа|д-р) \p{Lu}/u),
};

/** A blank for a name that the order gives. */
function lacksName(shown: string, given: string, language: Language): boolean {
  if (/^(?:Hello|Hi|Dear) (?:Mr|Mrs|Ms|Dr)\.?(?: and (?:Mr|Mrs|Ms))?[,.]/mu.test(shown))
    return true;
  return (
    /^(?:Hello|Hi|Dear|Здравейте,) \[(?:name|име)\]/mu.test(shown) &&
    (namedReader[language].test(given) || (titledName.test(shown) && toThem.test(given)))
  );
}

const titledName = lettered(/(?<!\p{L})(?:Mr|Mrs|Ms|г-н|г-жа)\.? \p{Lu}/u);
const toThem = lettered(
  /(?<!\p{L})(?:напиши|пиши|кажи|write|tell|email|text) (?:му|ѝ|to him|to her|him|her)(?!\p{L})/iu,
);
const courtesies: Record<Language, RegExp> = {
  EN: /^(?:entry|admission|no|only|also|free|first|plus|(?:many |a big )?thanks?(?: you)?|thank you|sorry|our apologies|happy|merry|good|best|see you|welcome|congratulations|dear|please|no problem|warm|kind|hello)\b/iu,
  BG: lettered(
    /^(?:вход\p{L}*|без|само|първ\p{L}+|безплатн\p{L}+|благодар\p{L}+|честит\p{L}*|добре дошли|поздравления|приятн\p{L}+|извин\p{L}+|моля|весел\p{L}+|здрав\p{L}+|успех)(?!\p{L})/iu,
  ),
};
const verbs: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:is|are|was|were|am|be|been|has|have|had|will|can|cannot|could|would|should|must|may|might|do|does|did|please|let|see|call|write|ask|come|bring|book|pay|reply|get|go|find|take|need|want|offer|look|hope|thank|invite|apply|apologi[sz]e|\p{L}+(?:[’'](?:m|re|ve|ll|d|s|t))|\p{L}{3,}(?:ed|es|s)|went|came|got|made|sent|lost|broke|fell|left|told|gave|bought|paid|cost|took|kept|found|met|send|keep|know|like|work|open|close|start|run|give|make|help|stay|visit|join|use|rise|rose|grew|began|sold|won|cut|put|shut|chose|ran|fell|felt|knew|saw|heard|wish|hold|held|stand|stood)(?!\p{L})/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:е|са|съм|сме|сте|ще|няма|има|може|трябва|беше|бяха|бъде|да|се|си|ни|Ви|\p{L}{2,}(?:м|ме|те|ат|ят|ха|х|ва|ла|ли|ло|л|ше|ира|ае|ее|ие|ти|ди|ни|ри|жи|ша|ча|на|и|е|а|я))(?!\p{L})/iu,
  ),
};
const VERBLESS_WORDS = 6;

/** “Garden terrace.”: a note that stands as a sentence in a letter. */
function hasVerbless({ said, body }: TextParts, language: Language): boolean {
  const points = new Set((body.match(/^- .*$/gmu) ?? []).map((each) => each.slice(2).trim()));
  return said.some((sentence) => {
    if (!/[.]$/u.test(sentence) || points.has(sentence) || /[\d[:@]/u.test(sentence)) return false;
    const words = sentence.split(/\s+/u).length;
    if (words > VERBLESS_WORDS || courtesies[language].test(sentence)) return false;
    return !verbs[language].test(sentence);
  });
}

const ROW_PARTS = 4;
const finite: Record<Language, RegExp> = {
  EN: /\b(?:is|are|was|were|has|have|had|will|can|cost|costs|get|we|you|I|includes?|please|call|book|come|starts?|takes?|needs?)\b|[’'](?:s|re|m|ve|ll|d)\b/iu,
  BG: lettered(
    /(?<!\p{L})(?:е|са|сме|съм|сте|ще|има|няма|може|трябва|беше|бяха|да|се|струва|започва|важи|\p{L}{2,}(?:ме|те|ат|ят|хме|ха)|търсим|предлагам)(?!\p{L})/iu,
  ),
};

/** “Hello Perla, a website, 3 languages, 40% in advance, 8 weeks.”: a row of notes as one sentence. */
function isRow(sentence: string, language: Language): boolean {
  return sentence.split(/,\s/u).length >= ROW_PARTS && !finite[language].test(sentence);
}

/** “…, Emma“. We have.”: the end of a quotation without its beginning. */
function hasOpenQuotation(body: string): boolean {
  const open = (body.match(/„/gu) ?? []).length;
  const closed = (body.match(/[“”]/gu) ?? []).length;
  return open > 0 || /\p{Script=Cyrillic}/u.test(body) ? open !== closed : false;
}

const ourFault =
  /грешката е наша|вината е наша|(?:it was|it is|the) (?:our|my) (?:fault|mistake)|mistake is ours/iu;
const fault = lettered(
  /(?:fault|mistake|our bad|wrong|грешк|прав[аи]? (?:е|са)|(?:is|are|[’']s) right|true|вярно|вина|сбърка|объркахме)/iu,
);

const RUN = 4;
const word = lettered(/[\p{L}\d.,]*[\p{L}\d]/gu);

/** Whether a text says the same words twice, or one figure for itself: “2231 for 2231”. */
function isDoubled({ body }: TextParts): boolean {
  if (/(?<![\d.,])(\d{2,}) (?:for|за) \1(?!\d)/u.test(body)) return true;
  const words = body.toLowerCase().match(word) ?? [];
  const seen = new Set<string>();
  for (let at = 0; at + RUN <= words.length; at += 1) {
    const run = words.slice(at, at + RUN);
    const key = run.join(' ');
    if (seen.has(key) && key.length > 14) return true;
    seen.add(key);
  }
  return false;
}

const inconvenience = /Sorry for the inconvenience|Извинете за неудобството/u;
const trouble = lettered(
  /(?<!\p{L})(?:clos\p{L}+|shut|delay\p{L}*|late|broke\p{L}*|cancell?ed (?!until|by)|mov(?:e|ed|ing)|repair\p{L}*|works?|no|not|won[’']t|can[’']t|down|off|out of|without|sorry|inconvenience|stop\p{L}*|miss\p{L}*|затвор\p{L}*|закъсн\p{L}*|няма|не|поврeд\p{L}*|повреда|повреден\p{L}*|отмен\p{L}*|ремонт\p{L}*|спр\p{L}*|мест\p{L}*|авария|извин\p{L}*|неудобств\p{L}*|без|отпуск\p{L}*)(?!\p{L})/iu,
);
const alerting = lettered(/(?<!\p{L})(?:appointment|reminder|% off|напомняне|отстъпка)(?!\p{L})/iu);

const thanksForMessage = /Thank you for your message\.|Благодарим? Ви, че (?:ни|ми) писахте\./u;
const toMany = lettered(
  /(?<!\p{L})(?:customers|clients|members|guests|parents|tenants|клиентите|членовете|гостите|родителите|наемателите|всички)(?!\p{L})/iu,
);
const wroteToUs = lettered(
  /(?<!\p{L})(?:wants?|wanted|asks?|asked|asking|request\p{L}*|refus\p{L}*|say no|turn \p{L}+ down|declin\p{L}*|complain\p{L}*|repl(?:y|ies)|answer|respond|wrote|writes|says?|review|message from|enquir\p{L}*|demand\p{L}*|would like|иска\p{L}*|поиска\p{L}*|пита\p{L}*|моли|молят|оплак\p{L}*|отговор\p{L}*|отказ\p{L}*|откажа|писа\p{L}*|пише|отзив\p{L}*|запитване\p{L}*|желае\p{L}*|[„“"])/iu,
);
/** An apology for what troubles nobody. */
function isIdleCourtesy(shown: string, given: string): boolean {
  if (isAbsence(given) && (thanksForMessage.test(shown) || !saysAbsence(shown))) return true;
  if (thanksForMessage.test(shown) && toMany.test(given) && !wroteToUs.test(given)) return true;
  return (
    inconvenience.test(shown) &&
    (!trouble.test(given) || (alerting.test(given) && !/sorry|извин/iu.test(given)))
  );
}
