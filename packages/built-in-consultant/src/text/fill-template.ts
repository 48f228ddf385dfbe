/** Fills the `{name}` placeholders of a phrase. Values are inserted unchanged. */
export function fillTemplate(
  phrase: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return phrase.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}
