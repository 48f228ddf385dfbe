import { fold, stemOf } from '@savet/text/stems';
import { fillTemplate, wordsOf } from '@savet/text/text';
import { reworked } from '../../changing/rework/reworked.ts';
import type { FieldValues } from '../../filling/fill.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { free, type Reply } from '../../reply.ts';
import { join } from '../../text/markdown.ts';
import type { ReworkReading } from '../../understanding/reading.ts';
import { ownLanguage } from '../../understanding/whole-text/wanted.ts';
import { blockquote } from '../frames/blockquote.ts';
import { blanksOf, hasOpenMain, isMostlyBlanks } from '../whole-text/check-text.ts';
import { hasSlang } from '../whole-text/honest/leftovers.ts';
import { readableOwn } from '../whole-text/ordered/why.ts';
import { quoted } from '../whole-text/shown-words.ts';

/** Most blanks that a reply names. */
const BLANKS_MAX = 4;
/** A blank of at least this many words stands for a whole sentence. */
const FRAME_WORDS = 4;
/** A text with a larger share of blanks is no longer a text. */
const RUIN = 0.9;
/** A text that keeps a smaller share of its longer words has lost its content. */
const KEPT_SHARE = 0.4;
/** Words with fewer letters carry no content. */
const LONG_WORD = 4;

/** A text with what is wished for it, and in one line what rules can't do. It takes no query unless all of it is done. */
export function reworkReply(
  { text, wishes, rest, isOwn, language }: ReworkReading,
  values: FieldValues,
  { phrases, purposes }: Pick<Knowledge, 'phrases' | 'purposes'>,
): Reply {
  const notes = phrases[language].rework;
  const own = ownLanguage(text);
  const entries = readableOwn(values, own);
  const proof = entries['usp'] ?? entries['competitiveAdvantage'] ?? '';
  const vocabulary = entries['vocabularyGuide'] ?? '';
  const { text: shown, done, undone, isOpen } = reworked(text, wishes, own, { proof, vocabulary });
  const isChanged = done.length > 0 && shown !== text;
  const isLost = isChanged && done.includes('fix') && keptShare(text, shown) < KEPT_SHARE;
  if (isLost) return free(notes.writer);
  // The text still has what the user complains of, or a blank in its place, so it can't be used.
  const isComplaint = wishes.some(({ do: name }) => name === 'fix') && rest !== '';
  if (isOwn && (isComplaint || hasSlang(shown) || (isOpen && isMostlyBlanks(shown, RUIN))))
    return free(notes.writer);
  const left = [...new Set(undone)].map((name) => notes.names[name]);
  const unmet = [...left, ...(rest === '' ? [] : [quoted(rest, language)])];
  if (!isChanged) {
    if (!isOwn && rest === '') return free(phrases[language].sameText);
    const isSaid = done.length > 0 && undone.length === 0;
    return free(isSaid ? notes.already : fillTemplate(notes.cannot, { wishes: unmet.join(', ') }));
  }
  const blanks = blanksOf(shown).slice(0, BLANKS_MAX);
  const layout = purposes.layouts[language];
  const isFixed = done.includes('fix');
  const reply = join(
    blockquote(shown),
    isFixed ? (isOpen ? notes.fixedOpen : notes.fixed) : '',
    unmet.length === 0 ? '' : fillTemplate(notes.undone, { wishes: unmet.join(', ') }),
    blanks.length === 0 || isOpen ? '' : fillTemplate(layout.fill, { blanks: blanks.join(', ') }),
  );
  const isFrame = blanksOf(shown).some((blank) => blank.split(' ').length >= FRAME_WORDS);
  if (unmet.length > 0 || isOpen || (!isOwn && (hasOpenMain(shown) || isFrame))) return free(reply);
  const usedFields =
    proof !== '' && isFixed && shown.includes(proof) ? fieldsOf(values, proof) : [];
  return { text: reply, isAnswer: true, usedFields };
}

/** The share of the longer words of `before` that `after` still has, from 0 to 1. */
function keptShare(before: string, after: string): number {
  const stems = (text: string) =>
    wordsOf(text)
      .filter((word) => word.length >= LONG_WORD)
      .map((word) => stemOf(fold(word)));
  const said = stems(before);
  const kept = new Set(stems(after));
  return said.length === 0 ? 1 : said.filter((stem) => kept.has(stem)).length / said.length;
}

function fieldsOf(values: FieldValues, proof: string): string[] {
  return Object.keys(values).filter((field) => (values[field] ?? '').startsWith(proof));
}
