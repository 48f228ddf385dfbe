import { stemOf } from '@savet/text/stems';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { familyOf, nameOf } from '../../recognition/label.ts';

/** Whether another label is of the subject of the first: its answer helps with both. */
export type Relation = (label: string, other: string) => boolean;

/** Letters by which the words of two names are compared: “investor-pitch” and “finding-investors”. */
const COMMON = 4;

type Needed = Pick<Knowledge, 'cards' | 'topicCards'>;

/** The labels that a label leads on to, and the names of the cards and topics that lead on to it. */
interface Next {
  there: ReadonlySet<string>;
  cardsBack: ReadonlySet<string>;
  topicsBack: ReadonlySet<string>;
}

/** Each question compares a label with all others several times. */
const kept = new WeakMap<Needed['cards'], Map<string, Next>>();

/**
 * The relation of the cards, by their `next`: labels that lead on to each other, or one to the other if their names have a word in
 * common; and cards that lead back to a topic, the general subject. A label that only leads on to another is beside it.
 */
export function relationOf(knowledge: Needed): Relation {
  const known = kept.get(knowledge.cards) ?? new Map<string, Next>();
  kept.set(knowledge.cards, known);
  return (label, other) => {
    const next = known.get(label) ?? nextOf(label, knowledge);
    known.set(label, next);
    const leads = next.there.has(other);
    const isTopic = familyOf(other) === 'topics';
    const back = (isTopic ? next.topicsBack : next.cardsBack).has(nameOf(other));
    if (!leads && !back) return false;
    const isPart = back && familyOf(label) === 'topics';
    return (leads && back) || isPart || sharesWord(nameOf(label), nameOf(other));
  };
}

function nextOf(label: string, { cards, topicCards }: Needed): Next {
  const own = (familyOf(label) === 'topics' ? topicCards : cards).get(nameOf(label));
  const leading = (all: Needed['topicCards']) =>
    new Set([...all].flatMap(([name, { EN }]) => (EN.next.includes(label) ? [name] : [])));
  return {
    there: new Set(own?.EN.next),
    cardsBack: leading(cards),
    topicsBack: leading(topicCards),
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
