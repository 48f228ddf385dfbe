import { writeFileSync } from 'node:fs';
import { labelledSums, learnSums, rolesToldRightly } from '@savet/built-in-consultant/testing';

/** `npm run learn-sums`: learns the weights from the labelled sums, and prints how many figures of unseen sums get the right role. */
const file = new URL(
  '../../packages/built-in-consultant/knowledge/learned-sums.json',
  import.meta.url,
);
const sums = labelledSums();
/** The weights of a sign as one text, so that each sign has a line. */
const inOneLine = (_key: string, value: unknown) =>
  Array.isArray(value) && value.every((each) => typeof each === 'number') ? value.join(' ') : value;
const written = JSON.stringify(learnSums(sums), inOneLine, 2);
writeFileSync(file, `${written}\n`);
console.log(
  `${sums.length} labelled sums; of figures of unseen ones, ${rolesToldRightly(sums).toFixed(3)} get the right role`,
);
