import { lettered } from '@savet/text/lettered';
import { languageOf } from '../../language/language-of.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import type { PartReading } from '../reading.ts';
import { isText } from './change.ts';
import type { Thread } from './thread-state.ts';

/** A piece of a text: one that it has, or one that would have to be written. */
export type Piece = 'subject' | 'opening' | 'closing' | 'none';

/** A longer message says something of its own. In UTF-16 units. */
const LENGTH_MAX = 70;

const pieces: Readonly<Record<Piece, string>> = {
  subject:
    'subject(?: line)?|(?:тема(?:та)?|относно|реда „?относно“?)(?: на (?:имейла|писмото|мейла|съобщението))?',
  opening:
    '(?:first|opening) (?:sentence|line)|opening|първото изречение|първия(?:т)? ред|началото',
  closing:
    '(?:last|closing|final) (?:sentence|line)|ending|последното изречение|последния(?:т)? ред|края(?:т)?|завършека?',
  none: 'p\\.? ?s\\.?|postscript|post scriptum|title|headline|heading|call to action|hashtags?|послепис(?:а|ът)?|п\\.? ?с\\.?|заглавие(?:то)?|призив(?:а|ът)?|хаштагове(?:те)?',
};
/** Words that may stand around the piece. */
const around =
  "(?:and|but|now|ok|okay|please|pls|just|only|give|show|tell|send|write|add|make|suggest|me|us|what|what[’']s|whats|is|would|should|could|can|you|i|need|want|the|a|an|be|another|new|different|better|shorter|of|for|to|it|this|that|in|with|again|one|email|text|letter|post|а|и|но|сега|моля|само|дай|дайте|покажи|кажи|напиши|напишете|добави|добавете|сложи|сложете|предложи|ми|ни|каква|какво|какъв|е|да|бъде|би|било|искам|трябва|друг|друга|друго|нов|нова|ново|по-добра|по-добро|на|за|към|него|нея|това|този|имейла|писмото|текста|поста|може|ли|един|една|едно)";
/** Another one than the text has. */
const another = lettered(
  /(?<!\p{L})(?:another|new|different|better|shorter|add|друг\p{L}*|нов\p{L}*|по-добр\p{L}*|добав\p{L}*|сложи\p{L}*)(?!\p{L})/iu,
);

function patternOf(piece: Piece): RegExp {
  return lettered(
    `^[^\\p{L}]*(?:${around}[\\s,]+)*(?:${pieces[piece]})(?:[\\s,]+${around})*[^\\p{L}]*$`,
    'iu',
  );
}

const patterns = (['subject', 'opening', 'closing', 'none'] as const).map(
  (piece) => [piece, patternOf(piece)] as const,
);

/** The piece of a text that a few words ask for; null if they ask for something else. */
export function pieceAsked(query: string): Piece | null {
  if (query.length > LENGTH_MAX) return null;
  const asked = inCyrillicIfBulgarian(query);
  const found = patterns.find(([, pattern]) => pattern.test(query) || pattern.test(asked));
  if (found === undefined) return null;
  return another.test(asked) ? 'none' : found[0];
}

/** A piece of the last text of the chat; null if there is no text, or the message is about something else. */
export function pieceReading(
  query: string,
  { text, whole, frame, last, language }: Thread,
): PartReading | null {
  const hasDraft = text && (whole !== null || frame !== null || (last !== null && isText(last)));
  const piece = hasDraft ? pieceAsked(query) : null;
  if (piece === null) return null;
  return {
    ...{ kind: 'part', ask: 'piece', place: null, about: piece, of: null },
    language: languageOf(query, language),
  };
}
