import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../../language/is-english.ts';
import type { Brief } from '../../brief/brief-type.ts';
import { toReaderBg, turned } from '../../brief/clauses.ts';
import { sentencesOfKind, type Told } from '../told.ts';

const deed: Record<Language, RegExp> = {
  EN: lettered(
    /,? (?:who|that) ((?:always |never |has |have )?(?:\p{L}+ed|gave|sent|came|brought|made|kept|did|stayed|took|drove|found|got|built|wrote|went|lent|stood|met|won|sold|fixed|let|put|spent|lent|fought|taught)(?!\p{L})[^.;:]{3,160})/iu,
  ),
  BG: /,? ко(?:й|я|и|е)то ([^.;:]{6,160})/iu,
};

const firms = lettered(
  /\p{Lu}\p{L}+ (?:&|and|и) (?:Sons?|Co|Partners|Brothers|\p{Lu}\p{L}+)(?!\p{L})|[„“"][^„“”"]{2,40}[”“"](?: (?:ЕООД|ООД|АД|ЕТ))?/u,
);

/** “… our supplier, who delivered on a Sunday”: what the reader did. */
export function thankedParts(
  text: string,
  told: Told,
  { topic = '', clause = '' }: Brief,
  language: Language,
): Record<string, string> {
  const found = deed[language].exec(told.head)?.[1]?.trim() ?? '';
  const firm = firms.exec(text)?.[0] ?? '';
  const reader = firm === '' ? {} : { person: firm };
  const more = [...told.before, ...told.says, sentencesOfKind(told, 'say', 'offer', 'wish')]
    .filter(Boolean)
    .join(' ');
  const added = { ...reader, ...(more === '' ? {} : { more }) };
  const isTold = told.moves.length > 0;
  if (topic !== '' || found === '') return added;
  if (clause !== '' && !isTold) return added;
  if (isTold && told.happened !== '') return { ...added, clause: told.happened };
  const deedOf = found.replace(
    /,?\s(?:and|и) (?:invite|offer|ask|покани|предложи|помоли).*$/iu,
    '',
  );
  const own = isEnglish[language]
    ? `you ${turned(deedOf, 'EN')}`
    : toReaderBg(turned(deedOf, 'BG'));
  return own === null ? added : { ...added, clause: own };
}
