import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';

const we: Record<Language, RegExp> = {
  EN: lettered(
    /(?<![\p{L}[])[Ww]e \(((?!which|who|see|from|until|for|\d+ ?[€£$%])[^()\n]{4,80})\) ([^\n]*)/u,
  ),
  BG: /[ ,]*\(((?:ние )?сме [^()\n]{4,80})\)/iu,
};
const plural = lettered(
  /^(?:(?:two|three|four|both|all)(?!-)|\d+ (?!person|man|woman)\p{L}+s)(?!\p{L})|^\p{L}+s$/iu,
);

/**
 * “We (6 person seaweed farm) just won …” → “We are a 6-person seaweed farm, and we just won …”: what is told in brackets of
 * ourselves, said to the reader.
 */
export function withAsideSaid(written: string, language: Language): string {
  // “(Due to demand) we …”: nothing begins with a bracket.
  const text = written.replace(
    /^\(([^()\n]{4,60})\) (?=\p{Ll})/u,
    (_, aside: string) => `${capitalised(aside)} `,
  );
  const found = we[language].exec(text);
  if (found === null) return text;
  const [whole, aside = '', rest = ''] = found;
  if (isEnglish[language]) {
    const named = aside.replace(/^(?:we(?:[’']re| are)|i[’']m|a|an|the) /iu, '');
    const joined = named.replace(/^(\d+) (person|man|woman) /iu, '$1-$2 ');
    const article = plural.test(joined) ? '' : /^(?:[aeiou]|8|11|18)/iu.test(joined) ? 'an ' : 'a ';
    return text.replace(whole, () => `We are ${article}${joined}, and we ${rest}`);
  }
  const own = aside.replace(/^ние /iu, '');
  // The first words of a text tell who speaks, what follows is the news.
  return `${capitalised(`ние ${own}`)}. ${text.replace(whole, '')}`;
}
