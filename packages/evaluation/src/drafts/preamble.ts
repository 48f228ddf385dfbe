import { phrases } from '@savet/text/phrases';

/** Words with which a chat opens, and no text for customers does. */
const chatter = phrases`
  sure | of course | certainly | absolutely | gladly | happy to help | no problem | great (?:question|idea)
  good question | understood | got it | okay | ok | разбира се | с удоволствие | добър въпрос | чудесен въпрос
  чудесна идея | няма проблем | разбрах | добре | заповядайте | благодаря за въпроса
`;
const presenting = phrases`
  here(?:[’']s| is| are| you go) | below(?: is| are| you)? | this is | i(?:[’']ve| have)? (?:wrote|written|drafted)
  i(?:[’']ve| have)? (?:prepared|put together) | ето | по-долу | долу | подготвих | написах | предлагам | приготвих
  съставих | това е
`;
/** The presented thing: by it “Here is a draft:” differs from “Here is where the walk starts.” */
const presented = phrases`
  (?:draft|text|post|e-?mail|version|answer|message|letter|advert|ad|caption|description)s? | reply | replies
  (?:variant|option|suggestion|proposal|announcement)s?
  (?:текст|вариант|предложени|публикаци|пост|имейл|мейл|писмо|писма|чернов|отговор|обяв|съобщени)*
  (?:описани|реклам|версия|версии|проект)*
`;

/** Whether the opening paragraph of an answer announces the text instead of being it. */
export function isPreamble(paragraph: string): boolean {
  const opening = paragraph.replace(/^[*_\s]+/, '');
  const chat = chatter.exec(opening);
  if (chat?.index === 0 && /^\s*[,.!:–—-]/.test(opening.slice(chat[0].length))) return true;
  const [first = ''] = opening.split(/(?<=[.!:?])\s/);
  return presenting.exec(first)?.index === 0 && presented.test(first);
}

const closing = phrases`
  note | tip | hint | \d+ words | word count | if you (?:want|like|prefer|wish|[’']d like) | let me know if you
  would you like | want me | shall i | i can (?:also|make|write|shorten) | replace the | fill in
  i (?:kept|left|used|avoided|assumed|did not) | забележка | бележка | съвет | \d+ думи
  ако (?:желаете|искате|предпочитате|искаш) | искате ли | искаш ли | мога да | кажете ми | кажи ми | попълнете
  попълни | заменете | сменете | оставих | използвах | избегнах | запазих
  преди да (?:го )?(?:изпратите|публикувате)
`;

/** Whether a closing paragraph speaks about the text instead of belonging to it. */
export function isClosingRemark(paragraph: string): boolean {
  return closing.exec(paragraph.replace(/^[*_(\s]+/, ''))?.index === 0;
}
