import { capitalised, fillTemplate } from '@savet/text/text';
import type { FilledDraft } from '../../filling/drafts.ts';
import { quote } from '../../filling/quote.ts';
import { isReadable } from '../../filling/readable-values.ts';
import type { AnswerContext } from '../answer-context.ts';

/** The tone to keep, with its instructions. */
export function toneNote({ phrases, values, tone, language }: AnswerContext): string {
  const voice = values['toneOfVoice'] ?? '';
  if (voice.trim() === '' || !isReadable('toneOfVoice', voice, language)) return '';
  const quoted = quote(voice, phrases);
  if (tone.advice.length === 0) return fillTemplate(phrases.toneUnknown, { tone: quoted });
  const advice = tone.advice.map((phrase) => `${capitalised(phrase)}.`).join(' ');
  return fillTemplate(phrases.tone, { tone: quoted, advice });
}

/** The words that the vocabulary guide replaced, and those that a person has to replace. */
export function wordNotes(given: readonly FilledDraft[], context: AnswerContext): string {
  const { phrases } = context;
  const say = ({ say: wanted, avoid }: { say: string; avoid: string }, phrase: string) =>
    fillTemplate(phrase, { say: quote(wanted, phrases), avoid: quote(avoid, phrases) });
  const notes = [
    ...given.flatMap(({ applied }) => applied.map((pair) => say(pair, phrases.wordsApplied))),
    ...given.flatMap(({ left }) => left.map((pair) => say(pair, phrases.wordsLeft))),
    blankNote(given, context),
  ];
  return [...new Set(notes)].filter(Boolean).join(' ');
}

/** A note if a draft has blanks in place of values in another language. */
function blankNote(
  given: readonly FilledDraft[],
  { language, input, phrases }: AnswerContext,
): string {
  const names = given.flatMap(({ needs }) => needs);
  const isForeign = names.some((name) => !isReadable(name, input.values[name] ?? '', language));
  return isForeign ? phrases.foreignBlanks : '';
}
