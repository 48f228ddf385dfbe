import { type Language, languageCodes } from '@savet/contract/languages';
import { type Knowledge, topicName } from '../knowledge/knowledge.ts';
import { familyOf, nameOf } from '../recognition/label.ts';

type Needed = Pick<Knowledge, 'topics' | 'cards' | 'replies' | 'recogniser'>;

/** “1”, “the second one”, „първото“: the place of the choice. */
const places = [
  // „А ако …“ is no choice of “a”.
  /^\W*(?:(?:1|first|the first|първ\p{L}*)(?!\p{L}|\d)|[aа](?=[).]|\s*$))/iu,
  /^\W*(?:(?:2|second|the second|втор\p{L}*)(?!\p{L}|\d)|[bб](?=[).]|\s*$))/iu,
];
/** A longer message is a new question. In UTF-16 units. */
const CHOICE_MAX = 60;

/** The name of a label for readers. */
export function labelName(label: string, language: Language, knowledge: Needed): string {
  const name = nameOf(label);
  const { names } = knowledge.replies[language];
  if (familyOf(label) === 'topics') return topicName(name, knowledge, language);
  if (familyOf(label) === 'cards') return knowledge.cards.get(name)?.[language].name ?? '';
  return names[label] ?? names[familyOf(label)] ?? '';
}

/**
 * The label that a message chooses from the last reply; null if that offered no choice, or the message is another question.
 * Several labels may have the chosen name, as all questions about Savet do: the question decides between them.
 */
export function chosenLabel(
  message: string,
  { question, reply }: { question: string; reply: string },
  knowledge: Needed,
): string | null {
  const language = languageCodes.find((code) => {
    const { unclear, unclearOne, nearest, otherReadings } = knowledge.replies[code];
    return (
      [unclear, unclearOne].some((text) => reply.startsWith(text)) ||
      [nearest, otherReadings].some((text) => reply.includes(`\n\n${text}\n\n`))
    );
  });
  if (language === undefined || message.length > CHOICE_MAX) return null;
  // An answer may have lists of its own before the other readings.
  const [, list = reply] = reply.split(`\n\n${knowledge.replies[language].otherReadings}\n\n`);
  const offered = [...list.matchAll(/^\d\. \*\*(.+)\*\*$/gm)].map(([, name = '']) => name);
  const chosen =
    offered.find((name) => message.trim().toLowerCase() === name.toLowerCase()) ??
    offered.find((_, index) => places[index]?.test(message));
  if (chosen === undefined) return null;
  const isChosen = (label: string) => labelName(label, language, knowledge) === chosen;
  return knowledge.recogniser.classify(question, isChosen)[0]?.label ?? null;
}
