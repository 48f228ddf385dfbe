import type { Language } from '@savet/contract/languages';
import { fillTemplate } from '@savet/text/text';
import type { FieldValues } from '../../filling/fill.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { tradeIn } from '../../understanding/details/trade.ts';
import type { CardReading, TopicReading } from '../../understanding/reading.ts';

/** The label of the card that answers a reading. */
export function labelOf(reading: TopicReading | CardReading): string {
  return reading.kind === 'card' ? `cards/${reading.card}` : `topics/${reading.topic}`;
}

/** How an advice looks in a trade; empty if there is no example of it. */
export function tradeCase(
  label: string,
  trade: string | null,
  language: Language,
  { followUps }: Pick<Knowledge, 'followUps'>,
): string {
  const words = trade === null ? undefined : followUps.trades[language][trade];
  const kind = followUps.efforts[label]?.case;
  if (words === undefined || kind === undefined) return '';
  return fillTemplate(followUps.phrases[language].cases[kind], words);
}

/** The trade of the Brand Hub; null if it states none that is known. */
export function ownTrade(
  values: FieldValues,
  knowledge: Pick<Knowledge, 'followUps'>,
): string | null {
  const { industry, category, businessDescription, products } = values;
  const stated = [industry, category, businessDescription, products];
  return stated.reduce<string | null>(
    (found, text) => found ?? (text ? tradeIn(text, knowledge) : null),
    null,
  );
}
