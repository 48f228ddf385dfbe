import { lettered } from '@savet/text/lettered';

const name = "(\\p{Lu}[\\p{L}’'-]+(?:[ ,]+\\p{Lu}[\\p{L}’'&-]*){0,4})[.!]?$";
/** “Sign off Dave, ClearPane”, “I’m the owner, Lena, Salt Room Spa”, “Best, Nina”: who signs, at the end of an order. */
const signs = lettered(
  `(?<=[.!?”"“] ?|^)(?:Sign(?:ed)? off(?: as| with)?:?|Best|Regards|Kind regards|Cheers|I[’']?m the (?:owner|manager),?|I am the (?:owner|manager),?|Поздрави|С поздрав)[, ]+${name}`,
  'u',
);

/** An order that says in one way who signs its text. */
export function withSignature(request: string): string {
  const isEn = /[a-z]/iu.test(signs.exec(request)?.[1] ?? '');
  return request.replace(signs, isEn ? 'Signed $1' : 'Подпис: $1');
}
