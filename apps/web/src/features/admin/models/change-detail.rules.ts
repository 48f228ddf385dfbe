import type { CallOutput } from '@savet/contract/calls';
import { modelProviders } from '@savet/contract/models';
import { type Plan, plans } from '@savet/contract/plans';
import type { Catalogue } from '@savet/i18n/catalogue';
import { formatPlainNumber, type Locale } from '@savet/i18n/formats';

type Change = CallOutput<'getModels'>['changes'][number];
type Texts = Pick<Catalogue, 'models' | 'quota'>;

/** Between the parts of a detail. No name in one has a space. */
const SEPARATOR = ' · ';

/** The settings of a change, in lines. The server sends names and numbers; a part that is not known is shown as it is sent. */
export function changeLines(
  { kind, detail }: Pick<Change, 'kind' | 'detail'>,
  texts: Texts,
  locale: Locale,
): string[] {
  const parts = detail.split(SEPARATOR).filter((part) => part !== '');
  switch (kind) {
    case 'used':
      return parts.length === 0 ? [] : [connectionLine(parts, texts)];
    case 'stopped':
    case 'host':
      return parts;
    case 'prices':
      return priceLines(parts, texts, locale);
    case 'ceilings':
      return parts.map((part) => ceilingLine(part, texts, locale));
  }
}

function connectionLine([code = '', ...names]: string[], { models }: Texts): string {
  const provider = modelProviders.find((known) => known === code);
  return [provider ? models.providers[provider] : code, ...names].join(SEPARATOR);
}

/** `EUR`, `gpt: 2 / 1 / 8`, … */
function priceLines([currency, ...prices]: string[], { models }: Texts, locale: Locale): string[] {
  if (currency === undefined) return [];
  if (prices.length === 0) return [`${currency}${SEPARATOR}${models.changes.noPrices}`];
  return [models.changes.pricesOf(currency), ...prices.map((price) => withNumbers(price, locale))];
}

/** `total: 25.5`, or `free: –` */
function ceilingLine(part: string, { models, quota }: Texts, locale: Locale): string {
  const [name = '', amount = ''] = part.split(': ');
  const shown = amount === '–' ? models.costs.withoutCeiling : withNumbers(amount, locale);
  if (name === 'total') return `${models.ceilings.total}: ${shown}`;
  return isPlan(name) ? `${models.ceilings.plan(quota.plans[name])}: ${shown}` : part;
}

/** Writes the numbers after the name as the reader does; a name may have numbers of its own. */
function withNumbers(text: string, locale: Locale): string {
  return text.replaceAll(/(?<=^|\s)\d+(\.\d+)?(?=\s|$)/g, (number) =>
    formatPlainNumber(locale, Number(number)),
  );
}

function isPlan(name: string): name is Plan {
  return (plans as readonly string[]).includes(name);
}
