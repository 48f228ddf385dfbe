const REPLACEMENT = '\uFFFD';

export interface TextCleaner {
  /** The storable text of a chunk; may be empty. */
  push(chunk: string): string;
  /** The text that is still held back. */
  end(): string;
}

/**
 * Makes a model's text storable: NUL and lone surrogates become U+FFFD. The first half of a
 * surrogate pair is held back until the second arrives, so that no chunk splits a pair.
 */
export function createTextCleaner(): TextCleaner {
  let held = '';
  return {
    push(chunk) {
      const text = held + chunk;
      held = endsInHighSurrogate(text) ? text.slice(-1) : '';
      const whole = held === '' ? text : text.slice(0, -1);
      return whole.toWellFormed().replaceAll('\0', REPLACEMENT);
    },
    end() {
      const rest = held === '' ? '' : REPLACEMENT;
      held = '';
      return rest;
    },
  };
}

function endsInHighSurrogate(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff;
}
