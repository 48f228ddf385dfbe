/** Results for the texts that were asked about last. A question is read several times, and again with the next ones in its chat. */
export class Recent<Result> {
  readonly #max: number;
  /** The newest is last. */
  readonly #results = new Map<string, Result>();

  /** @param max texts that are kept */
  constructor(max: number) {
    this.#max = max;
  }

  /** @param compute always has the same result for a text */
  get(text: string, compute: () => Result): Result {
    const known = this.#results.get(text);
    const result = known === undefined ? compute() : known;
    if (known !== undefined) this.#results.delete(text);
    this.#results.set(text, result);
    const [oldest] = this.#results.keys();
    if (this.#results.size > this.#max && oldest !== undefined) this.#results.delete(oldest);
    return result;
  }
}
