import { writeFileSync } from 'node:fs';
import {
  judgedReplies,
  learnUsefulness,
  loadKnowledge,
  separation,
  separationOfUnseen,
} from '@savet/built-in-consultant/testing';

/** `npm run learn-usefulness`: works out anew how it is told whether a reply is of use, and how well that tells it. */
const file = new URL(
  '../../packages/built-in-consultant/knowledge/usefulness.json',
  import.meta.url,
);
const replies = judgedReplies(loadKnowledge());
const learned = { advice: learnedFor('advice'), angle: learnedFor('angle') };
writeFileSync(file, `${JSON.stringify(learned, null, 2)}\n`);

function learnedFor(kind: 'advice' | 'angle') {
  const ofKind = replies.filter((reply) => reply.kind === kind);
  const weights = learnUsefulness(ofKind);
  console.log(
    `${kind}: ${ofKind.length} judged; told apart: ${separation(ofKind, weights).toFixed(2)}, unseen ones ${separationOfUnseen(ofKind).toFixed(2)}`,
  );
  return weights;
}
