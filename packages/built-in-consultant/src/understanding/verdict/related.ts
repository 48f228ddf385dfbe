import { stemOf } from '@savet/text/stems';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { familyOf, nameOf } from '../../recognition/label.ts';

/** Whether another label is of the subject of the first: its answer helps with both. */
export type Relation = (label: string, other: string) => boolean;

/** Letters by which the words of two names are compared: “investor-pitch” and “finding-investors”. */
const COMMON = 4;

/**
 * The relation of the cards, by their `next`: labels that lead on to each other, or one to the other if their names have a word in
 * common; and cards that lead back to a topic, the general subject. A label that only leads on to another is beside it.
 */
export function relationOf({
  cards,
  topicCards,
}: Pick<Knowledge, 'cards' | 'topicCards'>): Relation {
  const leadsTo = (label: string, other: string): boolean => {
    const card = (familyOf(label) === 'topics' ? topicCards : cards).get(nameOf(label));
    return card?.EN.next.includes(other) ?? false;
  };
  return (label, other) => {
    const [there, back] = [leadsTo(label, other), leadsTo(other, label)];
    const isPart = back && familyOf(label) === 'topics';
    return (
      (there && back) || isPart || ((there || back) && sharesWord(nameOf(label), nameOf(other)))
    );
  };
}

function sharesWord(name: string, other: string): boolean {
  const [words, others] = [beginnings(name), beginnings(other)];
  return words.some((word) => others.includes(word));
}

function beginnings(name: string): string[] {
  return name
    .split('-')
    .filter((word) => word.length >= COMMON)
    .map((word) => stemOf(word).slice(0, COMMON));
}
