import { type Language, languageCodes } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { type Knowledge, topicName } from '../knowledge/knowledge.ts';
import { familyOf, nameOf } from '../recognition/label.ts';

type Needed = Pick<Knowledge, 'topics' | 'cards' | 'replies' | 'recogniser'>;

/** A number chooses if nothing is counted with it: “3 служители сме” chooses nothing. */
const alone = String.raw`(?!\p{L}|\d| (?!(?:please|thanks?|is|for|sounds|looks|then|моля|мерси|благодаря|е|за|ми|изглежда|звучи)(?!\p{L}))\p{L})`;
/** “1”, “the second one”, „първото“: the place of the choice. „А ако …“ is no choice of “a”. */
const places = [
  String.raw`1${alone}|(?:the )?first(?!\p{L})|първ\p{L}*|[aа](?=[).]|\s*$)`,
  String.raw`2${alone}|(?:the )?second(?!\p{L})|втор\p{L}*|[bб](?=[).]|\s*$)`,
  String.raw`3${alone}|(?:the )?third(?!\p{L})|трет(?:[аио]|ото|ата|ият?)(?!\p{L})`,
  String.raw`4${alone}|(?:the )?fourth(?!\p{L})|четвърт(?:[аио]|ото|ата|ият?)(?!\p{L})`,
  String.raw`(?:5|пет)${alone}|(?:the )?fifth(?!\p{L})|пет(?:[аио]|ото|ата|ият?)(?!\p{L})`,
].map((words) => lettered(String.raw`^[^\p{L}\d]*(?:${words})`, 'iu'));
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
  const language = languageOfChoice(reply, knowledge);
  if (language === undefined || message.length > CHOICE_MAX) return null;
  const offered = namesIn(reply, knowledge.replies[language].otherReadings);
  const chosen =
    offered.find((name) => message.trim().toLowerCase() === name.toLowerCase()) ??
    offered.find((_, index) => places[index]?.test(message));
  if (chosen === undefined) return null;
  const isChosen = (label: string) => labelName(label, language, knowledge) === chosen;
  return knowledge.recogniser.classify(question, isChosen)[0]?.label ?? null;
}

/** The language of a reply that offers a choice; undefined if it offers none. */
function languageOfChoice(reply: string, { replies }: Needed): Language | undefined {
  return languageCodes.find((code) => {
    const { nearest, otherReadings } = replies[code];
    return (
      asksBackIn(reply, replies[code]) ||
      [nearest, otherReadings].some((text) => reply.includes(`\n\n${text}\n\n`))
    );
  });
}

/** Whether a reply asks which subject is meant. What it says of them is no answer. */
export function asksBack(reply: string, { replies }: Needed): boolean {
  return languageCodes.some((code) => asksBackIn(reply, replies[code]));
}

function asksBackIn(reply: string, texts: Knowledge['replies'][Language]): boolean {
  const { unclear, unclearOne, near, dependsOn, vague } = texts;
  return [unclear, unclearOne, near, dependsOn, vague].some((text) => reply.startsWith(text));
}

/** Whether a reply offers a choice for the second time. */
export function asksAgain(reply: string, { replies }: Needed): boolean {
  return languageCodes.some((code) => reply.startsWith(replies[code].dependsOn));
}

/** The names offered in a reply. An answer may have lists of its own before `otherReadings`. */
function namesIn(reply: string, otherReadings: string): string[] {
  const [, list = reply] = reply.split(`\n\n${otherReadings}\n\n`);
  return [...list.matchAll(/^\d\. \*\*(.+)\*\*$/gm)].map(([, name = '']) => name);
}

/** The labels of the advice that a reply offers for choice. */
export function offeredIn(reply: string, knowledge: Needed): string[] {
  const language = languageOfChoice(reply, knowledge);
  if (language === undefined) return [];
  const labels = [
    ...[...knowledge.topics.keys()].map((name) => `topics/${name}`),
    ...[...knowledge.cards.keys()].map((name) => `cards/${name}`),
  ];
  return namesIn(reply, knowledge.replies[language].otherReadings).flatMap(
    (name) => labels.find((label) => labelName(label, language, knowledge) === name) ?? [],
  );
}
