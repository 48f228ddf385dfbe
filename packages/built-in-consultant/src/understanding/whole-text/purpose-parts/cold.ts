import type { Language } from '@savet/contract/languages';
import { isEnglish } from '../../../language/is-english.ts';
import type { Brief } from '../brief/brief-type.ts';

const cold: Record<Language, RegExp> = {
  EN: /cold (?:e-?mail|outreach|message|letter)(?: (?:to|for) (.+?))?(?=\s(?:about|offering|saying|that|with|in which)\s|[:,.;]|$)/iu,
  BG: /студен\p{L}? (?:имейл|мейл|писмо|съобщение)(?: (?:до|за|към) (.+?))?(?=\s(?:за|относно|с предложение|в който|че)\s|[:,.;]|$)/iu,
};

/** For whom the first email is, and the offer after its colon. */
export function coldParts(
  text: string,
  { thing = '' }: Brief,
  language: Language,
): Record<string, string> {
  const found = cold[language].exec(text);
  const audience = found?.[1]?.trim() ?? '';
  if (found === null || audience === '') return {};
  const told =
    /:\s+(.{8,300})$/su
      .exec(text)?.[1]
      ?.trim()
      .replace(/[\s.;,]+$/u, '') ?? '';
  const small = /^(?:We|Our|The|It|Ние|Правим|Имаме|Предлагаме)(?!\p{L})/u.test(told)
    ? `${told.charAt(0).toLowerCase()}${told.slice(1)}`
    : told;
  // The town of the readers is said with them.
  return {
    audience,
    ...(small === '' ? {} : { pitch: small, facts: '', town: '', inline: small }),
    ...(told === '' && audience.includes(' ') && thing !== '' ? { town: '' } : {}),
    coldSubject: isEnglish[language] ? `An offer for ${audience}` : `Предложение за ${audience}`,
  };
}
