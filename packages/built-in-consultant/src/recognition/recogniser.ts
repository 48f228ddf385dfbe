import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import {
  type Candidate,
  type Classifier,
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
/** The loaded model: 35 MB, read again from the file after a rest. */
let classifier: Classifier | undefined;
let file: URL | undefined;

/**
 * The recogniser of the examples in `knowledge/examples`. Learning takes seconds, so what was learned is kept in a file.
 * @param wordings names and sentences of the answers: each is an example, too
 */
export function loadRecogniser(wordings: Examples): Recogniser {
  loaded ??= createRecogniser(() => withWordings(readExamples(), wordings));
  return loaded;
}

/** Reads ahead of the next question what `restRecogniser` has let go. */
export function wakeRecogniser(): void {
  loaded?.rarityOf('');
}

/** Lets go what is read again in a tenth of a second. @returns whether there was anything */
export function restRecogniser(): boolean {
  // Without the file, all of it would have to be learned again.
  if (classifier === undefined || file === undefined || !existsSync(file)) return false;
  classifier = undefined;
  // It holds the texts of all answers.
  loaded = undefined;
  return true;
}

function createRecogniser(readAll: () => Examples): Recogniser {
  const awake = () => {
    classifier ??= createClassifier(learned(readAll));
    return classifier;
  };
  return {
    labels: awake().labels,
    rarityOf: (feature) => awake().rarityOf(feature),
    likenesses: (question) => awake().likenesses(question),
    classify: (question, isEligible) => awake().classify(question, isEligible),
  };
}

function withWordings(examples: Examples, wordings: Examples): Examples {
  const all = [...examples].map(
    ([label, questions]) => [label, [...questions, ...(wordings.get(label) ?? [])]] as const,
  );
  return new Map(all);
}

function learned(readAll: () => Examples): Learned {
  const known = file && kept(file);
  if (known) return known;
  const examples = readAll();
  const stories = readStories(examples);
  file = new URL(`${digestOf(examples, stories)}.bin`, cache);
  const before = kept(file);
  if (before) return before;
  const learned = learn(examples, toldWith(stories));
  keep(file, learned);
  return learned;
}

function kept(file: URL): Learned | null {
  try {
    return ownMemory(deserialize(readFileSync(file)) as Learned);
  } catch {
    return null;
  }
}

/** Most arrays that were read are views of the whole file, and the others copies besides. */
function ownMemory({ rarity, weights, examples, ...lists }: Learned): Learned {
  const { scales, present, starts, values } = weights;
  return {
    ...lists,
    rarity: rarity.slice(),
    weights: {
      labels: weights.labels,
      scales: scales.slice(),
      present: present.slice(),
      starts: starts.slice(),
      values: values.slice(),
    },
    examples: {
      labels: examples.labels.slice(),
      examples: examples.examples.slice(),
      firsts: examples.firsts.slice(),
      own: examples.own.slice(),
    },
  };
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
