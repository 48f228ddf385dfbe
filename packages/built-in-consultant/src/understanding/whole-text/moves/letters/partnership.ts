import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../../language/is-english.ts';
import type { Brief } from '../../brief/brief-type.ts';
import { turned } from '../../brief/clauses.ts';
import { secondPerson } from '../second-person.ts';
import type { Told } from '../told.ts';

const sender: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:from|between|for|of) (?:my|our) ([^,:;.]{3,60}?)(?= (?:to|with|and|for)(?!\p{L})|[,:;.]|$)/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:от|между) (?:((?:моето|моя|моята|нашето|нашия|нашата) [^,:;.]{3,60}?)|([^,:;.]{3,40}?) (?:ми|ни))(?= (?:до|към|с|със|и)(?!\p{L})|[,:;.]|$)/iu,
  ),
};
const terms = /:\s+(.{8,400})$/su;
const inWhich: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:in which|where|that|idea is that|the idea:) ((?:we|they|our|you) .{8,400})$/isu,
  ),
  BG: lettered(/(?<!\p{L})(?:при което|като|идеята е|че) ((?:ние|те|ще|\p{L}+ме) .{8,400})$/isu),
};

/** The parts of a partnership proposal: its sender, and the terms for both sides. */
export function partnershipParts(
  text: string,
  _: Told,
  __: Brief,
  language: Language,
): Record<string, string> {
  const found = sender[language].exec(text);
  const who = (found?.[1] ?? found?.[2] ?? '').trim();
  const given = terms.exec(text)?.[1] ?? inWhich[language].exec(text)?.[1] ?? '';
  const own = toPartner(given.trim().replace(/[\s.;,]+$/u, ''), language);
  return {
    sender: who === '' ? '' : isEnglish[language] ? `our ${who}` : ourBg(who),
    terms: own.replace(lettered(/^(?:We|You|Our|Ние|Вие)(?!\p{L})/u), (word) => word.toLowerCase()),
  };
}

/** „Моето студио“ → „нашето студио“. */
function ourBg(who: string): string {
  return who
    .replace(/^моето(?= )/iu, 'нашето')
    .replace(/^моята(?= )/iu, 'нашата')
    .replace(/^моя(?= )/iu, 'нашия');
}

/** “They give 10 % off” → “you give 10 % off”; „те дават“ → „Вие давате“. */
function toPartner(text: string, language: Language): string {
  if (isEnglish[language])
    return andBetween(
      turned(text, language).replace(lettered(/(?<!\p{L})they (?=\p{L})/giu), 'you '),
      lettered(/, (?=you(?!\p{L}))/iu),
      ', and ',
    ).replace(lettered(/(?<!\p{L})we send (?!you)/iu), 'we send you ');
  return andBetween(toPlural(text), lettered(/, (?=Вие(?!\p{L}))/u), ', а ');
}

function toPlural(text: string): string {
  return turned(text, 'BG').replace(
    lettered(/(?<!\p{L})(?:те|той|тя) ((?:(?:ни|ще|не|им|се) )*)(\p{L}+)/giu),
    (whole, between: string, verb: string) => {
      const own = secondPerson(verb);
      return own === null ? whole : `Вие ${between}${own}`;
    },
  );
}

/** Two sides of a bargain are one sentence. */
function andBetween(text: string, mark: RegExp, joint: string): string {
  return text.replace(mark, joint);
}
