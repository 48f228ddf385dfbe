import { distance } from 'fastest-levenshtein';
import type { CheckedText } from '../checked-text.ts';
import type { Mark } from '../finding.ts';
import { isFormOf } from '../language/forms-of.ts';
import { mark } from '../rule.ts';
import { type KnownName, keyOf, knownNames } from './known-names.ts';

interface Window {
  start: number;
  end: number;
  written: string;
  words: string[];
}

/** In shorter names a typing error may be another word. */
const TYPO_MIN = 6;
const SINGLE_TYPO_MIN = 8;
const word = /[\p{L}\p{N}]+/gu;

/** Names of the profile that are divided, spelled or capitalised differently. */
export function nameMarks(checked: CheckedText): readonly Mark[] | null {
  const names = knownNames(checked);
  if (names.length === 0) return null;
  const words = Array.from(checked.readable.matchAll(word), ({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
  const right: Window[] = [];
  const wrong: Mark[] = [];
  for (let index = 0; index < words.length; index += 1) {
    for (const name of names) {
      for (let length = 1; length <= name.words.length + 2; length += 1) {
        const found = windowOf(checked.readable, words.slice(index, index + length), length);
        if (!found || Math.abs(keyLength(found) - name.key.length) > LENGTH_DIFFERENCE) continue;
        const fix = corrected(found, name);
        if (fix === null) continue;
        if (fix === found.written) right.push(found);
        else wrong.push(mark(found.start, found.end, name.field, { fix, detail: name.name }));
      }
    }
  }
  return longest(
    wrong.filter((one) => !right.some((other) => isWithin(one, other) || isWithin(other, one))),
  );
}

/** An article or a plural may make a name longer. */
const LENGTH_DIFFERENCE = 6;

/** How the name should be written there; null if the words are not that name. */
function corrected(found: Window, name: KnownName): string | null {
  if (!/\p{Lu}/u.test(found.written)) {
    return hasInnerCapital(name.name) && keyOf(found.written) === name.key ? name.name : null;
  }
  if (found.written === found.written.toUpperCase()) return null;
  const key = keyOf(found.written);
  if (key === name.key) return sameMarks(found.written, name.name) ? found.written : name.name;
  if (isInflected(found, name)) return withCapitalsOf(found, name);
  if (!/^\p{Lu}/u.test(found.written)) return null;
  return isTypo(found, name, key) || isReordered(found, name) ? name.name : null;
}

/** Every word is a form of the name's word in the same place. */
function isInflected({ words }: Window, name: KnownName): boolean {
  return (
    words.length === name.words.length &&
    words.every((one, index) =>
      isFormOf(one.toLowerCase(), (name.words[index] ?? '').toLowerCase()),
    )
  );
}

/** In an inflected name only capitals can be wrong, and only in a name that is no common expression there. */
function withCapitalsOf({ written, words }: Window, name: KnownName): string {
  if (!words.slice(1).some((one) => /^\p{Lu}/u.test(one))) return written;
  let index = -1;
  return written.replace(word, (one) => {
    index += 1;
    const isCapital = /^\p{Lu}/u.test(name.words[index] ?? '');
    const first = one.charAt(0);
    return (
      (isCapital ? first.toUpperCase() : index > 0 ? first.toLowerCase() : first) + one.slice(1)
    );
  });
}

function isTypo({ words }: Window, name: KnownName, key: string): boolean {
  const least = name.words.length > 1 ? TYPO_MIN : SINGLE_TYPO_MIN;
  if (name.key.length < least || words.length > name.words.length + 1) return false;
  return Math.abs(key.length - name.key.length) <= 1 && distance(key, name.key) === 1;
}

function isReordered({ words }: Window, name: KnownName): boolean {
  if (words.length < 2 || words.length !== name.words.length) return false;
  if (!words.every((one) => /^\p{Lu}/u.test(one))) return false;
  return words.toSorted().join(' ') === [...name.words].toSorted().join(' ');
}

function hasInnerCapital(name: string): boolean {
  return /\p{Ll}\p{Lu}/u.test(name);
}

/** Equal but for the kind of space. */
function sameMarks(written: string, name: string): boolean {
  return written.replace(/\s+/g, ' ') === name.replace(/\s+/g, ' ');
}

function windowOf(
  text: string,
  words: readonly { text: string; start: number; end: number }[],
  length: number,
): Window | null {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last || words.length < length) return null;
  const written = text.slice(first.start, last.end);
  if (/[^\p{L}\p{N}\s&'’-]|\n/u.test(written)) return null;
  return { start: first.start, end: last.end, written, words: words.map(({ text: one }) => one) };
}

function keyLength({ words }: Window): number {
  return words.reduce((sum, { length }) => sum + length, 0);
}

function isWithin(one: { start: number; end: number }, other: { start: number; end: number }) {
  return one.start >= other.start && one.end <= other.end;
}

/** Of marks that overlap, the longest. */
function longest(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = [];
  for (const one of marks.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (!kept.some((other) => one.start < other.end && other.start < one.end)) kept.push(one);
  }
  return kept;
}
