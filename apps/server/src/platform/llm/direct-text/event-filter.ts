/** The data of an event, divided: text to take, and the rest for the library to read (null: nothing). */
export interface Taken {
  text: string;
  rest: string | null;
}

/** Null if the event is left to the library, as all that follow: text of later events must not overtake its text. */
export type TakeText = (data: string) => Taken | null;

const DATA = 'data:';

/** Takes text out of server-sent events while they arrive; all other lines pass unchanged. */
export class EventFilter {
  readonly #take: TakeText;
  readonly #onText: (text: string) => void;
  /** The line that has not ended. */
  #unread = '';
  /** Taken from the events of one part. */
  #text = '';
  #isDropped = false;
  #isOpen = true;

  constructor(take: TakeText, onText: (text: string) => void) {
    this.#take = take;
    this.#onText = onText;
  }

  /** @returns what the library still has to read, after the text before it */
  push(part: string): string {
    if (!this.#isOpen) return part;
    const lines = (this.#unread + part).split('\n');
    this.#unread = lines.pop() ?? '';
    let rest = '';
    for (const line of lines) rest += this.#isOpen ? this.#read(line) : `${line}\n`;
    const text = this.#text;
    this.#text = '';
    if (text !== '') this.#onText(text);
    return this.#isOpen ? rest : rest + this.end();
  }

  /** @returns the line that was not ended */
  end(): string {
    const rest = this.#unread;
    this.#unread = '';
    return rest;
  }

  #read(line: string): string {
    const isDropped = this.#isDropped;
    this.#isDropped = false;
    // The empty line that ends a dropped event.
    if (isDropped && (line === '' || line === '\r')) return '';
    if (!line.startsWith(DATA)) return `${line}\n`;
    const taken = this.#take(line.slice(DATA.length));
    if (taken === null) {
      this.#isOpen = false;
      return `${line}\n`;
    }
    this.#text += taken.text;
    if (taken.rest !== null) return `${DATA} ${taken.rest}\n`;
    this.#isDropped = true;
    return '';
  }
}
