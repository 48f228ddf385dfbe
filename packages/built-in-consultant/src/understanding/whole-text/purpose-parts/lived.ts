import type { Language } from '@savet/contract/languages';
import { isEnglish } from '../../../language/is-english.ts';

/** A longer complaint is not repeated. */
const LENGTH_MAX = 140;
const quote = /[„“"«]([^„“”"«»]{10,600})[”“"»]/u;
/** What the writer of a review lived through begins with them. */
const own: Record<Language, RegExp> = {
  EN: /(?:^|[.!]\s+|,?\s*(?:but|however|although)\s+)((?:we|i) (?:had to )?(?:waited|wait|got|found|paid|received|ordered|called|asked|came|were|was|never got|did not get|didn[’']t get)(?!\p{L})[^.!?]{4,})/iu,
  BG: /(?:^|[.!]\s+|,?\s*(?:но|обаче|ама)\s+)((?:не )?\p{L}+(?:хме|[аяио]х) [^.!?]{4,})/iu,
};

/** “But we waited 25 minutes” → “you waited 25 minutes”: the particulars of a bad review, to its writer. */
export function livedParts(text: string, language: Language): Record<string, string> {
  const said = own[language].exec(quote.exec(text)?.[1] ?? '')?.[1]?.trim() ?? '';
  if (said === '' || said.length > LENGTH_MAX) return {};
  const lived = isEnglish[language]
    ? said
        .replace(/(?<!\p{L})(?:we|i) was(?!\p{L})/giu, 'you were')
        .replace(/(?<!\p{L})(?:we|i)(?!\p{L})/giu, 'you')
        .replace(/(?<!\p{L})(?:us|me)(?!\p{L})/giu, 'you')
        .replace(/(?<!\p{L})(?:our|my)(?!\p{L})/giu, 'your')
    : said
        .replace(/(?<=\p{L}[аяио])х(?:ме)?(?!\p{L})/giu, 'хте')
        .replace(/(?<!\p{L})(?:ни|ми)(?!\p{L})/giu, 'Ви')
        .replace(/(?<!\p{L})(?:нас|мен)(?!\p{L})/giu, 'Вас');
  // What they say of our people is theirs to say.
  if (/(?<!\p{L})(?:your|you) (?:staff|waiter|people|team)|(?:Ваш|ваш)/u.test(lived)) return {};
  const first = `${lived.charAt(0).toLowerCase()}${lived.slice(1)}`.replace(/[\s,;]+$/u, '');
  return { lived: first };
}

/** Whether a review that begins with praise goes on with what went wrong. */
export function turnsToComplaint(text: string, language: Language): boolean {
  const isTurned = /(?<!\p{L})(?:but|however|но|обаче|ама)(?!\p{L})/iu.test(
    quote.exec(text)?.[1] ?? '',
  );
  return isTurned && livedParts(text, language)['lived'] !== undefined;
}
