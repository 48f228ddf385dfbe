/** A phrase with its places filled; values are taken as they are. */
export function place(phrase: string, values: Readonly<Record<string, string | number>>): string {
  return phrase.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}
