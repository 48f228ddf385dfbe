import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { SignName } from '../../knowledge/usefulness.schema.ts';
import { familyOf } from '../../recognition/label.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import { eligibleLabels } from '../verdict/eligible.ts';
import { relationOf } from '../verdict/related.ts';

type Needed = Pick<Knowledge, 'recogniser' | 'cards' | 'topicCards'>;

/** Shares nearer to 0 or 1 are no surer. */
const LEAST_SHARE = 1e-4;

export type Signs = Readonly<Record<SignName, number>>;

/** A message and the advice that it would get. */
export interface Advised {
  message: string;
  /** The label of the advice, or of the subject of an angle. */
  label: string;
  hasThread: boolean;
}

/** How well advice fits a message: how likely and how like its examples it is, and how near others are. */
export function signsOf({ message, label, hasThread }: Advised, knowledge: Needed): Signs {
  const text = inCyrillicIfBulgarian(message);
  const found = knowledge.recogniser.classify(text, eligibleLabels(text, hasThread));
  const likelihood = found.find((each) => each.label === label)?.likelihood ?? 0;
  const offScope = found
    .filter((each) => familyOf(each.label) === 'off-scope')
    .reduce((sum, each) => sum + each.likelihood, 0);
  const isRelated = relationOf(knowledge);
  const likenesses = knowledge.recogniser.likenesses(text);
  const others = [...likenesses].filter(([other]) => other !== label && !isRelated(label, other));
  return {
    likelihood: logOdds(likelihood),
    likeness: likenesses.get(label) ?? 0,
    otherLikeness: Math.max(0, ...others.map(([, likeness]) => likeness)),
    offScope: logOdds(offScope),
    hasThread: Number(hasThread),
  };
}

function logOdds(share: number): number {
  const kept = Math.min(Math.max(share, LEAST_SHARE), 1 - LEAST_SHARE);
  return Math.log(kept / (1 - kept));
}
