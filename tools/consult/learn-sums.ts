import { writeFileSync } from 'node:fs';
import { labelledSums, learnSums, rolesToldRightly } from '@savet/built-in-consultant/testing';
import { learnedJson } from './learned-json.ts';

/** `npm run learn-sums`: learns the weights from the labelled sums, and prints how many figures of unseen sums get the right role. */
const file = new URL(
  '../../packages/built-in-consultant/knowledge/learned-sums.json',
  import.meta.url,
);
const sums = labelledSums();
writeFileSync(file, learnedJson(learnSums(sums)));
console.log(
  `${sums.length} labelled sums; of figures of unseen ones, ${rolesToldRightly(sums).toFixed(3)} get the right role`,
);
