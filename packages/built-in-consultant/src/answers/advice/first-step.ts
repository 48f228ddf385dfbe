import type { Language } from '@savet/contract/languages';
import { capitalised, sentencesOf } from '@savet/text/text';
import type { TopicCard } from '../../knowledge/card.schema.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';

/** A sentence with fewer words is a heading: the next one belongs to it. */
const STEP_WORDS = 6;

/** The steps in the points of a card, the first step in front. */
export function stepsInOrder(
  card: TopicCard,
  label: string,
  language: Language,
  { followUps }: Pick<Knowledge, 'followUps'>,
): string[] {
  const place = followUps.efforts[label]?.first ?? 0;
  const own = followUps.firstSteps[language][label]?.step;
  const first = own ?? stepOf(card.points[place]);
  const others = card.points.filter((_, index) => index !== place);
  return [
    capitalised(first.replace(/^(?:First|Първо)[,:]?\s+/u, '')),
    ...others.map((point) => stepOf(point)),
  ];
}

/** The step of a point, without its details. */
function stepOf(point = ''): string {
  const [first = '', second = ''] = sentencesOf(point.replace(/\*\*/g, ''));
  return first.split(/\s+/).length < STEP_WORDS && second !== '' ? `${first} ${second}` : first;
}
