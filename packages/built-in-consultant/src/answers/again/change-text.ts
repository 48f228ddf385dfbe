import { fillTemplate } from '@savet/text/text';
import { quotedTexts } from '../../changing/quoted-texts.ts';
import { inRegister } from '../../changing/register.ts';
import { shorter } from '../../changing/shorter.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { languageOf } from '../../language/language-of.ts';
import { lengthIn, shortenedTo } from '../../text/length.ts';
import { join } from '../../text/markdown.ts';
import type { ChangeReading } from '../../understanding/reading.ts';
import { messagesOf } from '../../understanding/thread.ts';
import { blockquote } from '../frames/blockquote.ts';
import { countOf } from '../frames/count-of.ts';

/** The last texts of the chat, changed by rules; null if no rule applies to any of them. */
export function changeText(
  reading: ChangeReading,
  context: string,
  { phrases }: Pick<Knowledge, 'phrases'>,
): string | null {
  const { change, limit, language } = reading;
  const { changed: notes } = phrases[language];
  const replies = messagesOf(context).filter(({ sender }) => sender === 'assistant');
  const reply = replies.findLast(({ text }) => quotedTexts(text).length > 0)?.text ?? '';
  const parts = quotedTexts(reply).flatMap(({ title, text }) => {
    const changed = changedText(text, reading);
    if (changed === null) return [];
    const counts = { before: lengthIn(text, 'words'), after: lengthIn(changed, 'words') };
    const count = limit === null ? '' : countOf(changed, limit, phrases[language]);
    const cut = change === 'shorter' ? fillTemplate(notes.shorter, counts) : '';
    return [join(title === null ? '' : `**${title}**`, blockquote(changed), count || cut)];
  });
  if (parts.length === 0) return null;
  const note = change === 'formal' || change === 'informal' ? notes[change] : '';
  return join(...parts, note);
}

function changedText(text: string, { change, limit, language }: ChangeReading): string | null {
  if (change === 'limit') return limit === null ? null : shortenedTo(text, limit);
  if (change === 'shorter') return shorter(text);
  return inRegister(text, change, languageOf(text, language));
}
