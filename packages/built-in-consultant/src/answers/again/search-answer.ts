import { sentencesOf } from '@savet/text/text';
import type { TopicCard } from '../../knowledge/card.schema.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Topic } from '../../knowledge/topic.schema.ts';
import { commonStems, contentStems } from './content-stems.ts';

/** So many content words of a question make a sentence its answer; for a number, fewer do. */
const COMMON_MIN = 2;
const asksNumber =
  /(?<!\p{L})(?:how (?:many|much|often|big|large|old|far)|колко|на колко)(?!\p{L})/iu;
const number =
  /\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|fifty|hundred|два|две|двама|три|трима|четири|пет|петима|шест|седем|осем|девет|десет|двайсет|трийсет|петдесет|сто)(?!\p{L})/iu;

/** The sentence of an advice that answers a question about it; null if none does. */
export function sentenceFor(
  question: string,
  card: TopicCard,
  topic: Topic | undefined,
  knowledge: Pick<Knowledge, 'understanding'>,
): string | null {
  const isNumber = asksNumber.test(question);
  const stems = contentStems(question, knowledge);
  const parts = [
    ...[card.answer, ...card.points, ...card.more, card.caveat],
    ...(topic?.steps.map(({ text }) => text) ?? []),
    ...(topic?.mistakes ?? []),
  ];
  const [best] = parts
    .flatMap((part) => sentencesOf(part.replace(/\*\*/g, '')))
    .filter((sentence) => !isNumber || number.test(sentence))
    .map((sentence) => ({ sentence, common: commonStems(sentence, stems, knowledge) }))
    .toSorted((a, b) => b.common - a.common);
  return best && best.common >= (isNumber ? 1 : COMMON_MIN) ? best.sentence : null;
}
