import { fillTemplate } from '@savet/text/text';
import { quote } from '../../filling/quote.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { free, type Reply } from '../../reply.ts';
import type { PartReading } from '../../understanding/reading.ts';
import { messagesOf } from '../../understanding/thread.ts';

/** The words at the head of a finding: “seamless”, “empower”: … */
const head = /^- ((?:[„“][^„“”]+[“”](?:, )?)+)/gmu;
const quoted = /[„“]([^„“”]+)[“”]/gu;

/** The words that the findings of the check before name. */
export function cutReply({ language }: PartReading, context: string, knowledge: Knowledge): Reply {
  const { cut, noCut } = knowledge.followUps.phrases[language];
  const reply = messagesOf(context).findLast(({ sender }) => sender === 'assistant')?.text ?? '';
  const words = [...reply.matchAll(head)].flatMap(([, heads = '']) =>
    [...heads.matchAll(quoted)].map(([, word = '']) => word),
  );
  if (words.length === 0) return free(noCut);
  const phrases = knowledge.phrases[language];
  const listed = [...new Set(words)].map((word) => quote(word, phrases)).join(', ');
  return free(fillTemplate(cut, { words: listed }));
}
