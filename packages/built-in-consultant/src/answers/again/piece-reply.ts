import { fillTemplate, sentencesOf } from '@savet/text/text';
import { quotedTexts } from '../../changing/quoted-texts.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { free, type Reply } from '../../reply.ts';
import type { PartReading } from '../../understanding/reading.ts';
import { messagesOf } from '../../understanding/thread.ts';

const subject = /^\*\*[^*]+:\*\*\s*(.+)$/mu;
/** “Dear customers,” is no sentence, and neither is a signature. */
const sentence = /[.!?…]$/u;

/** A piece of the last text of the chat, word for word. It takes no query: the text took one. */
export function pieceReply(
  { about, language }: PartReading,
  context: string,
  { phrases }: Knowledge,
): Reply {
  const { part } = phrases[language];
  const text = messagesOf(context)
    .filter(({ sender }) => sender === 'assistant')
    .map((message) => quotedTexts(message.text)[0]?.text)
    .findLast((each) => each !== undefined);
  const piece = text === undefined ? undefined : pieceIn(text, about ?? '');
  return free(piece === undefined ? part.noPiece : fillTemplate(part.piece, { piece }));
}

function pieceIn(text: string, about: string): string | undefined {
  if (about === 'subject') return subject.exec(text)?.[1];
  const body = text
    .replace(subject, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => sentence.test(line))
    .flatMap((line) => sentencesOf(line));
  if (about === 'opening') return body[0];
  return about === 'closing' ? body.at(-1) : undefined;
}
