import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../../language/is-english.ts';
import type { Brief } from '../../brief/brief-type.ts';
import { sentencesOfKind, type Told } from '../told.ts';

const within: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:pay|paid|payment|settle|transfer)(?: (?:it|the (?:sum|amount|invoice|bill)))? ((?:within|by|before|in the next|until) [^,.;:!?]{3,30}?)(?= or(?!\p{L})| otherwise| else|[,.;:!?]|$)/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:плат\p{L}+|превед\p{L}+|плащане|уред\p{L}+)(?: (?:го|я|сумата|фактурата))? ((?:до|в срок до|в рамките на|най-късно до) [^,.;:!?]{2,30}?)(?= или(?!\p{L})| иначе|[,.;:!?]|$)/iu,
  ),
};
const otherwise: Record<Language, RegExp> = {
  EN: lettered(
    /(?:(?<!\p{L})or(?: else)?|otherwise|if not,?|after that,?|then,?) ((?:we|i) [^.;:!?]{4,120})/iu,
  ),
  BG: lettered(
    /(?:(?<!\p{L})или|иначе|в противен случай|след това|после),? ((?:ще |се |не |я |го |ги )*\p{L}+(?:ме|м) [^.;:!?]{4,120})/iu,
  ),
};
const dueOn: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:due|payable)(?: date)?(?: was)?(?: since| on| by)? (\d{1,2} \p{L}+|\p{L}+ \d{1,2}(?!\d))(?= |[,.;]|$)/iu,
  ),
  BG: lettered(
    /(?:падеж(?:ът)?|срок(?:ът)?)(?: беше| бе| е)?(?: на| до)? (\d{1,2} (?:яну|фев|март|апр|май|юни|юли|авг|септ|окт|ное|дек)\p{L}*)/iu,
  ),
};
const ifNot: Record<Language, RegExp> = {
  EN: lettered(
    /if (?:it is |they do )?not (?:paid|pay) (?:in|within) (\d+ (?:\p{L}+ )?days),? ((?:we|i) [^.;:!?]{4,120})/iu,
  ),
  BG: lettered(
    /ако не (?:плат\p{L}+|бъде платена|я плат\p{L}+) (?:до|в срок до) (\d+ (?:\p{L}+ )?дни),? ((?:ще |я |го )*\p{L}+(?:ме|м) [^.;:!?]{4,120})/iu,
  ),
};
const listedFirm = lettered(/,\s((?:\p{Lu}[\p{L}&]+ ){1,3}\p{Lu}\p{L}+)(?=,)/u);
const ordinal: Record<Language, RegExp> = {
  EN: lettered(/(?<!\p{L})(second|third|last|final|2nd|3rd) (?:and last |payment )?reminder/iu),
  BG: lettered(/(?<!\p{L})(второ|трето|последно) напомняне/iu),
};
const numbered: Readonly<Record<string, string>> = {
  ...{
    second: 'second',
    '2nd': 'second',
    third: 'third',
    '3rd': 'third',
    last: 'last',
    final: 'last',
  },
};
const iban = lettered(
  /(?<!\p{L})[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?(?![\p{L}\d])/u,
);
const namedReader = lettered(
  /(?<!\p{L})(?:for|to|[Rr]emind|до|за|[Нн]апомни на) (\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?= that|,? че|[,:]|$)/u,
);
const firm = /[„“"«][^„“”"«»]{2,40}[”“"»] (?:ООД|ЕООД|АД|ЕАД|ЕТ)/u;

/** By when, what follows otherwise, and the how-manieth reminder it is. */
export function reminderParts(
  text: string,
  told: Told,
  brief: Brief,
  language: Language,
): Record<string, string> {
  const named = namedReader.exec(text)?.[1] ?? '';
  const which = ordinal[language].exec(text)?.[1]?.toLowerCase() ?? '';
  const isSaid = /invoice|фактур|due|падеж|overdue|просроч/iu;
  const [, days = '', threat = ''] = ifNot[language].exec(text) ?? [];
  const unless = days === '' ? '' : isEnglish[language] ? `within ${days}` : `до ${days}`;
  const asked = (line: string) =>
    !within[language].test(line) &&
    !otherwise[language].test(line) &&
    (threat === '' || !line.toLowerCase().includes(threat.toLowerCase().slice(0, 12)));
  const payWithin = within[language].exec(text)?.[1]?.trim() ?? '';
  const since = dueOn[language].exec(text)?.[1]?.trim() ?? '';
  return {
    ...(since === '' || (brief['due'] ?? '') !== '' ? {} : { due: since }),
    ...(payWithin !== '' && payWithin.includes(brief['until'] ?? '?') ? { until: '' } : {}),
    payWithin: payWithin || unless,
    sentences: '',
    otherwise: otherwise[language].exec(text)?.[1]?.trim() ?? threat.trim(),
    ordinal: numbered[which] ?? which,
    iban: iban.exec(text)?.[0] ?? '',
    person:
      named ||
      (brief['person'] ?? '') ||
      (firm.exec(text)?.[0] ?? listedFirm.exec(text)?.[1] ?? ''),
    more: [
      ...told.before,
      ...[...told.before, ...told.says].filter((line) => !isSaid.test(line) && asked(line)),
      ...sentencesOfKind(told, 'say', 'offer').split(/(?<=\.)\s/u),
      ...sentencesOfKind(told, 'ask').split(/(?<=\.)\s/u),
    ]
      .filter((line) => line !== '' && asked(line))
      .join(' '),
  };
}
