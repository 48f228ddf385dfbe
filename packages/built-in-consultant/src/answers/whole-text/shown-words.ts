import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { isEnglish } from '../../language/is-english.ts';
import { escapeMarkdown } from '../../text/markdown.ts';
import type { Brief } from '../../understanding/whole-text/brief/brief-type.ts';
import { ownLanguage } from '../../understanding/whole-text/wanted.ts';
import { isContact } from './check-text.ts';

/** „в Варна“ → „във Варна“: a preposition before its own sound. */
export function euphonic(text: string, language: Language): string {
  if (isEnglish[language]) return text;
  return text
    .replace(lettered(/(?<!\p{L})([Вв]) (?=[вфВФ]\p{Ll})/gu), '$1ъв ')
    .replace(/^(\*\*Тема:\*\* )(Рождения|Именния) /u, '$1$2т ')
    .replace(lettered(/(?<!\p{L})([Сс]) (?=[сзСЗ]\p{Ll})/gu), '$1ъс ');
}

/** “Change the price to 7 €”, the longer wordings first. */
export function repricing({ said }: Knowledge['purposes']): RegExp {
  const wordings = said.repricing.toSorted((a, b) => b.length - a.length);
  return lettered(`(?<!\\p{L})(?:${wordings.join('|')})(?!\\p{L})`, 'iu');
}

export const price = /[€$£] ?\d[\d.,]*|\d[\d.,]* ?(?:€|euros?|евро|лв\.?|лева|leva)/giu;

export function quoted(part: string, language: Language): string {
  const own = escapeMarkdown(part);
  return isEnglish[language] ? `“${own}”` : `„${own}“`;
}

/** Whether the user’s words in another language stand in it. */
export function hasForeign(shown: string, language: Language): boolean {
  return (shown.match(/\[[^\]\n]+\]/gu) ?? []).some(
    (blank) =>
      !isContact(blank.slice(1, -1)) &&
      lettered(/\p{L}{2}/u).test(blank) &&
      ownLanguage(blank) !== language,
  );
}

/** The user's words in another language stay, in brackets. Figures and dates are read by everybody. */
export function readableIn(language: Language, brief: Brief): Brief {
  const isOther = (value: string) =>
    lettered(/\p{L}{2}/u).test(value) && ownLanguage(value) !== language;
  if (!Object.values(brief).some(isOther)) return brief;
  return Object.fromEntries(
    Object.entries(brief).map(([name, value]) => [
      name,
      isOther(value) ? (['business', 'channel'].includes(name) ? value : `[${value}]`) : value,
    ]),
  );
}
