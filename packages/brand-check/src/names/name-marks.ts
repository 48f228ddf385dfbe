import { lettered } from '@savet/text/lettered';
import { matchesOf } from '@savet/text/matches';
import { distance } from 'fastest-levenshtein';
import type { CheckedText } from '../checked-text.ts';
import type { Mark } from '../finding.ts';
import { mark } from '../rule.ts';
import { type KnownName, keyOf, knownNames } from './known-names.ts';

interface Word {
  text: string;
  start: number;
  end: number;
  /** The text between it and the word before it. */
  gap: string;
}

interface Window {
  start: number;
  end: number;
  written: string;
  words: string[];
  key: string;
}

/** In shorter names a typing error may be another word. */
const TYPO_MIN = 6;
const SINGLE_TYPO_MIN = 8;
/** A name may be divided into this many words more. */
const MORE_WORDS = 2;
/** An article or a plural may make a name longer. In characters. */
const LENGTH_DIFFERENCE = 6;
const word = lettered(/[\p{L}\p{N}]+/gu);
const notInName = /[^\s&'’-]|\n/;

/** Names of the profile that are divided, spelled or capitalised differently. */
export function nameMarks(checked: CheckedText): readonly Mark[] | null {
  const names = knownNames(checked);
  if (names.length === 0) return null;
  const words = wordsWithPositions(checked.readable);
  const right: Window[] = [];
  const wrong: Mark[] = [];
  for (const window of windowsOf(checked.readable, words, names)) {
    for (const name of names) {
      if (Math.abs(window.key.length - name.key.length) > LENGTH_DIFFERENCE) continue;
      const fix = corrected(window, name);
      if (fix === window.written) right.push(window);
      else if (fix !== null) {
        wrong.push(mark(window.start, window.end, name.field, { fix, detail: name.name }));
      }
    }
  }
  return longest(
    wrong.filter((one) => !right.some((other) => isWithin(one, other) || isWithin(other, one))),
  );
}

/** Words that follow each other and may be a name: from a capital on, or one word that has capitals in a name. */
function windowsOf(text: string, words: readonly Word[], names: readonly KnownName[]): Window[] {
  const wordsMax = Math.max(...names.map((name) => name.words.length)) + MORE_WORDS;
  const keyMax = Math.max(...names.map(({ key }) => key.length)) + LENGTH_DIFFERENCE;
  const innerKeys = new Set(
    names.filter(({ name }) => hasInnerCapital(name)).map(({ key }) => key),
  );
  return words.flatMap((first, index) => {
    const isCapital = first.text.charAt(0) !== first.text.charAt(0).toLowerCase();
    if (!isCapital && !innerKeys.has(first.text.toLowerCase())) return [];
    return windowsFrom(text, words.slice(index, index + (isCapital ? wordsMax : 1)), keyMax);
  });
}

/** All windows that begin with the first of these words, up to a mark that no name has, or a longer key than any name has. */
function windowsFrom(text: string, words: readonly Word[], keyMax: number): Window[] {
  const windows: Window[] = [];
  const [first] = words;
  let key = '';
  for (const [index, { text: written, end, gap }] of words.entries()) {
    if (index > 0 && notInName.test(gap)) break;
    key += keyOf(index > 0 ? gap + written : written);
    if (!first || key.length > keyMax) break;
    const texts = words.slice(0, index + 1).map((one) => one.text);
    windows.push({
      start: first.start,
      end,
      written: text.slice(first.start, end),
      words: texts,
      key,
    });
  }
  return windows;
}

/** How the name should be written there; null if the words are not that name. */
function corrected(found: Window, name: KnownName): string | null {
  if (found.written === found.written.toLowerCase()) {
    return hasInnerCapital(name.name) && found.key === name.key ? name.name : null;
  }
  if (found.written === found.written.toUpperCase()) return null;
  if (found.key === name.key)
    return sameMarks(found.written, name.name) ? found.written : name.name;
  if (isInflected(found, name)) return withCapitalsOf(found, name);
  return isTypo(found, name) || isReordered(found, name) ? name.name : null;
}

/** Every word is a form of the name's word in the same place. */
function isInflected({ words }: Window, { forms }: KnownName): boolean {
  return (
    words.length === forms.length &&
    words.every((one, index) => forms[index]?.has(one.toLowerCase()))
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

function isTypo({ words, key }: Window, name: KnownName): boolean {
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

function wordsWithPositions(text: string): Word[] {
  let before = 0;
  return matchesOf(text, word).map(({ 0: found, index }) => {
    const gap = text.slice(before, index);
    before = index + found.length;
    return { text: found, start: index, end: before, gap };
  });
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
