import type { Language } from '@savet/contract/languages';
import { isEnglish } from '../../../language/is-english.ts';

/** Why another person was chosen. */
export function applicationParts(text: string, language: Language): Record<string, string> {
  const found = isEnglish[language]
    ? /(?<!\p{L})(?:chose|chosen|choose|took|hired|decided on) (?:somebody|someone|another (?:person|candidate)|a (?:person|candidate)|a colleague) (with [^.;:!?\n]{4,100}|who [^.;:!?\n]{4,100})/iu
    : /(?<!\p{L})(?:избрахме|взехме|наехме|спряхме се на) (?:друг |друга )?(?:човек|кандидат\p{L}*|колега|колежка) ((?:с|със) [^.;:!?\n]{4,100}|ко(?:й|я)то [^.;:!?\n]{4,100})/iu;
  return { chosen: found.exec(text)?.[1]?.trim() ?? '' };
}

/** How long an offer holds: “valid 14 days”. */
export function validityIn(text: string, language: Language): Record<string, string> {
  const found = isEnglish[language]
    ? /(?<!\p{L})valid (?:for )?(\d{1,3} (?:days|weeks|months))(?!\p{L})/iu
    : /(?<!\p{L})валидн\p{L} (?:за )?(\d{1,3} (?:дни|седмици|месеца))(?!\p{L})/iu;
  const materials = isEnglish[language]
    ? /(?<!\p{L})(?:incl\p{L}*\.?|with) ((?:all |the )?(?:materials?|labou?r|transport|VAT)(?:(?:,| and) (?:materials?|labou?r|transport|VAT))*)/iu
    : /(?<!\p{L})(?:с|със|включително|с включени) ((?:материалите|материали|труд|труда|транспорт|транспорта|ДДС)(?:(?:,| и) (?:материали|труд|транспорт|ДДС))*)/iu;
  return {
    validity: found.exec(text)?.[1] ?? '',
    included: materials.exec(text)?.[1] ?? '',
  };
}

/** “Start at once”, and whether a line of the request says the pay. */
export function workingParts(text: string, language: Language): Record<string, string> {
  const paid =
    /\d ?(?:€|eur\p{L}*|евро|лв\.?|лева|leva)(?: (?:net|gross|чисто|нето|бруто))?|(?:salary|pay|wage|заплата) /iu.test(
      text,
    );
  const atOnce = isEnglish[language]
    ? /(?<!\p{L})(?:at once|immediately|asap|right away)(?!\p{L})/iu
    : /(?<!\p{L})(?:веднага|незабавно)(?!\p{L})/iu;
  return {
    ...(paid ? { paySaid: ' ' } : {}),
    ...(atOnce.test(text) ? { startSaid: ' ' } : {}),
  };
}
