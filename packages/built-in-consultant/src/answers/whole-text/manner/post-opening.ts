import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';

/** “Cheese stall! This Saturday …”, „Моето магазинче! На 24 …“: the name of what the order is for. */
const title: Record<Language, RegExp> = {
  EN: lettered(/^(?:(?:My|Our) )?([\p{L}][\p{Ll}'’-]*(?: [\p{Ll}'’-]+){0,4})! (?=\p{L}|\d)/u),
  BG: lettered(/^((?:Моето|Моята|Нашето|Нашата|Нашия|Моя) [^.!?\n]{3,50})! (?=\p{L}|\d)/u),
};

/** “Post for my dog bakery: …”: of whom the post tells. */
const owner: Record<Language, RegExp> = {
  EN: lettered(/(?<!\p{L})post (?:for|about) (?:my|our) ([\p{L}’' -]{3,40}?):\s/iu),
  BG: lettered(/(?<!\p{L})за ((?:моето|моята|моя|нашето|нашата|нашия) [\p{L} -]{3,40}?):\s/iu),
};

/** A post that begins with the news of a place, not with its bare name as the order says it, or with nothing. */
export function withOpening(post: string, request: string, language: Language): string {
  const whose = owner[language].exec(request)?.[1] ?? '';
  const found = title[language].exec(post);
  const isBare = found !== null && (!isEnglish[language] || isOwn(found[1] ?? '', request));
  const named = isBare ? (found[1] ?? '') : whose;
  const rest = isBare ? post.slice(found[0].length) : post;
  if (named === '' || (!isBare && says(post, whose))) return post;
  const small = lowered(named);
  // A title of its own says enough.
  if (marked.test(rest)) return post;
  const said = /^(?:[A-Z][a-z]*day|I) /u.test(rest) ? rest : lowered(rest);
  return isEnglish[language] ? `News from our ${small}: ${said}` : `Новини от ${small}: ${said}`;
}

/** Whether a post says of whom it is, or has a title of its own. */
function says(post: string, whose: string): boolean {
  const words = whose.toLowerCase().match(word) ?? [];
  return words.some((each) => post.toLowerCase().includes(each.slice(0, STEM)));
}

/** Endings turn. */
const STEM = 6;
const word = lettered(/(?<!\p{L})(?!мо|наш)\p{L}{4,}/gu);
const marked = lettered(/^[^\p{L}\d]/u);

function isOwn(named: string, request: string): boolean {
  const escaped = named.replace(notWord, '.');
  return lettered(`(?<!\\p{L})(?:my|our) ${escaped}(?!\\p{L})`, 'iu').test(request);
}

const notWord = lettered(/[^\p{L} ]/gu);

function lowered(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
