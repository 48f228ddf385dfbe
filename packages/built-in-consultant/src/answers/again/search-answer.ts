import { lettered } from '@savet/text/lettered';
import { sentencesOf } from '@savet/text/text';
import type { TopicCard } from '../../knowledge/card.schema.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Topic } from '../../knowledge/topic.schema.ts';
import { commonStems, contentStems } from './content-stems.ts';

/** So many content words of a question make a sentence its answer; for a number, fewer do. */
const COMMON_MIN = 2;
const asksNumber = lettered(
  /(?<!\p{L})(?:how (?:many|much|often|big|large|old|far)|колко|на колко)(?!\p{L})/iu,
);
const asksWhen = lettered(
  /^[^\p{L}]*(?:(?:and|but|so|ok|а|и|но|ами|добре)[, ]+)*(?:when|at what time|how early|кога|в колко часа|колко по-рано)(?!\p{L})/iu,
);
const time = lettered(
  /\d[\d–-]*\s?(?:hours?|days?|weeks?|months?|a\.?m|p\.?m|часа?|дни|ден|седмици|месеца?)(?!\p{L})|(?<!\p{L})(?:two|three|four|same|first|next|last|две|три|четири|същия|първия|следващия) (?:hours?|days?|weeks?|months?|дни|ден|седмици|месеца)(?!\p{L})/giu,
);
const number = lettered(
  /\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|fifty|hundred|два|две|двама|три|трима|четири|пет|петима|шест|седем|осем|девет|десет|двайсет|трийсет|петдесет|сто)(?!\p{L})/iu,
);

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

/** For a question about timing, the sentence of the advice with the most dates and durations; null if it has none. */
export function timeFor(
  question: string,
  { answer, points, more }: TopicCard,
  knowledge: Pick<Knowledge, 'understanding'>,
): string | null {
  if (!asksWhen.test(question)) return null;
  const stems = contentStems(question, knowledge);
  const [best] = [answer, ...points, ...more]
    .flatMap((part) => sentencesOf(part.replace(/\*\*/g, '')))
    .map((sentence) => ({ sentence, times: (sentence.match(time) ?? []).length }))
    .filter(({ times }) => times > 0)
    .map((each) => ({ ...each, common: commonStems(each.sentence, stems, knowledge) }))
    .toSorted((a, b) => b.common - a.common || b.times - a.times);
  return best?.sentence ?? null;
}
