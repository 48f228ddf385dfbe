import type { Language } from '@savet/contract/languages';
import { languageCodes } from '@savet/contract/languages';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { isEnglish } from '../../language/is-english.ts';
import { type Calculation, currencyOf, sums } from '../../numbers/calculation.ts';

type Needed = Pick<Knowledge, 'calculations'>;

/** The sum that a reply has shown, whose question is older than the messages of the context; null if it shows none. */
export function shownSum(reply: string, { calculations }: Needed): Calculation | null {
  for (const language of languageCodes) {
    const { calculations: texts, heading } = calculations[language];
    const [name, shown] =
      Object.entries(texts).find(([, { formula }]) => reply.includes(`${heading}: ${formula}.`)) ??
      [];
    const definition = name === undefined ? undefined : sums[name];
    if (name === undefined || shown === undefined || definition === undefined) continue;
    const used = reply.slice(reply.lastIndexOf('\n'));
    const given = givenIn(used, shown.inputs, language);
    const results = definition.compute(given);
    if (results === null || Object.keys(given).length === 0) return null;
    return { name, given, results, currency: currencyOf(reply) };
  }
  return null;
}

/** The figures by the names of their inputs, as an answer lists them. */
function givenIn(
  used: string,
  inputs: Readonly<Record<string, string>>,
  language: Language,
): Record<string, number> {
  const found = Object.entries(inputs).flatMap(([name, label]) => {
    const at = [`: ${label} `, `, ${label} `]
      .map((sign) => used.indexOf(sign))
      .find((place) => place >= 0);
    if (at === undefined) return [];
    const [digits = ''] = /^[\d.,\u00a0\u202f ]*\d/u.exec(used.slice(at + label.length + 3)) ?? [];
    const plain = isEnglish[language] ? digits.replaceAll(',', '') : digits.replaceAll(',', '.');
    return [[name, Number(plain.replace(/[\s\u00a0\u202f]/gu, ''))] as const];
  });
  return Object.fromEntries(found);
}
