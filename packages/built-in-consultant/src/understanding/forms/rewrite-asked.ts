import { wordsOf } from '@savet/text/text';

/** “Rewrite this”, „Пренапишете по-кратко“. */
const rewriting =
  /^(?:hi,? |hello,? |please |pls |can you |could you |здравейте,? |моля,? |може ли да )*(?:re-?write|re-?phrase|re-?word|shorten|make (?:this|it|the following) (?:text )?(?:shorter|warmer|friendlier|nicer|more \p{L}+)|пренапиш\p{L}*|преформулир\p{L}*|перифразир\p{L}*|съкрат\p{L}*|скъс\p{L}*|направ\p{L}* (?:това|го|текста) по-\p{L}+)(?!\p{L})/iu;
/** A text after a colon or a line break, or in quotation marks. */
const given = /(?::|\n)\s*([\s\S]+)$|[„“"«'‘]([\s\S]+)[“”"»'’]/u;
/** Fewer words are no text. */
const TEXT_WORDS = 5;

/** Whether a message wants a text that it brings to be written anew. */
export function asksToRewrite(message: string): boolean {
  if (!rewriting.test(message.trim())) return false;
  const found = given.exec(message);
  return wordsOf(found?.[1] ?? found?.[2] ?? '').length >= TEXT_WORDS;
}
