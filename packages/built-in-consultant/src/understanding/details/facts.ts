import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import type { Found } from './parts.ts';

/** “… that we deliver on Sundays too”, „…, че доставяме и в неделя“. */
const clause = lettered(
  /(?:,\s*|\s)(?:(?:че|това, че|[св]ъс? (?:който|която|което))\s+(?!търс|наема)|(?:that|saying that|saying|telling them that|telling them)\s+(?=(?:we|our|the|from|i|there|it|starting|prices|you)(?!\p{L}))(?!we(?: are|[’']re) (?:looking|hiring)))/iu,
);
/** The name of a text, with at most ten words, and what stands after it. */
const colon = /^(?:[^\s:?!]+ ){0,9}[^\s:?!]+:\s+(?![„“"‘])/u;
/** „Съобщение за поскъпване – …“: the same with a dash. */
const dash = /^(?:[^\s:?!.]+ ){1,9}[-–—]\s+/u;
/** A short message begins with its facts: “sms your bike is ready”, „смс, че колелото е готово“. */
const message = lettered(
  /^(?:an? )?(?:sms|смс|есемес|viber|вайбър)(?:\s+(?:message|съобщение))?,?\s+(?!reminder|напомняне)(?:(?:that|saying|че)\s+)?(?!(?:to|for|about|до|за)(?!\p{L}))(?=[^:]{8,}$)/iu,
);
/** The end of a sentence: abbreviations of one letter are none, and the next one may begin with a small letter. */
const sentenceEnd = lettered(/(?<=(?:\p{L}{2}|[\d)%€+])[.!?…])\s+|\uE002/u);

const texts =
  '(?:posts?|e-?mails?|newsletter|letter|sms|message|notice|sign|notes?|ad|advert|job ad|invitation|greeting|flyer|poster|caption|description|text|announcement|reply|пост|публикация|имейл|мейл|бюлетин|писмо|смс|съобщение|бележка|надпис|табел[ак]а?|обява|реклама|покана|поздрав|отговор|картичка|листовка|флаер|плакат|текст|описание)';
/** A sentence that names the text: the next ones say what is in it. */
const request = lettered(`(?<!\\p{L})${texts}(?!\\p{L})`, 'iu');
/** “… write the email: …”, after other sentences. */
const laterColon = lettered(`(?<!\\p{L})${texts}(?!\\p{L})[^:.?!]{0,80}:\\s+(?![„“"‘])`, 'iu');

/** How a text is to be. A part of a sentence with such a word says nothing that the text says. */
const manner = lettered(
  /(?<!\p{L})(?:(?:in|на) (?:english|bulgarian|german|английски|български)|language|jargon|polite\p{L}*|friendl\p{L}*|formal\p{L}*|tone|emojis?|exclamation\p{L}*|excuses?|words?|characters?|lines?|sentences?|(?<!(?:was|were|is|are|too|bags?|boxes|pieces?|items?|units?|kg|fell|run) )short|calm|warm|funny|straight|simple|casual|serious|subject|hashtags?|poetry|numbers first|a4|big letters|едри букви|please|pls|любезн\p{L}*|учтив\p{L}*|официалн\p{L}*|спокойн\p{L}*|спокоен|кратк\p{L}*|кратък|топл\p{L}*(?! вода)|емотикон\p{L}*|думи|знака|знаци|реда|изречени\p{L}*|удивителн\p{L}*|оправдани\p{L}*|извинени\p{L}*|хаштаг\p{L}*|моля|шеговит\p{L}*|човешк\p{L}*|приятелск\p{L}*|да личи|не повече от|not over|no more than|да се усмихн\p{L}*|да не се|да звучи)(?!\p{L})/iu,
);
/** A sentence to the writer, or about the sender’s own case. */
const toWriter = lettered(
  /^(?:(?:and|but|also|и|но|а)\s+)?(?:make|keep|use|write|give|draft|do not|don[’']?t|not|should|must|it|its|it[’']s|signed|this|that|(?:the )?(?:goal|aim|purpose|point)(?: is| =)?|до (?!\d)|only|just|angle|i(?! (?:wish you|apologi[sz]e|offer you|invite you|appreciate|thank you|suggest|am (?:sorry|glad|happy|grateful))(?!\p{L}))|i[’']?m|i[’']?ve|he|she|they|what|how|why|can|could|напиш\p{L}*|направ\p{L}*|дръж\p{L}*|използв\p{L}*|нека|не искам|искам|само|трябва|да(?!,)|може|това|той|тя|те|аз|как|какво|защо|хем|целта|идеята|никакв\p{L}*)(?!\p{L})/iu,
);
/** “Mention that …”: what follows is a fact. */
const mention = lettered(
  /^(?:(?:please|моля)[, ]+)?(?:mention|say|add|include|tell (?:them|him|her)|спомен\p{L}*|кажи\p{L}*|добав\p{L}*|пиши|напиши)\s*(?:that|in it|,?\s*че)?\s+/iu,
);

/** “A family asks whether …” tells the writer what was asked. */
const asked = lettered(
  /(?<!\p{L})(?:asks?(?! (?:for|him|her|them|you)(?!\p{L}))|(?<!you )asked|asking|wants? to know|complains?|complained|пита|питат|(?<!от вас )(?:попита|попитаха|питаха)|иска да знае|искат да знаят|оплаква|оплакват|оплака|оплакаха)(?!\p{L})/iu,
);
/** „… и че в събота сме отворени“: the same clause goes on. */
const sameClause = lettered(/(?<!\p{L})(and that|и че)(?!\p{L})/giu);

/** “No names!”: a short wish. */
const shortWish = lettered(/^(?:no|without|без)\s+\p{L}+(?:\s+\p{L}+)?[.!]*$/iu);
/** “He is right, we …”: what follows is a fact. */
const admission =
  /^(?:(?:he|she|they)(?: is|[’']s| are|[’']re) right|прав(?:а|и)? (?:е|са)(?: човекът| клиентът| той| тя)?),?\s+(?:and |и )?/iu;

/** A wish in the middle of a sentence ends its facts. */
const wish = lettered(
  /^(?:(?:english|bulgarian|английски|български)[.,;]?$|please|pls|моля|write|give|make|draft|keep|can you|could you|i (?:want|hate|need)|дай\p{L}*|напиш\p{L}*|направ\p{L}*|трябва|мразя|(?:не )?искам)(?!\p{L})/iu,
);
/** „го изкупуваме обратно“: such a clause needs the words before it. */
const dependent = /^(?:го|я|ги|ми|ти|му|ѝ|ни|ви|им|се|си|ли)\s/iu;

/** Shorter facts are a word, longer ones a text of their own, in UTF-16 units. */
const FACTS_MIN = 8;
const FACTS_MAX = 500;

/**
 * The facts that a request gives for its text: those after a colon or “that”, and the sentences after the request. How the
 * text is to be is none of them.
 */
export function factsIn(text: string): Found<string> | null {
  const start = startOfFacts(text);
  if (start === null) return null;
  const whole = text.slice(start);
  const value = factsFrom(whole);
  return value === null ? null : { value, whole };
}

/** The facts of a text, without how it is to be; null if there are none, or too many for rules to put in order. */
export function factsFrom(text: string): string | null {
  const facts = text.split(sentenceEnd).map(factOf).filter(Boolean).join(' ');
  const value = facts.replace(/[\s.,;:–-]+$/u, '');
  const isText = value.length >= FACTS_MIN && value.length <= FACTS_MAX;
  return isText && !dependent.test(value) && isBalanced(value) ? value : null;
}

/** Not cut within brackets. */
function isBalanced(text: string): boolean {
  return text.split('(').length === text.split(')').length;
}

function startOfFacts(text: string): number | null {
  for (const sign of [colon, message]) {
    const found = sign.exec(text);
    if (found) return found[0].length;
  }
  const later = laterColon.exec(text);
  if (later) return later.index + later[0].length;
  const head = dash.exec(text)?.[0] ?? '';
  if (request.test(head)) return head.length;
  const said = clause.exec(text);
  if (said) return said.index + said[0].length;
  const [first = '', ...others] = text.split(sentenceEnd);
  const isRequest = request.test(first) && !first.includes('?') && others.length > 0;
  return isRequest ? text.indexOf(first) + first.length : null;
}

/** A sentence without what it says about the writing; empty if nothing is left. */
function factOf(sentence: string): string {
  const said = sentence.replace(/^[\s.,;:–-]+|\s+$/gu, '');
  const fact = said
    .replace(mention, '')
    .replace(admission, '')
    .replace(sameClause, (words) => words.split(' ')[0] ?? '');
  if (asked.test(said) || shortWish.test(said) || (fact === said && toWriter.test(fact))) return '';
  const parts = fact.split(/(?<=[,;])\s+/);
  const end = parts.findIndex((part) => manner.test(part) || wish.test(part));
  const kept = (end < 0 ? parts : parts.slice(0, end)).join(' ').replace(/[\s,;]+$/u, '');
  if (wordsOf(kept).length < 2) return '';
  return /[.!?]$/u.test(kept) ? kept : `${kept}.`;
}
