/** The place of a record: a line of a file, or a numbered entry. */
export interface Place {
  file: 'auth.json' | 'firestore.ndjson';
  /** From 1. */
  number: number;
}

type Kind = 'new' | 'present';

/** Kinds of fields beyond which they are counted together: a map may have an id in every key. */
const FIELDS_MAX = 500;
const OTHER_FIELDS = '(other fields)';

/** Counts the records of an import, and lists those that it left out. */
export class ImportReport {
  readonly #counts = {
    accounts: { new: 0, present: 0 },
    chats: { new: 0, present: 0 },
    messages: { new: 0, present: 0 },
  };
  readonly #refused = new Map<string, number[]>();
  readonly #changed = new Map<string, number[]>();
  readonly #unplaced = new Map<string, number>();

  count(what: 'accounts' | 'chats' | 'messages', kind: Kind, number = 1): void {
    this.#counts[what][kind] += number;
  }

  /** A record that is not imported. */
  refuse(place: Place, reason: string): void {
    add(this.#refused, place, reason);
  }

  /** A record of which a value is not imported as it is. */
  change(place: Place, reason: string): void {
    add(this.#changed, place, reason);
  }

  /** A field that has no place here; ids in its path are stars. */
  unplaced(field: string): void {
    const isNew = !this.#unplaced.has(field);
    const key = isNew && this.#unplaced.size >= FIELDS_MAX ? OTHER_FIELDS : field;
    this.#unplaced.set(key, (this.#unplaced.get(key) ?? 0) + 1);
  }

  toText(): string {
    const counts = Object.entries(this.#counts).map(
      ([what, { new: added, present }]) => `${what}: ${added} new, ${present} here already`,
    );
    const fields = [...this.#unplaced]
      .sort(([first], [second]) => (first < second ? -1 : 1))
      .map(([field, number]) => `${field}: ${number}`);
    return [
      ...counts,
      ...section('Not imported', linesOf(this.#refused)),
      ...section('Imported with a change', linesOf(this.#changed)),
      ...section('Fields without a place here', fields),
    ].join('\n');
  }
}

function add(groups: Map<string, number[]>, { file, number }: Place, reason: string): void {
  const key = `${file}, ${reason}`;
  const numbers = groups.get(key);
  if (numbers) numbers.push(number);
  else groups.set(key, [number]);
}

function linesOf(groups: Map<string, number[]>): string[] {
  return [...groups].map(([key, numbers]) => {
    const name = key.startsWith('auth.json') ? 'user' : 'line';
    return `${key}: ${numbers.length}, ${name} ${ranges(numbers)}`;
  });
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`)];
}

/** Numbers in ascending order, neighbours as a range: `3, 5-9`. */
function ranges(numbers: readonly number[]): string {
  const found: { from: number; to: number }[] = [];
  for (const number of [...new Set(numbers)].sort((first, second) => first - second)) {
    const last = found.at(-1);
    if (last && number === last.to + 1) last.to = number;
    else found.push({ from: number, to: number });
  }
  return found.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}
