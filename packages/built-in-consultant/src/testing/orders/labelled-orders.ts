import { readFileSync } from 'node:fs';
import type { Language } from '@savet/contract/languages';
import { inCyrillicIfBulgarian } from '../../understanding/details.ts';

/** A part of an order for a text. */
export interface LabelledPart {
  text: string;
  /** Only for the writer, for the readers of the text, or for both: who reads it, who signs it. */
  to: 'us' | 'reader' | 'both';
}

const part = /^(us|reader|both): (.+)$/u;

/** Orders for texts, cut into parts by readers, who say whom each part is for. */
export function labelledOrders(language: Language): LabelledPart[][] {
  const file = new URL(`${language.toLowerCase()}.txt`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n\n')
    .map((order) => {
      const parts = order.split('\n').map((line) => {
        const [, to, text] = part.exec(line) ?? [];
        if (to === undefined || text === undefined) throw new Error(`no part: ${line}`);
        return { text, to: to as LabelledPart['to'] };
      });
      const whole = parts.map(({ text }) => text).join('\n');
      const read = inCyrillicIfBulgarian(whole).split('\n');
      return parts.map((each, at) => ({ ...each, text: read[at] ?? each.text }));
    });
}
