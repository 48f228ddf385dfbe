import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';

const parts: readonly (readonly [RegExp, string])[] = [
  [
    lettered(/, (back|open again) (?=(?:next|on|from|tomorrow|in|as)(?!\p{L})|\p{Lu}\p{Ll}+day)/gu),
    '. We are $1 ',
  ],
  [lettered(/, (it[’']s \p{L}{2,}er )/giu), ': $1'],
];

/** “…, back next week” → “…. We are back next week”: notes that are joined by commas only, as sentences. */
export function inWholeSentences(text: string, language: Language): string {
  if (!isEnglish[language]) return text;
  return parts.reduce((all, [from, to]) => all.replace(from, to), text);
}
