import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../../language/is-english.ts';
import type { Brief } from '../../brief/brief-type.ts';
import { sentencesOfKind, type Told } from '../told.ts';

const named = lettered(
  /(?<!\p{L})(?:[Tt]urn down|[Rr]eject|[Rr]efuse|[Dd]ecline|[Tt]ell|[Оо]ткажи на) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?= for| за)/u,
);
const deciding = lettered(
  /(?<!\p{L})(?:filled|заето|went with|chose|chosen|decided|hired|took|избрахме|взехме|наехме|спряхме се)(?!\p{L})/iu,
);

/** The parts of a rejection: the decision on an application, and other sentences to the applicant. */
export function rejectionParts(
  text: string,
  told: Told,
  brief: Brief,
  language: Language,
): Record<string, string> {
  const first = told.happened === '' ? '' : `${capitalised(told.happened)}.`;
  const all = [...told.before, first, ...told.says].filter(Boolean);
  const decision = all.find((line) => deciding.test(line)) ?? '';
  const others = all.filter((line) => line !== decision);
  const said = [...others, sentencesOfKind(told, 'say'), sentencesOfKind(told, 'wish')].filter(
    Boolean,
  );
  const thing = (brief['thing'] ?? '').replace(
    /^(?:позицията|длъжността|position of|the position of) /iu,
    '',
  );
  const applicant = named.exec(text)?.[1] ?? '';
  return {
    ...(applicant === '' ? {} : { person: applicant }),
    decision: decision === '' ? '' : softened(decision, language),
    more: said.join(' '),
    ...(thing === brief['thing'] ? {} : { thing }),
  };
}

/** A refusal begins with a word of regret. */
function softened(sentence: string, language: Language): string {
  if (/unfortunately|sorry|съжал|regret/iu.test(sentence)) return sentence;
  const isOurs = isEnglish[language]
    ? sentence.startsWith('We ')
    : lettered(/^\p{L}+хме /u).test(sentence);
  if (!isOurs) return sentence;
  return isEnglish[language]
    ? `Unfortunately, this time we ${sentence.slice(3)}`
    : `За съжаление този път ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
