import { wholeWords } from '../words/words.ts';

/** Words with which a chat opens, and no text for customers does. */
const chatter =
  /^(?:sure|of course|certainly|absolutely|gladly|happy to help|no problem|great (?:question|idea)|good question|understood|got it|okay|ok|разбира се|с удоволствие|добър въпрос|чудесен въпрос|чудесна идея|няма проблем|разбрах|добре|заповядайте|благодаря за въпроса)(?=\s*[,.!:–—-])/iu;
const presenting =
  /^(?:here(?:['’]s| is| are| you go)|below(?: is| are| you)|i(?:['’]ve| have)? (?:wrote|written|drafted|prepared|put together)|this is|ето|по-долу|долу|подготвих|написах|предлагам|приготвих|съставих|това е)(?![\p{L}\d])/iu;
/** The presented thing: by it “Here is a draft:” differs from “Here is where the walk starts.” */
const presented = wholeWords(
  'drafts?|texts?|posts?|e-?mails?|versions?|repl(?:y|ies)|answers?|messages?|letters?|adverts?|ads?|captions?|descriptions?|variants?|options?|suggestions?|proposals?|announcements?|' +
    '(?:текст|вариант|предложени|публикаци|пост|имейл|мейл|писмо|писма|чернов|отговор|обяв|съобщени|описани|реклам|версия|версии|проект)\\p{L}*',
);

/** Whether the opening paragraph of an answer announces the text instead of being it. */
export function isPreamble(paragraph: string): boolean {
  const opening = paragraph.replace(/^[*_\s]+/, '');
  if (chatter.test(opening)) return true;
  const [first = ''] = opening.split(/(?<=[.!:?])\s/);
  return presenting.test(first) && presented.test(first);
}

const closing =
  /^[*_(\s]*(?:note|tip|hint|\d+ words|word count|if you (?:want|like|prefer|wish|['’]d like)|let me know if you|would you like|want me|shall i|i can (?:also|make|write|shorten)|i (?:kept|left|used|avoided|assumed|did not)|replace the|fill in|забележка|бележка|съвет|\d+ думи|ако (?:желаете|искате|предпочитате|искаш)|мога да|да го|да я|искате ли|искаш ли|кажете ми|кажи ми|попълнете|попълни|заменете|сменете|оставих|използвах|избегнах|запазих|преди да (?:го )?(?:изпратите|публикувате))(?![\p{L}])/iu;

/** Whether a closing paragraph speaks about the text instead of belonging to it. */
export function isClosingRemark(paragraph: string): boolean {
  return closing.test(paragraph);
}

/** Imperatives and phrases of advice on a text: “Start with a clear subject line”. */
const advising =
  /^(?:\*\*)?(?:start|begin|open|keep|use|mention|avoid|end|add|include|explain|make sure|write|choose|focus|thank|show|you (?:could|should|can)|започнете|използвайте|споменете|избягвайте|завършете|добавете|включете|обяснете|пишете|напишете|изберете|наблегнете|покажете|можете да|трябва да|добре е да)(?!\p{L})/iu;
const aboutTexts = wholeWords(
  'subject line|tone|opening|headline|greeting|call to action|paragraph|sentences?|the (?:text|post|e-?mail|message|reply|advert)|good (?:text|post|e-?mail|reply|advert)|' +
    'тон\\p{L}*|заглавие\\p{L}*|обръщени\\p{L}*|призив\\p{L}*|изречени\\p{L}*|абзац\\p{L}*|(?:имейл|пост|текст|публикаци|отговор|обяв|писмо)\\p{L}*',
);
/** Share of blocks that advise on writing, from which the answer is no text. */
const ADVISING_SHARE = 0.4;

/** Whether an answer tells how to write a text instead of giving one. */
export function isAdviceOnWriting(blocks: readonly { text: string }[]): boolean {
  const [first, ...rest] = blocks.map(({ text }) => text);
  if (first === undefined) return false;
  const advice = [first, ...rest].filter((text) => advising.test(text) && aboutTexts.test(text));
  return advice.length >= Math.max(2, blocks.length * ADVISING_SHARE);
}
