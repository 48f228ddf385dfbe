import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { holdsAny } from '@savet/text/signs';
import { capitalised } from '@savet/text/text';
import type { Country } from '../../knowledge/countries.schema.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { comparedWords } from '../../recognition/features.ts';
import { bullets } from '../../text/markdown.ts';
import { inCyrillicIfBulgarian } from '../../understanding/details.ts';

/** Cards about one market, whose answer depends on the country. */
const ABOUT_A_COUNTRY = ['cards/market-entry', 'cards/foreign-sales-route'];
/** More are a comparison, and no market to enter. */
const COUNTRIES_MAX = 2;
/** The country in which the asker works: “we are a Hungarian firm”, “from Vienna”. It is no market to enter. */
const home = lettered(
  /(?<!\p{L})(?:(?:we|i)(?: are|['’]re| am|['’]m)(?: an?| in| from| based in)|based in|сме(?: от| в)|съм(?: от| в)|идваме от) \p{L}+|(?<!\p{L})\p{L}+ (?:фирма|компания) (?:сме|съм)(?!\p{L})/giu,
);

/** The countries that a question wants to sell in, in the order of the knowledge; none if it names too many to enter. */
export function countriesIn(query: string, { countries }: Pick<Knowledge, 'countries'>): Country[] {
  const abroad = inCyrillicIfBulgarian(query).replace(home, ' ');
  const words = comparedWords(abroad);
  const named = Object.values(countries).filter(({ signs }) => holdsAny(words, signs));
  return named.length > COUNTRIES_MAX ? [] : named;
}

/** What is particular to the countries that a question names; empty for other advice. */
export function countryNote(
  label: string,
  query: string,
  language: Language,
  knowledge: Pick<Knowledge, 'countries'>,
): string {
  if (!ABOUT_A_COUNTRY.includes(label)) return '';
  const named = countriesIn(query, knowledge);
  return bullets(named.map(({ name, note }) => `**${name[language]}:** ${note[language]}`));
}

/** A card with the country of the question in its blanks; as it is if the question names none, or several. */
export function inCountry(
  text: string,
  query: string,
  language: Language,
  knowledge: Pick<Knowledge, 'countries'>,
): string {
  const [only, ...more] = countriesIn(query, knowledge);
  if (only === undefined || more.length > 0) return text;
  const name = only.name[language];
  return text
    .replace(
      /^(\|[^\n|]*\| )\[(?:country|държава)\]/gmu,
      (_, row: string) => `${row}${capitalised(name)}`,
    )
    .replace(/\[(?:country|държава)\]/gu, name.replace(/^The /, 'the '));
}
