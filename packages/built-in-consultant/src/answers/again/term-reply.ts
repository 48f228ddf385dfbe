import { fillTemplate, sentencesOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { free, type Reply } from '../../reply.ts';
import { escapeMarkdown, join } from '../../text/markdown.ts';
import type { PartReading } from '../../understanding/reading.ts';
import { messagesOf } from '../../understanding/thread.ts';
import { isIn, termNamed } from '../../understanding/turns/term-asked.ts';

/** The meaning of a word of an answer, and the sentence that has it. One or two sentences about an answer take no query. */
export function termReply(
  { about = '', language }: PartReading,
  context: string,
  { followUps }: Pick<Knowledge, 'followUps'>,
): Reply {
  const phrases = followUps.phrases[language].term;
  const found = termNamed(about, followUps);
  const known = found === null ? undefined : followUps.terms[language][found.at];
  const used = sentenceWith(about, context);
  const sentence = used === undefined ? '' : fillTemplate(phrases.used, { sentence: used });
  if (known !== undefined) {
    const { name, meaning } = known;
    return free(join(fillTemplate(phrases.meaning, { name, meaning }), sentence));
  }
  if (used !== undefined) return free(fillTemplate(phrases.onlyUsed, { sentence: used }));
  return free(fillTemplate(phrases.unknown, { term: escapeMarkdown(about) }));
}

/** The last sentence of the chat’s answers that has a word. */
function sentenceWith(name: string, context: string): string | undefined {
  return messagesOf(context)
    .filter(({ sender }) => sender === 'assistant')
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => line !== '' && !/^[|>#]/u.test(line))
    .flatMap((line) => sentencesOf(line.replace(/^(?:[-*] |\d+\. )/u, '').replace(/\*\*/g, '')))
    .findLast((sentence) => isIn(name, sentence));
}
