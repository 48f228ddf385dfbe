import { lettered } from '@savet/text/lettered';

const titles =
  'Mr and Mrs|семейство|Mr\\.?|Mrs\\.?|Ms\\.?|Miss|Dr\\.?|Prof\\.?|г-н|г-жа|г-ца|д-р|проф\\.?|господин|госпожа';
const titled = lettered(
  `(?<!\\p{L})((?:${titles})\\s\\p{Lu}[\\p{L}-]+(?:\\s\\p{Lu}[\\p{L}-]+)?)`,
  'gu',
);
const addressing = lettered(
  /(?<!\p{L})(?:to|thank(?:ing)?|invit(?:e|ing)|remind(?:ing)?|tell|inform|ask(?:ing)?|congratulate|dear|welcome|refuse|decline|apologi[sz]e to|до|на|към|покани|поканете|помоли|помолете|попитай|поздрави|благодари|уведоми|информирай)\s$/iu,
);
/** Doctors and professors are often not the reader: “your appointment with Dr. Koleva”. */
const clinical = /^(?:Dr|Prof|д-р|проф)/u;
/** The words or the mark before the name of a person whom the text only mentions. */
const beside = lettered(
  /(?<!\p{L})(?:with|by|from|of|at|see|sees|and|via|при|от|с|със|и|чрез)\s$|(?:[:.;,]\s|(?<!\p{L})(?:that|че)\s)$/iu,
);

/** The reader, if named with a title; empty if there is none, or if the text only mentions that person. */
export function titledReader(text: string): string {
  const facts = /:\s/u.exec(text)?.index ?? text.length;
  for (const found of text.matchAll(titled)) {
    const before = text.slice(0, found.index);
    if (addressing.test(before) && found.index < facts) return found[1] ?? '';
    if (!clinical.test(found[0]) && !beside.test(before)) return found[1] ?? '';
  }
  return '';
}

/** Whether a name stands after a title. `titledReader` decides whether such a person is the reader. */
export function isTitled(text: string, name: string): boolean {
  return name !== '' && [...text.matchAll(titled)].some(([whole]) => whole.includes(name));
}
