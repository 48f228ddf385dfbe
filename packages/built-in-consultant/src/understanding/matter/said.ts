import { lettered } from '@savet/text/lettered';

/** Whether a message has one of these words or phrases, written as patterns; one argument for each language. */
export function said(...words: readonly string[]): RegExp {
  return lettered(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');
}

/** A matter by its signs: all of `all`, none of `none`. */
export interface Signs {
  name: string;
  all: readonly RegExp[];
  none?: readonly RegExp[];
}

/** The first whose signs are all there; null if there is none. */
export function firstMatter(matters: readonly Signs[], message: string): string | null {
  const found = matters.find(
    ({ all, none = [] }) =>
      all.every((sign) => sign.test(message)) && !none.some((sign) => sign.test(message)),
  );
  return found?.name ?? null;
}
