import { formatMoney } from '../formats.ts';
import { type Language, texts } from '../language.ts';
import type { PriceView } from './portal.types.ts';

/** Formats a price with its interval, such as '€19.94 a month'. */
export function priceText(price: PriceView, language: Language): string {
  const every = texts[language].every[price.interval](price.intervalCount);
  return `${formatMoney(price.amount, price.currency, language)} ${every}`;
}
