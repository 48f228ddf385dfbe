import { lettered } from '@savet/text/lettered';

/** A clause after “that” begins with a small letter, unless with a name or “I”. */
export function goesOn(clause: string): string {
  return lettered(/^(?:I(?!\p{L})|\p{Lu}\p{L}*\p{Lu})/u).test(clause)
    ? clause
    : clause.replace(/^(?:We|Our|The|Your|You|It|There|A|An|My|\p{Lu}(?=[а-я]))/u, (word) =>
        word.toLowerCase(),
      );
}
