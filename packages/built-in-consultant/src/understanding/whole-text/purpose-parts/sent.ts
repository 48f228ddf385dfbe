import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';

const sent: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:quote|offer|proposal)(?: (?:on|from) (?<day>\d{1,2} \p{L}+|\p{L}+ \d{1,2}))?(?: for (?<thing>(?!the client)[^,.;:]{3,80}))/iu,
  ),
  BG: lettered(/(?<!\p{L})оферта(?:та)?(?: за (?<thing>[^,.;:]{3,80}))/iu),
};
const dated: Record<Language, RegExp> = {
  EN: lettered(/(?<!\p{L})on (\d{1,2} \p{L}+|\p{L}+ \d{1,2})(?!\d)/iu),
  BG: lettered(
    /(?<!\p{L})на (\d{1,2} (?:яну|фев|март|апр|май|юни|юли|авг|септ|окт|ное|дек)\p{L}*)/iu,
  ),
};
const titled = lettered(/(?<!\p{L})((?:Mr|Mrs|Ms|Dr|г-н|г-жа|г-ца|д-р) \p{Lu}\p{L}+)/u);

/** The offer that nobody has answered: to whom, when and for what it was sent. */
export function sentParts(text: string, language: Language): Record<string, string> {
  if (!lettered(/(?<!\p{L})(?:sent|изпратих\p{L}*|пратих\p{L}*)(?!\p{L})/iu).test(text)) return {};
  const thing = sent[language].exec(text)?.groups?.['thing']?.trim() ?? '';
  const day = dated[language].exec(text)?.[1] ?? '';
  const person = titled.exec(text)?.[1] ?? '';
  return {
    ...(thing === '' ? {} : { thing }),
    ...(day === '' ? {} : { since: isEnglish[language] ? `on ${day}` : `на ${day}` }),
    ...(person === '' ? {} : { person }),
    clause: '',
    facts: '',
    addition: '',
  };
}
