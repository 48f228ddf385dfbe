import type { Language } from '@savet/contract/languages';
import { sentencesOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { nameOf } from '../../recognition/label.ts';
import type { Reading } from '../reading.ts';

/** Smaller matters: the reply to a larger one says what becomes of them. */
const smallMatters = [
  ...['delete-chat', 'rating', 'summary', 'answer-styles', 'languages', 'memory'],
  ...['search-and-history', 'proposals-from-team', 'account-details'],
];

/** Two close replies about Savet: first the larger matter, else the one that the question sentence itself asks about. */
export function savetReading(
  labels: readonly string[],
  text: string,
  language: Language,
  { recogniser }: Knowledge,
): Reading {
  const asked = sentencesOf(text).findLast((sentence) => sentence.includes('?')) ?? text;
  const ranked = recogniser
    .classify(asked, (label) => labels.includes(label))
    .map(({ label }) => nameOf(label));
  const isSmall = (name: string) => smallMatters.includes(name);
  const [name = '', also = ''] = [
    ...ranked.filter((each) => !isSmall(each)),
    ...ranked.filter(isSmall),
  ];
  return { kind: 'savet', name, also, language };
}
