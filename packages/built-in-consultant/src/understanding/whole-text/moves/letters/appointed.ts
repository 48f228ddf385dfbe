import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../../language/is-english.ts';
import type { Brief } from '../../brief/brief-type.ts';
import { sentencesOfKind, type Told } from '../told.ts';

const by: Record<Language, RegExp> = {
  EN: lettered(/(?<!\p{L})(with (?:Dr |our )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u),
  BG: lettered(/(?<!\p{L})((?:при|с|със) (?:д-р )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u),
};
const visit: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:an? |the |your )?((?:[\p{Ll}-]+ ){0,2}?(?:appointment|lesson|class|session|haircut|massage|check-?up|cleaning|fitting|inspection|viewing))(?= |[,.;]|$)/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:час(?:а|ът)?|преглед(?:а)?|посещение(?:то)?) (?:за |при )((?:\p{Ll}+ ?){1,3}?)(?= (?:утре|днес|в|във|на|с|със|при|от|до)(?!\p{L})|[,.;]|$)/iu,
  ),
};

/** With whom an appointment is, and what its reader is asked to do. */
export function appointedParts(
  text: string,
  told: Told,
  { withWhom = '', thing = '' }: Brief,
  language: Language,
): Record<string, string> {
  const asked = sentencesOfKind(told, 'ask');
  const said = [sentencesOfKind(told, 'say', 'offer'), asked].filter(Boolean).join(' ');
  const callsUs = lettered(/(?<!\p{L})(?:call|reply|tell|text|let us|обад|отговор|каж|пиш)/iu).test(
    asked,
  );
  const named = visit[language].exec(text)?.[1]?.trim() ?? '';
  return {
    withWhom: withWhom || (by[language].exec(text)?.[1] ?? ''),
    ...(thing === '' && named !== '' && isEnglish[language] ? { kind: named } : {}),
    ...(said === '' ? {} : { plea: said }),
    openContact: callsUs ? '' : ' ',
  };
}
