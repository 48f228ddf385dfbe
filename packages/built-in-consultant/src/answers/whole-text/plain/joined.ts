/** Paragraphs of their sentences, without empty ones. */
export function joined(...groups: readonly (readonly (readonly string[] | string)[])[]): string[] {
  return groups
    .flat()
    .map((group) => (typeof group === 'string' ? group : group.filter(Boolean).join(' ')))
    .filter(Boolean);
}
