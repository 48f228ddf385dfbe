import { writeFileSync } from 'node:fs';
import {
  judgedReplies,
  learnUsefulness,
  loadKnowledge,
  separation,
  separationOfUnseen,
} from '@savet/built-in-consultant/testing';

/** `npm run learn-usefulness`: works out anew how it is told whether advice is of use, and how well that tells it. */
const file = new URL(
  '../../packages/built-in-consultant/knowledge/usefulness.json',
  import.meta.url,
);
const replies = judgedReplies(loadKnowledge());
const learned = learnUsefulness(replies);
writeFileSync(file, `${JSON.stringify(learned, null, 2)}\n`);
console.log(
  `${replies.length} judged replies; told apart: ${separation(replies, learned).toFixed(2)}, unseen ones ${separationOfUnseen(replies).toFixed(2)}`,
);
