/** PostgreSQL keeps the plans of this many statements. The product has about 400. */
const NAMES_MAX = 500;
/** Of texts without a name, it is known of at most this many that they came before. */
const SEEN_MAX = 2_000;
/** A statement that changes what others return. */
const SCHEMA_CHANGE = /^\s*(?:alter|create|drop)\b/i;

/**
 * Names of statements. PostgreSQL parses and plans a named statement once, and keeps it until its connection ends. A text
 * gets a name the second time, because those of lists have another text for each length.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();
  #given = 0;

  /** @returns undefined for a statement that PostgreSQL should not keep, such as all without values */
  of(text: string, values: number): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined) return name;
    if (SCHEMA_CHANGE.test(text)) this.#names.clear();
    else if (values > 0) return this.#seen.has(text) ? this.#give(text) : this.#see(text);
    return undefined;
  }

  #see(text: string): undefined {
    if (this.#seen.size === SEEN_MAX) this.#seen.clear();
    this.#seen.add(text);
  }

  #give(text: string): string | undefined {
    if (this.#names.size === NAMES_MAX) return undefined;
    this.#seen.delete(text);
    this.#given += 1;
    const name = `statement_${this.#given}`;
    this.#names.set(text, name);
    return name;
  }
}
