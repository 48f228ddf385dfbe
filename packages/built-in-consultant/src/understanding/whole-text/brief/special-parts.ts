import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import type { PurposeName } from '../../../knowledge/purposes.schema.ts';
import { isEnglish } from '../../../language/is-english.ts';
import type { Brief } from './brief-type.ts';

/** “About us” is the name of the text: the words after it are about the firm. */
export function aboutRequest(text: string, purpose: PurposeName, language: Language): string {
  if (purpose !== 'about') return text;
  const start = isEnglish[language] ? 'about us text for ' : 'за нас за ';
  return text.replace(
    lettered(
      /^[^:]*?(?<!\p{L})(?:about us|about me|about(?= page| section| paragraph| text)|за нас|за мен)(?!\p{L})(?: (?:text|page|section|paragraph|текст|страница|раздел|абзац)){0,2}(?: (?:for|of|за|на))?[\s:,–-]*/iu,
    ),
    start,
  );
}

/** Closed “for maintenance”. */
export function worksIn(text: string): string {
  return (
    lettered(
      /(?<!\p{L})(?:for|за) ((?:\p{L}+ )?(?:maintenance|renovations?|repairs?|cleaning|stocktaking|inventory|ремонт|профилактика|инвентаризация|почистване|ревизия))(?!\p{L})/iu,
    ).exec(text)?.[1] ?? ''
  );
}

/** “The pool is closed”: it is not the whole firm. */
export function closedThing(text: string, language: Language): string {
  const found = isEnglish[language]
    ? lettered(
        /(?<!\p{L})((?:the|our) (?!shop|store|office|firm|company|clients|customers|guests)(?:(?!that|we|which|who)\p{L}+ ){1,4})(?:is|stays|remains|will be|will stay) closed/iu,
      ).exec(text)
    : lettered(
        /(?:че|:|,)\s+((?:\p{L}+ ){1,3})(?:няма да работи|няма да работят|не работи|ще бъде затворен\p{L}?|е затворен\p{L}?)(?!\p{L})/iu,
      ).exec(text);
  return (found?.[1] ?? '').replace(/^че\s+/iu, '').trim();
}

/** “14 days overdue”, „просрочена с 21 дни“. */
export function overdueIn(text: string): string {
  return (
    lettered(
      /(?<!\p{L})((?:\d{1,3}|an?|one|two|three|four|five|six) (?:days?|weeks?|months?)) (?:overdue|late|past due|past the due)/iu,
    ).exec(text)?.[1] ??
    lettered(
      /(?:просроч\p{L}*|закъсн\p{L}*)(?: е)?(?: вече)?(?: с| от)? ((?:\d{1,3}|един|една|два|две|три|четири|пет|шест) (?:ден|дни|седмица|седмици|месец|месеца))/iu,
    ).exec(text)?.[1] ??
    /с ((?:\d{1,3}|два|две|три) (?:дни|седмици|месеца)) (?:просроч|закъсн)/iu.exec(text)?.[1] ??
    ''
  );
}

/** “From 3 May, Varna”, for a line of its own. */
export function whenWhere(
  { from = '', when = '', place = '', facts = '' }: Brief,
  language: Language,
): string {
  const start = from === '' ? when : isEnglish[language] ? `from ${from}` : `от ${from}`;
  const where = facts.includes(place) ? '' : place;
  return capitalised([start, where].filter(Boolean).join(', '));
}

/** The lines of a business card, one for each part of “Ivan Kolev, electrician, Pleven”. */
export function cardLines(text: string): string {
  const given =
    /:\s+(.+)$/su.exec(text)?.[1] ??
    lettered(/(?:business card|визитка)\p{L}*(?: text)? (?:for|of|за|на) (.+)$/iu).exec(
      text,
    )?.[1] ??
    '';
  const parts = given.split(/[,;]\s+/u).map((part) => part.replace(/[.\s]+$/u, ''));
  return parts.length < 2 ? '' : parts.map(capitalised).join('\n');
}

/** Whether a place is an origin and not a venue: “Made in Troyan”. */
export function isOrigin(text: string, place: string): boolean {
  if (place === '') return false;
  const before = text.slice(0, Math.max(0, text.indexOf(place)));
  return lettered(
    /(?<!\p{L})(?:made|handmade|woven|produced|grown|roasted|произведен\p{L}*|изработен\p{L}*|направен\p{L}*|тъкан\p{L}*|отгледан\p{L}*|прави се) (?:in|в|във) $/iu,
  ).test(before);
}
