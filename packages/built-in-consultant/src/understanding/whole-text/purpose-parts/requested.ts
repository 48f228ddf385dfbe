import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';
import type { Brief } from '../brief/brief-type.ts';
import { turned } from '../brief/clauses.ts';

const ends =
  '(?=,? (?:because|since|as the|as we|due to|защото|понеже|тъй като|поради|заради)|[;:!?\\n]|\\.(?=\\s|$)|$)';
const wishes: Record<Language, readonly RegExp[]> = {
  EN: [
    lettered(
      `(?<!\\p{L})(?:asking|to ask|ask|request(?:ing)?)(?: (?:them|him|her|you|(?:the|our|my) \\p{L}+(?: \\p{L}+)?))? (?:for|to) (.{4,160}?)${ends}`,
      'iu',
    ),
    lettered(
      `(?<!\\p{L})please (?:send|deliver|confirm|check|change|prepare|tell) .{4,160}?${ends}`,
      'iu',
    ),
  ],
  BG: [
    lettered(
      `(?<!\\p{L})(?:молба за|с молба|молба|помоли(?:м|те)?(?: ги| го| я)? за|моли(?:м|те) за|искаме) (да .{4,160}?|(?!да )\\p{L}.{4,160}?)${ends}`,
      'iu',
    ),
    lettered(
      `(?<!\\p{L})(да (?:намали|удължи|изпрати|потвърди|провери|смени|разреши|отложи).{3,160}?)${ends}`,
      'iu',
    ),
  ],
};

/** The request of a letter, in the second person. */
export function requestParts(
  text: string,
  brief: Brief,
  language: Language,
): Record<string, string> {
  const found = wishes[language].map((sign) => sign.exec(text)).find(Boolean);
  const wish = (found?.[1] ?? found?.[0] ?? '').trim().replace(/[,\s]+$/u, '');
  if (wish === '') return {};
  return {
    wish: isEnglish[language] ? turned(wish, 'EN') : toReader(wish),
    facts: '',
    inline: brief['inline'] ?? '',
  };
}

/** „да намали наема“ → „да намалите наема“. */
function toReader(wish: string): string {
  const said = turned(wish, 'BG').replace(/^за /u, '');
  return said.replace(
    lettered(/^да ((?:ни|ми|ги|го|я) )?(\p{L}+[иеая])(?=\s|$)/u),
    (_, object: string | undefined, verb: string) => `да ${object ?? ''}${verb}те`,
  );
}
