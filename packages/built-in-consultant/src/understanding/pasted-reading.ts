import type { Language } from '@savet/contract/languages';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { familyOf, nameOf } from '../recognition/label.ts';
import type { Thread } from './follow-up/thread-state.ts';
import type { Pasted } from './pasted.ts';
import type { Reading } from './reading.ts';
import type { Question } from './thread.ts';
import { eligibleLabels } from './verdict/eligible.ts';
import { decide } from './verdict/verdict.ts';

/** The topic of the thread, else of the text's own words; null if that is not certain. */
export function pastedTopic(
  pasted: Pasted,
  { recogniser }: Knowledge,
  last: Thread['last'],
): string | null {
  if (last?.kind === 'topic') return last.topic;
  const verdict = decide(recogniser.classify(pasted.text, eligibleLabels(pasted.text, false)));
  const isTopic = verdict.kind === 'certain' && familyOf(verdict.label) === 'topics';
  return isTopic ? nameOf(verdict.label) : null;
}

export function reviewReading(
  pasted: Pasted,
  toRewrite: boolean,
  { responseStyle }: Question,
  language: Language,
): Reading {
  return { kind: 'review', pasted, toRewrite, responseStyle, language };
}
