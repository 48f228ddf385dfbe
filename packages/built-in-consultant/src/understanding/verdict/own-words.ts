import type { Language } from '@savet/contract/languages';
import { stemOf } from '@savet/text/stems';
import type { TopicCard } from '../../knowledge/card.schema.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { comparedWords } from '../../recognition/features.ts';
import { familyOf, nameOf } from '../../recognition/label.ts';

type Needed = Pick<Knowledge, 'cards' | 'topicCards' | 'understanding'>;

/** Shorter words say nothing about what a text is about. */
const LETTERS_MIN = 4;
/** A word that more advice has than this is nobody's own. In shares of all advice. */
const COMMON_SHARE = 0.08;

/** The words of each advice that few others have, by its label. */
type Own = ReadonlyMap<string, ReadonlySet<string>>;

const kept = new WeakMap<Needed['cards'], Own>();

/** How many words of a message are the own words of an advice: they say what it is about, and few others have them. */
export function ownWordsIn(message: string, label: string, knowledge: Needed): number {
  const own = ownOf(knowledge).get(label);
  if (own === undefined) return 0;
  return [...stemsIn(comparedWords(message), knowledge)].filter((stem) => own.has(stem)).length;
}

/** Whether an advice says any content word of a text; so it does if the text has none. */
export function saysAnyOf(text: string, label: string, knowledge: Needed): boolean {
  const { cards, topicCards } = knowledge;
  const name = nameOf(label);
  const card = familyOf(label) === 'topics' ? topicCards.get(name) : cards.get(name);
  if (card === undefined) return false;
  const said = stemsOfCard(card, knowledge);
  const asked = [...stemsIn(comparedWords(text), knowledge)];
  return asked.length === 0 || asked.some((stem) => said.has(stem));
}

function ownOf(knowledge: Needed): Own {
  const { cards, topicCards } = knowledge;
  const found = kept.get(cards);
  if (found !== undefined) return found;
  const all = [
    ...[...cards].map(([name, card]) => [`cards/${name}`, card] as const),
    ...[...topicCards].map(([name, card]) => [`topics/${name}`, card] as const),
  ];
  const stems = all.map(([label, card]) => [label, stemsOfCard(card, knowledge)] as const);
  const counts = new Map<string, number>();
  for (const stem of stems.flatMap(([, each]) => [...each]))
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const most = all.length * COMMON_SHARE;
  const own = new Map(
    stems.map(([label, each]) => [
      label,
      new Set([...each].filter((stem) => (counts.get(stem) ?? 0) <= most)),
    ]),
  );
  kept.set(cards, own);
  return own;
}

/** The words of an advice in all its languages; each has its own letters. */
function stemsOfCard(card: Readonly<Record<Language, TopicCard>>, knowledge: Needed): Set<string> {
  const texts = Object.values(card).flatMap(({ name, answer, points, more }) => [
    ...[name, answer],
    ...[...points, ...more],
  ]);
  return stemsIn(
    texts.flatMap((each) => comparedWords(each)),
    knowledge,
  );
}

function stemsIn(words: readonly string[], { understanding }: Needed): Set<string> {
  const isContent = (word: string) =>
    word.length >= LETTERS_MIN && !understanding.emptyWords.has(word);
  return new Set(words.filter(isContent).map(stemOf));
}
