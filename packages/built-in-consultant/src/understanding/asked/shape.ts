import { lettered } from '@savet/text/lettered';
import { sentencesOf } from '@savet/text/text';
import type { ShapeName } from '../../knowledge/angles.ts';
import { Recent } from '../../recognition/recent.ts';
import { shapePatterns } from './shape-patterns.ts';
import { deedToReader, toReader } from './to-reader.ts';

export interface Shape {
  name: ShapeName;
  /** The thing sought, chosen, begun or done, as said to the asker; null if the question doesn't say it plainly. */
  object: string | null;
}

/** A longer object has a story in it. In UTF-16 units. */
const OBJECT_MAX = 90;
const OBJECT_MIN = 4;

/** “How do I find a good name?”: what one thinks of is nowhere to be found. */
const thought = lettered(
  /^(?:\p{L}+ ){0,3}?(?:names?|prices?|ways?|ideas?|time|slogans?|titles?|topics?|words?|balance|reasons?|moment|dates?|tone|themes?|niche|answers?|out|име|имена|цена|начин|идея|идеи|време|слоган|заглавие|тема|теми|думи|баланс|повод|момент|дата|тон|ниша|отговор)(?!\p{L})/iu,
);
/** “We are looking for a rehearsal room. Where do we begin?” */
const lookingFor = lettered(
  /^(?:(?:i am|i[’']m|we are|we[’']re) looking for|търся|търсим) ([^.?!]{4,90})[.!] (?:where|how|what|къде|откъде|как|какво)(?!\p{L})[^.!]*\?$/iu,
);

/** Questions whose shape is kept: it is asked for by each rule that compares a question with advice. */
const RECENT_MAX = 20;
const recent = new Recent<{ shape: Shape | null }>(RECENT_MAX);

/** The kind of a question; null if it has none. The sentence that asks is read, the story before it is not. */
export function shapeOf(message: string): Shape | null {
  return recent.get(message, () => ({ shape: shapeIn(message) })).shape;
}

function shapeIn(message: string): Shape | null {
  const sought = lookingFor.exec(message.trim())?.[1];
  if (sought !== undefined) return { name: 'find', object: objectFrom(sought, false) };
  const asking = sentencesOf(message).findLast((sentence) => sentence.includes('?')) ?? message;
  for (const { name, sign, not, isDeed } of shapePatterns) {
    const found = not?.test(message) === true ? null : sign.exec(asking.trim());
    const isThought = name === 'find' && thought.test(found?.[1] ?? '');
    if (found !== null && !isThought)
      return { name, object: objectFrom(found[1], isDeed === true) };
  }
  return null;
}

/** Words after which an object goes on with a reason, a condition or another way. */
const goesOn = lettered(
  /[,;:?!(–—]|\.(?:\s|$)| - |(?<!\p{L})(?:so that|because|if|when|while|without|before|after|or|and (?:then|how|what)|защото|ако|когато|без да|за да|така че|преди|след|или|и (?:как|какво|колко|къде))(?!\p{L})/iu,
);
const pronoun = lettered(
  /^(?:да|to|it|them|one|ones|this|that|these|those|someone|somebody|out|more|го|ги|я|такъв|такава|такова|такива|това|тези|някой|повече)(?!\p{L})/iu,
);

function objectFrom(text: string | undefined, isDeed: boolean): string | null {
  const object = text?.split(goesOn)[0]?.trim().replace(/\.+$/u, '') ?? '';
  if (object.length < OBJECT_MIN || object.length > OBJECT_MAX || pronoun.test(object)) return null;
  return isDeed ? deedToReader(object) : toReader(object);
}
