import type { Language } from '@savet/contract/languages';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';

const email = /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]*\w/u;
const phone = /(?<![\d£€$])(\+?\d[\d ]{6,}\d)(?!\d)/u;

/** “Call Jo 07700 900311” → “Call Jo on 07700 900311.”; empty if a clause names no telephone. */
export function contactIn(clause: string, language: Language): string {
  if (email.test(clause)) return `${capitalised(clause)}.`;
  const found = phone.exec(clause);
  if (found === null || found[0].replace(/\D/gu, '').length < 7) return '';
  const number = found[1] ?? '';
  const before = clause.slice(0, found.index).trim();
  const after = clause.slice(found.index + found[0].length).trim();
  return isEnglish[language]
    ? inEnglish(before, number, after)
    : inBulgarian(before, number, after);
}

function inEnglish(before: string, number: string, after: string): string {
  if (
    /^(?:(?:my |our |the )?(?:tel|phone|mobile|number|whatsapp)(?: is| no\.?| number)?:?|)$/iu.test(
      before,
    )
  ) {
    const ask = /^(?:and )?(?:ask for|for|speak to) (.+)$/iu.exec(after)?.[1] ?? '';
    return ask === ''
      ? `Phone: ${number}${after === '' ? '' : `, ${after}`}.`
      : `Call ${number} and ask for ${ask}.`;
  }
  const verb = /^(?:call|ring|text|whatsapp|phone|contact)$/iu.test(before);
  const on =
    verb || / on$/iu.test(before) || !/(?:call|ring|text|phone|contact|whatsapp) /iu.test(before)
      ? ' '
      : ' on ';
  const said = before.replace(
    /^((?:any|if any) (?:problems?|questions?|issues|worries))(?: just)? (?=(?:call|ring|text|phone|contact))/iu,
    '$1? Please ',
  );
  return `${capitalised(said)}${on}${number}${after === '' ? '' : ` ${after}`}.`;
}

function inBulgarian(before: string, number: string, after: string): string {
  const ask =
    /^(?:,? ?)?(?:питай(?:те)?|попитай(?:те)?|търси|търсете|потърсете|за) (?:за )?(\p{Lu}.*)$/u.exec(
      after,
    )?.[1] ?? '';
  if (
    /^(?:тел\.?|телефон(?:ът)?(?: ми| ни)?(?: е)?|на|обади(?: се)?|обадете се(?: на)?|звънни(?: на)?|звънете(?: на)?|):?$/iu.test(
      before,
    )
  ) {
    if (ask !== '') return `Обадете се на ${number} и попитайте за ${ask}.`;
    return `Телефон: ${number}${after === '' ? '' : `, ${after}`}.`;
  }
  const toWhom =
    /^(?:въпроси|при въпроси|за въпроси|повече инфо|инфо|информация)(?: към| до| на| при)? ?(.*)$/iu.exec(
      before,
    );
  if (toWhom !== null) return `За въпроси: ${[toWhom[1], number].filter(Boolean).join(', ')}.`;
  const said = before.replace(/ (?:тел\.?|телефон)$/iu, '');
  return `${capitalised(said)}${said.endsWith(' на') ? ' ' : ', '}${number}${after === '' ? '' : ` ${after}`}.`;
}
