import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import type { Pasted } from '../pasted.ts';

/** “Rewrite this”, „Пренапишете по-кратко“. */
const rewriting = lettered(
  /^(?:hi,? |hello,? |please |pls |can you |could you |здравейте,? |моля,? |може ли да )*(?:re-?write|re-?phrase|re-?word|shorten|summari[sz]e (?:this|the following)|turn (?:this|the following) (?:text )?into|(?:обобщи|резюмирай|превърни) (?:това|този текст|текста)|make (?:this|it|the following) (?:text )?(?:shorter|warmer|friendlier|nicer|more \p{L}+)|пренапиш\p{L}*|преформулир\p{L}*|перифразир\p{L}*|съкрат\p{L}*|скъс\p{L}*|направ\p{L}* (?:това|го|текста) по-\p{L}+)(?!\p{L})/iu,
);
/** A text after a colon or a line break, or in quotation marks. */
const given = /(?::|\n)\s*([\s\S]+)$|[„“"«'‘]([\s\S]+)[“”"»'’]/u;
/** Fewer words are no text. */
const TEXT_WORDS = 5;

/** “Please improve this mail: …”: the same of a text that is pasted. */
const improving = lettered(
  /(?<!\p{L})(?:improve|polish|edit|fix|correct|tighten|sharpen|re-?write|re-?phrase|re-?word|shorten|make (?:it|this|the text) \p{L}+|подобри\p{L}*|подобрете|поправи|поправете|коригирай\p{L}*|изглад\p{L}*|преправ\p{L}*|оправ(?:и|ете)|редактирай\p{L}*|пренапиш\p{L}*|преформулир\p{L}*|съкрат(?:и|ете)|podobri|popravi|prepravi|opravi|prenapi\p{L}*)(?!\p{L})/iu,
);

/** The text that a message wants to be written anew; null if it wants none. */
export function textToRewrite(message: string, pasted: Pasted | null): Pasted | null {
  if (pasted !== null) return improving.test(pasted.instruction) ? pasted : null;
  if (!rewriting.test(message.trim())) return null;
  const found = given.exec(message);
  const text = (found?.[1] ?? found?.[2] ?? '').trim();
  if (found === null || wordsOf(text).length < TEXT_WORDS) return null;
  return { instruction: message.slice(0, found.index), text };
}
