import { fillTemplate, sentencesOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { free, type Reply } from '../../reply.ts';
import { escapeMarkdown, join } from '../../text/markdown.ts';
import type { PartReading } from '../../understanding/reading.ts';
import { messagesOf } from '../../understanding/thread.ts';
import { commonStems, contentStems } from './content-stems.ts';

/** Sentences at the beginning of an answer to “X or Y?” that say what it depends on. */
const DECIDING = 3;
/** A line with a limit: “Fewer than 68 hours: freelancer.” */
const limit =
  /^(?:fewer|less|more|under|over|below|above|до|под|над|повече от|по-малко от) [^.]*\d[^.]*:/iu;

/** A reply with the criteria for a choice between two ways. It takes no query, because rules can’t make the choice. */
export function chooseReply(
  { language }: PartReading,
  context: string,
  { followUps }: Pick<Knowledge, 'followUps'>,
): Reply {
  const phrases = followUps.phrases[language];
  const answer = decidingAnswer(context);
  if (answer === undefined) return free(phrases.askable);
  const [first = ''] = answer.split('\n\n');
  const limits = answer.split('\n').find((line) => limit.test(line));
  const sentences = sentencesOf(first).slice(0, DECIDING).join(' ');
  return free(join(fillTemplate(phrases.choose, { sentences }), limits ?? ''));
}

/** The sentence of the answer on one of the two ways, and the point at the place, if that was meant. */
export function wayReply(
  { about = '', place, language }: PartReading,
  context: string,
  knowledge: Pick<Knowledge, 'followUps' | 'understanding'>,
): Reply {
  const phrases = knowledge.followUps.phrases[language];
  const answer = decidingAnswer(context) ?? '';
  const stems = contentStems(about, knowledge);
  const lines = answer.split('\n').filter((line) => line !== '' && !/^[|>#]/u.test(line));
  const [best] = lines
    .flatMap((line) => sentencesOf(line.replace(/^[-*] /u, '').replace(/\*\*/g, '')))
    .map((sentence) => ({ sentence, common: commonStems(sentence, stems, knowledge) }))
    .toSorted((a, b) => b.common - a.common);
  const way = escapeMarkdown(about);
  const own =
    best !== undefined && best.common > 0
      ? fillTemplate(phrases.way, { way, sentence: best.sentence })
      : fillTemplate(phrases.noWay, { way });
  const point = lines.filter((line) => line.startsWith('- '))[(place ?? 1) - 1]?.slice(2);
  return free(join(own, point === undefined ? '' : fillTemplate(phrases.orPoint, { point })));
}

/** The answer to the question with the choice: the first of the chat that is long enough to decide by. */
function decidingAnswer(context: string): string | undefined {
  return messagesOf(context)
    .filter(({ sender }) => sender === 'assistant')
    .map(({ text }) => text)
    .find((text) => text.includes('\n\n'));
}
