import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../../language/is-english.ts';
import type { Brief } from '../../brief/brief-type.ts';
import { subjectOf } from '../../brief/deal.ts';
import type { Told } from '../told.ts';

/** A message without a purpose of its own says what happened and what we are told to say, sentence by sentence. */
export function saidParts(
  _: string,
  told: Told,
  __: Brief,
  language: Language,
): Record<string, string> {
  const moves = told.moves.map(({ sentence }) => sentence).filter(Boolean);
  if (moves.length === 0 && told.before.length === 0) return {};
  const first = told.happened === '' ? '' : `${told.happened.replace(/[\s.]+$/u, '')}.`;
  const all = [first, ...told.before, ...told.says, ...moves].filter(Boolean).map(capitalised);
  const [opening = '', ...rest] = all;
  const text = [regretting(opening, language), ...rest].join(' ');
  return {
    clause: text,
    clauseText: text,
    clauseLine: text,
    subjectLine:
      subjectOf(text).replace(/\.$/u, '') || (isEnglish[language] ? 'A request' : 'Молба'),
    factsText: '',
    unsaidFacts: '',
    facts: '',
    addition: '',
  };
}

/** “We don’t give the deposit back” begins with a word of regret. */
function regretting(sentence: string, language: Language): string {
  if (isEnglish[language])
    return sentence.replace(
      lettered(/^We (?=(?:don[’']t|do not|can[’']t|cannot|won[’']t|will not)(?!\p{L}))/u),
      'Unfortunately we ',
    );
  return sentence.replace(
    lettered(/^Не (?=(?:можем|\p{L}+(?:аме|яме|им|ем))(?!\p{L}))/u),
    'За съжаление не ',
  );
}
