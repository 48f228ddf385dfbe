import type { Language } from '@savet/contract/languages';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { givens, type Situation } from '../../knowledge/scripts.ts';

/** The text on a fact that the user has added: the one for this situation, or the general one. */
export function givenText(
  name: string,
  situation: Situation | null,
  language: Language,
  { scripts }: Pick<Knowledge, 'scripts'>,
): string {
  const given = givens.find((each) => each === name);
  if (given === undefined) return '';
  const { any, special } = scripts.givens[language];
  const own = situation === null ? undefined : special[given]?.[situation];
  return own ?? any[given];
}
