import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Candidate } from '../../recognition/classifier.ts';
import { familyOf } from '../../recognition/label.ts';
import { ofOtherObject } from '../asked/objects.ts';

type Needed = Pick<Knowledge, 'recogniser'>;

/** How much a part counts beside the whole, of 1. */
const PART = 0.7;
/** A label is never less likely than this by one of the two: the other may still speak for it. */
const LEAST = 0.002;
/** New words lead to a subject of their own from this likelihood and likeness on, if it is not out of the question by the whole. */
const LEADS = 0.7;
const ALIKE = 0.3;
const POSSIBLE = 0.01;
/**
 * The advice that a question with an addition is about, the likeliest first. The whole decides; only new words that are sure of a subject by
 * themselves lead to that.
 */
export function subjectsOf(whole: string, added: string, { recogniser }: Needed): Candidate[] {
  const found = adviceIn(whole, { recogniser });
  const [own] = recogniser.classify(added, isAdvice);
  const isPossible = found.some(
    ({ label, likelihood }) => label === own?.label && likelihood >= POSSIBLE,
  );
  const leads =
    own !== undefined &&
    isPossible &&
    own.likelihood >= LEADS &&
    (recogniser.likenesses(added).get(own.label) ?? 0) >= ALIKE;
  if (!leads) return found;
  return [{ label: own.label, likelihood: 1 }, ...found.filter(({ label }) => label !== own.label)];
}

/** The advice that a way of a choice or a proposed cause is about within the whole question, the likeliest first. */
export function subjectsIn(whole: string, part: string, { recogniser }: Needed): Candidate[] {
  const byPart = new Map(
    recogniser.classify(part, isAdvice).map(({ label, likelihood }) => [label, likelihood]),
  );
  const pooled = adviceIn(whole, { recogniser }).map(({ label, likelihood }) => ({
    label,
    likelihood:
      Math.max(likelihood, LEAST) ** (1 - PART) * Math.max(byPart.get(label) ?? 0, LEAST) ** PART,
  }));
  const sum = pooled.reduce((total, { likelihood }) => total + likelihood, 0) || 1;
  return pooled
    .map(({ label, likelihood }) => ({ label, likelihood: likelihood / sum }))
    .toSorted((a, b) => b.likelihood - a.likelihood);
}

function adviceIn(text: string, { recogniser }: Needed): Candidate[] {
  const isOther = ofOtherObject(text);
  return recogniser.classify(text, isAdvice).filter(({ label }) => !isOther(label));
}

function isAdvice(label: string): boolean {
  return ['topics', 'cards'].includes(familyOf(label));
}
