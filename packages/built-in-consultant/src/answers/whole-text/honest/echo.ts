import { lettered } from '@savet/text/lettered';
import { sentencesOf } from '@savet/text/text';
import type { WholeText } from '../../../understanding/whole-text/wanted.ts';

/** Fewer words are no sentence that could be an echo. */
const WORDS_MIN = 3;
const word = lettered(/[\p{L}\p{N}]+/gu);
/** The standard parts of a letter: subject, greeting, offer of help, closing. */
const around = lettered(
  /^(?:\*\*(?:Subject|Тема):.*|(?:Hello|Hi|Dear|Здравейте|Уважаем\p{L}*)[^.!?]*,|(?:If you have|Ако имате)[^.!?]*(?:questions|въпроси).*|(?:Kind|Best|Yours|Поздрави|С уважение)[\s\S]*)$/u,
);

/** A letter to a group may say one thing. */
const toGroup = lettered(/(?:^|\n)(?:Dear|Уважаеми) [^[\n]+,/u);

/** Whether a public text or a letter is its order in one piece, with nothing besides; a short message may be. */
export function isEcho(text: string, { form, request, added }: WholeText): boolean {
  if (form === 'short' || added.length > 0 || toGroup.test(text)) return false;
  const [only, ...more] = text
    .split(/\n{2,}/u)
    .map((part) => part.replace(/\[[^\]\n]*\]/gu, '').trim())
    .filter((part) => /[.!?]$/u.test(part) && !around.test(part))
    .flatMap(sentencesOf);
  if (only === undefined || more.length > 0) return false;
  const said = wordsIn(only);
  return said.split(' ').length >= WORDS_MIN && ` ${wordsIn(request)} `.includes(` ${said} `);
}

function wordsIn(text: string): string {
  return (text.toLowerCase().match(word) ?? []).join(' ');
}
