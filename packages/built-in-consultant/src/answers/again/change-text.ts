import { fillTemplate } from '@savet/text/text';
import { edited } from '../../changing/edited.ts';
import { quotedTexts } from '../../changing/quoted-texts.ts';
import { inRegister } from '../../changing/register.ts';
import { shorter } from '../../changing/shorter.ts';
import { warmer } from '../../changing/warmer.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { languageOf } from '../../language/language-of.ts';
import { lengthIn, shortenedTo } from '../../text/length.ts';
import { join } from '../../text/markdown.ts';
import type { ChangeKind, ChangeReading } from '../../understanding/reading.ts';
import { messagesOf } from '../../understanding/thread.ts';
import { blockquote } from '../frames/blockquote.ts';
import { countOf } from '../frames/count-of.ts';

interface Changed {
  text: string;
  /** Whether everything that was asked for is done. */
  isWhole: boolean;
}

/** A text as far as it is changed, and the changes that were done on it. */
interface Step {
  text: string;
  done: readonly ChangeKind[];
}

/** The last texts of the chat, changed by rules; null if no rule applies to any of them. */
export function changeText(
  reading: ChangeReading,
  context: string,
  { phrases }: Pick<Knowledge, 'phrases'>,
): Changed | null {
  const { changes, limit, language } = reading;
  const { changed: notes, wishes } = phrases[language];
  const replies = messagesOf(context).filter(({ sender }) => sender === 'assistant');
  const reply = replies.findLast(({ text }) => quotedTexts(text).length > 0)?.text ?? '';
  const done = new Set<ChangeKind>();
  const parts = quotedTexts(reply).flatMap(({ title, text }) => {
    const step = changes.reduce<Step>(
      (before, change) => {
        const next = changedText(before.text, change, reading);
        return next === null ? before : { text: next, done: [...before.done, change] };
      },
      { text, done: [] },
    );
    if (step.done.length === 0) return [];
    for (const change of step.done) done.add(change);
    const counts = { before: lengthIn(text, 'words'), after: lengthIn(step.text, 'words') };
    const count = limit === null ? '' : countOf(step.text, limit, phrases[language]);
    const cut = step.done.includes('shorter') ? fillTemplate(notes.shorter, counts) : '';
    return [join(title === null ? '' : `**${title}**`, blockquote(step.text), count || cut)];
  });
  if (parts.length === 0) return null;
  const note = (['formal', 'informal', 'warmer'] as const).find((register) => done.has(register));
  const names = changes.filter((change) => !done.has(change)).map((change) => wishes[change]);
  const unmet = [...names, ...reading.unmet];
  const open = unmet.length === 0 ? '' : fillTemplate(notes.unmet, { wishes: unmet.join(', ') });
  return { text: join(...parts, note ? notes[note] : '', open), isWhole: unmet.length === 0 };
}

function changedText(
  text: string,
  change: ChangeKind,
  { limit, edits, language }: ChangeReading,
): string | null {
  if (change === 'edited') return edits === undefined ? null : edited(text, edits);
  if (change === 'limit') return limit === null ? null : shortenedTo(text, limit);
  if (change === 'shorter') return shorter(text);
  const own = languageOf(text, language);
  return change === 'warmer' ? warmer(text, own) : inRegister(text, change, own);
}
