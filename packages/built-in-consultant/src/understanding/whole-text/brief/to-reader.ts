import { lettered } from '@savet/text/lettered';
import type { PurposeName } from '../../../knowledge/purposes.schema.ts';
import { isTitled } from '../reader/titled.ts';

/** Purposes whose requests mention the reader in the third person. */
export const toReader: readonly PurposeName[] = [
  ...([
    'payment-reminder',
    'delay',
    'cancellation',
    'apology',
    'thanks',
    'order-ready',
    'refusal',
  ] as const),
  ...([
    'rejection',
    'appointment-reminder',
    'follow-up',
    'review-request',
    'win-back',
    'welcome',
    'general',
    'contract-end',
    'introduction',
    'invitation',
    'offer',
    'closed',
    'price-change',
    'congratulation',
    'request',
  ] as const),
];

/** Capitalises sentences, which begin with a small “you” after they are turned to the reader. */
export function asSentenceStarts(text: string, name: string): string {
  if (name !== 'facts' && name !== 'sentences') return text;
  return text.replace(
    lettered(/(?<=^|(?<!(?<!\p{L})(?:лв|г|ч|ул|бул))[.!?]\s)\p{Ll}/gu),
    (letter) => letter.toUpperCase(),
  );
}

/** “An offer to Hotel Orbita for cleaning”: the firm is no part of what is offered. */
export function withoutFirm(text: string, firm: string): string {
  if (firm === '') return text;
  const at = text.indexOf(` ${firm} `);
  if (at < 0) return text;
  return `${text.slice(0, at).replace(/ (?:to|for|за|до|на)$/u, '')} ${text.slice(at + firm.length + 2)}`;
}

/** The capitalised words of a person’s name: “Elena” in “Elena with”. */
export function namesOf(person: string | null): string {
  return (person ?? '')
    .split(' ')
    .filter((word) => /^\p{Lu}/u.test(word))
    .join(' ');
}

/** A name, unless its title shows that somebody else is the reader. */
export function untitled(text: string, name: string): string {
  return isTitled(text, name) ? '' : name;
}

export function pricedBy(amount: string): Record<string, string> {
  return { amount, amountPer: amount };
}
