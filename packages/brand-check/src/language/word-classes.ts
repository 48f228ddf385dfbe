/** The classes to which a word belongs, in lower case; `undefined` for most words. */
export type WordClasses<Class extends string> = (word: string) => ReadonlySet<Class> | undefined;

/** Letters by which beginnings are looked up: no beginning is shorter. */
const KEY = 3;

/**
 * Builds a look-up from lists of words. A `*` at the end of one stands for any ending. A word costs two look-ups, however long the
 * lists are.
 */
export function wordClasses<Class extends string>(
  lists: Readonly<Record<Class, string>>,
): WordClasses<Class> {
  const whole = new Map<string, Set<Class>>();
  const beginnings = new Map<string, { beginning: string; name: Class }[]>();
  for (const name of Object.keys(lists) as Class[]) {
    for (const entry of lists[name].split(/\s+/).filter(Boolean)) {
      if (entry.endsWith('*')) {
        const beginning = entry.slice(0, -1);
        const key = beginning.slice(0, KEY);
        beginnings.set(key, [...(beginnings.get(key) ?? []), { beginning, name }]);
      } else whole.set(entry, (whole.get(entry) ?? new Set()).add(name));
    }
  }
  return (word) => {
    const found = whole.get(word);
    const begun = beginnings
      .get(word.slice(0, KEY))
      ?.filter((one) => word.startsWith(one.beginning));
    if (!begun || begun.length === 0) return found;
    return new Set([...(found ?? []), ...begun.map(({ name }) => name)]);
  };
}
