import type { Language } from '@savet/contract/languages';

const and: Record<Language, string> = { EN: 'and', BG: 'и' };

/** “Bread, rolls and cakes”. */
export function enumerated(items: readonly string[], language: Language): string {
  const [last = '', ...others] = items.toReversed();
  if (others.length === 0) return last;
  return `${others.toReversed().join(', ')} ${and[language]} ${last}`;
}
