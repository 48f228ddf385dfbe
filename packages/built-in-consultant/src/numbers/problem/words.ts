import { lettered } from '@savet/text/lettered';

/** Words of both languages as a pattern, each as a whole. `~` stands for any ending. */
export function any(words: string): string {
  return `(?<!\\p{L})(?:${words.replaceAll('~', '\\p{L}*')})(?!\\p{L})`;
}

export function sign(words: string): RegExp {
  return lettered(any(words), 'iu');
}

/** A figure with one of the words directly before it, but for a few small ones. */
export function before(words: string): RegExp {
  return lettered(
    `${any(words)}(?:[\\s,]+(?:is|are|was|of|at|me|us|for|it|to|the|about|around|e|е|са|от|ми|ни|по|за|на|около|ще|я|го|ги|them)){0,4}[\\s:]*#`,
    'iu',
  );
}
