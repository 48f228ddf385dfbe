import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import type { KindTexts } from '../../knowledge/ideas.ts';
import { isEnglish } from '../../language/is-english.ts';
import { escapeMarkdown } from '../../text/markdown.ts';
import type { Slots } from './slots.ts';

export interface Item {
  text: string;
  /** The whole post of the idea; null if the idea can be used as it is. */
  post: string | null;
  /** Whether it has a fact of the user, of the trade or of the request in it. */
  isSpecific: boolean;
  usedFields: readonly string[];
}

/** Slots of which every idea may have the same value. */
const lasting = new Set([
  'thing',
  'bare',
  'occasion',
  'name',
  'item',
  'bundle',
  'role',
  'season',
  'prize',
  'business',
]);

/** All ideas of a kind for which there are facts, the most telling first. */
export function itemsOf(
  { ideas, openers = [] }: KindTexts,
  { values, fields }: Slots,
  language: Language,
): Item[] {
  const used = new Map<string, number>();
  const all: Readonly<Record<string, readonly string[]>> = { ...values, opener: openers };
  return ideas.flatMap(({ text, post }) => {
    const slots = [...new Set([...text.matchAll(/\{(\w+)\}/gu)].map(([, slot = '']) => slot))];
    const found = new Map<string, string>();
    for (const slot of slots) {
      const name = plainName(slot);
      const known = all[name] ?? [];
      const at = lasting.has(name) ? 0 : (used.get(name) ?? 0);
      const value = name === 'opener' ? known[at % Math.max(known.length, 1)] : known[at];
      if (value === undefined) return [];
      found.set(slot, value);
    }
    for (const slot of slots) {
      const name = plainName(slot);
      used.set(name, (used.get(name) ?? 0) + 1);
    }
    const fill = (template: string) =>
      tidied(
        template.replace(/\{(\w+)\}/gu, (mark, slot: string) => {
          const value = found.get(slot);
          if (value === undefined) return mark;
          const shown = isCapital(slot) ? nominative(capitalised(value), language) : value;
          return plainName(slot) === 'prize' ? shown : escapeMarkdown(shown);
        }),
      );
    const telling = slots.filter(
      (slot) => !['opener', 'occasion', 'season', 'prize'].includes(plainName(slot)),
    );
    return {
      text: fill(text),
      post: post === undefined ? null : fill(post),
      isSpecific: telling.length > 0,
      usedFields: [...found.values()].flatMap((value) => fields.get(value) ?? []),
    };
  });
}

/** “{Usp}” is “{usp}” at the beginning of a sentence. */
function plainName(slot: string): string {
  return slot.charAt(0).toLowerCase() + slot.slice(1);
}

function isCapital(slot: string): boolean {
  return plainName(slot) !== slot;
}

/** „За нашия хляб“, but „Нашият хляб: …“. */
function nominative(text: string, language: Language): string {
  if (isEnglish[language]) return text;
  return text.replace(/^Моя(?= )/u, 'Моят').replace(lettered(/^(\p{L}+и)я(?= )/u), '$1ят');
}

/** A sentence that ends with a mark gets no second one. */
function tidied(text: string): string {
  return text.replace(/([.?!…])\.(?=[”“\s]|$)/gu, '$1').replace(/\.\?/gu, '?');
}
