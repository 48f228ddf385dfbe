import { lettered } from '@savet/text/lettered';
import { sentencesOf } from '@savet/text/text';

/** “Whether it is bad or …”: how a choice begins says nothing of the way. */
const wondering = /^\s*(?:whether|дали)\s+/iu;
const or = lettered(/(?<!\p{L})(?:or|или)(?!\p{L})/iu);
/** “Or will people leave?”, „или ще ги уплаша“: what is feared of the way before. */
const fear = lettered(
  /^[^\p{L}]*(?:will|would|does|do|is|are|am|can|could|scar\p{L}*|just|only|(?:i|we) (?:just |only )?(?:lose|risk|look)|ще|само|така|дали|е|ги)(?!\p{L})/iu,
);

/** “… or not?” names no second way. */
const onlyNot = lettered(/^(?:not|no|не|ne)(?!\p{L})[^\p{L}]*$/iu);

/** The two ways of a choice as they are written; the second may be only what is feared of the first. */
export interface TwoWays {
  first: string;
  second: string;
  isFear: boolean;
}

/** The ways between which a message chooses; null if it has none. */
export function twoWaysOf(message: string): TwoWays | null {
  const sentence = sentencesOf(message).findLast((each) => or.test(each));
  const place = sentence === undefined ? null : or.exec(sentence);
  if (sentence === undefined || place === null) return null;
  const clauses = sentence.slice(0, place.index).split(/[,;:–.!?]\s|\s-\s/u);
  const first = (clauses.at(-1) ?? '').replace(wondering, '').trim();
  const second = sentence
    .slice(place.index + place[0].length)
    .replace(/[\s?.!]+$/u, '')
    .trim();
  if (first === '' || second === '' || onlyNot.test(second)) return null;
  return { first, second, isFear: fear.test(second) };
}
