import type { FilledDraft } from '../filling/drafts.ts';
import { quote } from '../filling/quote.ts';
import { languageOf } from '../language/language-of.ts';
import { capitalised, fillTemplate } from '../text/text.ts';
import type { AnswerContext } from './answer-context.ts';

/** How much of a value is read to recognise its language, in UTF-16 units. */
const READ_MAX = 500;

/** The tone to keep, with its instructions. */
export function toneNote({ phrases, values, tone }: AnswerContext): string {
  const voice = values['toneOfVoice'] ?? '';
  if (voice.trim() === '') return '';
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
    foreignNote(given, context),
  ];
  return [...new Set(notes)].filter(Boolean).join(' ');
}

/** A note if a draft quotes values in another language. */
function foreignNote(
  given: readonly FilledDraft[],
  { language, values, phrases }: AnswerContext,
): string {
  const names = given.flatMap(({ needs }) => needs).filter((name) => name !== 'businessName');
  const foreign = names.some(
    (name) => languageOf((values[name] ?? '').slice(0, READ_MAX), language) !== language,
  );
  return foreign ? phrases.foreignWords : '';
}
