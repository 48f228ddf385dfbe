import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import {
  type Candidate,
  createClassifier,
  type Examples,
  type Learned,
  learn,
} from './classifier.ts';
import { readExamples } from './examples.ts';
import { readStories, type Stories, toldWith } from './told-form.ts';

export interface Recogniser {
  readonly labels: readonly string[];
  /** How rare a feature is among the examples. */
  rarityOf(feature: string): number;
  /** How like a question the most similar example of each label is, 0 to 1. */
  likenesses(question: string): ReadonlyMap<string, number>;
  /** The eligible labels of a question, the likeliest first. */
  classify(question: string, isEligible: (label: string) => boolean): Candidate[];
}

/** The folder of the learned weights. It can be deleted at any time. */
const cache = new URL('../../../../.cache/recogniser/', import.meta.url);
/** The code that decides what is learned. */
const sources = [
  './classifier.ts',
  './features.ts',
  './likeness.ts',
  './packed-weights.ts',
  './told-form.ts',
  '../../../text/src/stems.ts',
  '../../../text/src/text.ts',
  '../language/latin-bulgarian.ts',
];
let loaded: Recogniser | undefined;

/**
 * The recogniser of the examples in `knowledge/examples`. Learning takes seconds, so what was learned is kept in a file.
 * @param wordings names and sentences of the answers: each is an example, too
 */
export function loadRecogniser(wordings: Examples): Recogniser {
  loaded ??= createClassifier(learnedFrom(withWordings(readExamples(), wordings)));
  return loaded;
}

function withWordings(examples: Examples, wordings: Examples): Examples {
  const all = [...examples].map(
    ([label, questions]) => [label, [...questions, ...(wordings.get(label) ?? [])]] as const,
  );
  return new Map(all);
}

function learnedFrom(examples: Examples): Learned {
  const stories = readStories(examples);
  const file = new URL(`${digestOf(examples, stories)}.bin`, cache);
  try {
    return deserialize(readFileSync(file)) as Learned;
  } catch {
    const learned = learn(examples, toldWith(stories));
    keep(file, learned);
    return learned;
  }
}

/** Other processes may read or write the file at the same time, so it appears at once. A read-only folder is no error. */
function keep(file: URL, learned: Learned): void {
  const part = `${fileURLToPath(file)}.${process.pid}`;
  try {
    mkdirSync(cache, { recursive: true });
    for (const old of readdirSync(cache)) rmSync(new URL(old, cache), { force: true });
    writeFileSync(part, serialize(learned));
    renameSync(part, file);
  } catch {
    // Learned again at the next start.
  }
}

function digestOf(examples: Examples, stories: Stories): string {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(new URL(source, import.meta.url)));
  hash.update(JSON.stringify([[...examples], stories]));
  return hash.digest('hex').slice(0, 16);
}
