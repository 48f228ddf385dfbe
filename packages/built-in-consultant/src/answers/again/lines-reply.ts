import { lettered } from '@savet/text/lettered';
import { fillTemplate, sentencesOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { free, type Reply } from '../../reply.ts';
import { bullets, escapeMarkdown } from '../../text/markdown.ts';
import { asksBack } from '../../understanding/choice.ts';
import type { PartReading } from '../../understanding/reading.ts';
import { messagesOf } from '../../understanding/thread.ts';

const item = /^(?:[-*] |\d+\. )/u;
/** Tables, quotations, headings and titles are no sentences of the answer. */
const noSentence = /^(?:[|>#]|\*\*[^*\n]+\*\*$|---)/u;
/** A sentence about the reply itself. */
const ofReply =
  /(?:takes? no query|не се брои за въпрос|^I (?:take|read) this|^Приемам, че|^Чета това)/u;

/** A reply that says about itself that it takes no query is no answer to shorten. */
const note = /(?:takes? no query|не се брои за въпрос)[^.\n]*\.?\s*$/u;

/** The last answer of the chat in so many sentences, lines or points. It takes no query, because it says nothing new. */
export function linesReply(
  { about, place, language }: PartReading,
  context: string,
  knowledge: Knowledge,
): Reply {
  const count = place ?? 1;
  const { noAnswerYet, noLines } = knowledge.followUps.phrases[language];
  const answers = messagesOf(context)
    .filter(({ sender, text }) => sender === 'assistant' && !note.test(text))
    // A question which subject is meant is no answer either.
    .filter(({ text }) => !asksBack(text, knowledge));
  const short = answers
    .map(({ text }) => chosen(text, count))
    .findLast((each) => each.length >= count);
  if (short === undefined) return free(answers.length === 0 ? noAnswerYet : noLines);
  if (about === 'points') return free(bullets(short));
  return free(about === 'lines' ? short.join('  \n') : short.join(' '));
}

/** The first sentence of an answer, then the first sentence of each of its points, then its other opening sentences. */
function chosen(reply: string, count: number): string[] {
  const paragraphs = reply.split('\n\n').filter((part) => !noSentence.test(part));
  const said = paragraphs
    .filter((part) => !item.test(part))
    .slice(0, 2)
    .flatMap((part) => sentencesOf(part))
    .filter((sentence) => /[.!?…]$/u.test(sentence) && !ofReply.test(sentence));
  const list = paragraphs.find((part) => item.test(part)) ?? '';
  const points = list
    .split('\n')
    .flatMap((line) => sentencesOf(line.replace(item, '')).slice(0, 1))
    .filter((sentence) => /[.!?…]$/u.test(sentence.replace(/\*\*/g, '')));
  const [first = '', ...others] = said;
  return [first, ...points, ...others]
    .map((sentence) => sentence.replace(/\*\*/g, ''))
    .filter(Boolean)
    .slice(0, count);
}

/** “We don’t rush, but we don’t break a thing”: a line of their own that people say in passing. */
const ownLine = lettered(
  /(?:^|[.,;!]\s*|(?<!\p{L})(?:и|and)\s+)((?:[\p{L}’'-]+ ){1,6}[\p{L}’'-]+,? (?:ама|но|but) (?:[\p{L}’'-]+ ){1,6}[\p{L}’'-]+)\s*(?:[.,;!]|$)/iu,
);

/** The reply to names or slogans that are turned down: the user’s own line if the message has one. */
export function rejectedReply(
  { language }: PartReading,
  query: string,
  knowledge: Knowledge,
): Reply {
  const phrases = knowledge.followUps.phrases[language];
  const line = ownLine.exec(query)?.[1]?.trim();
  if (line === undefined) return free(phrases.listRejected);
  const sentence = `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
  return free(fillTemplate(phrases.listOwnLine, { line: escapeMarkdown(sentence) }));
}
