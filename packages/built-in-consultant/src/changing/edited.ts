import { lettered } from '@savet/text/lettered';
import { capitalised, sentencesOf } from '@savet/text/text';
import { escapeMarkdown } from '../text/markdown.ts';

/** Small edits of a text: another signature, or one of its sentences or its greeting left out. */
export interface TextEdits {
  signer: string | null;
  /** The place of the sentence to leave out, from 1; -1 for the last one, 0 for the greeting. */
  cut: number | null;
}

/** The blank for the name of the writer. */
const nameBlank = /\[(?:your name|Your name|Вашето име|вашето име|име и фамилия)\]/u;
/** The line after “Kind regards,” and before a firm: “Ana, Zarno”. */
const closing = lettered(
  /^(?:kind regards|warm regards|best regards|regards|best|yours|sincerely|with thanks|поздрави|сърдечни поздрави|с уважение|с поздрав|с най-добри пожелания)[\p{L} ]*,?\s*$/iu,
);
/** Lines that a letter needs are no sentences of it. */
const frame =
  /^(?:\*\*[^*]+:\*\*|(?:hello|hi|dear|good (?:morning|day)|здравей|уважаем|скъп)[^.!?]*$|[-–*] )/iu;

/** A text with another signature, or without one of its sentences; null if that can’t be done. */
export function edited(text: string, { signer, cut }: TextEdits): string | null {
  if (signer !== null) return signedAs(text, signer);
  if (cut === 0) return withoutGreeting(text);
  return cut === null ? null : withoutSentence(text, cut);
}

/** “Pixel Garden”, “[company]”. */
const isFirm = /^(?:\[?\p{Lu}[^.!?:,]{0,40}\]?|\[[^\]]+\])$/u;
const greeting = lettered(
  /^(?:hello|hi|dear|good (?:morning|day)|здравей|здравейте|уважаем\p{L}*|скъп\p{L}*)(?: [^,.!?\n]{1,40}|,? ?\[[^\]]+\]){0,2},\s*/imu,
);

/** A text without its greeting; null if it has none. */
function withoutGreeting(text: string): string | null {
  const found = greeting.exec(text);
  if (found === null) return null;
  const before = text.slice(0, found.index);
  return before + capitalised(text.slice(found.index + found[0].length).trimStart());
}

/** A text with the name under it; null if it has no place for one. */
function signedAs(text: string, name: string): string | null {
  const own = escapeMarkdown(name);
  if (nameBlank.test(text)) return text.replace(nameBlank, own);
  const lines = text.split('\n');
  const at = lines.findLastIndex((line) => closing.test(line.trim()));
  const under = lines[at + 1];
  // A few lines end with the name of the firm.
  if (at < 0)
    return isFirm.test(lines.at(-1) ?? '')
      ? [...lines.slice(0, -1), `${own}, ${lines.at(-1)}`].join('\n')
      : null;
  if (under === undefined) return null;
  const [, ...firm] = under.split(', ');
  return [...lines.slice(0, at + 1), [own, ...firm].join(', '), ...lines.slice(at + 2)].join('\n');
}

/** A text without one of its sentences; null if there is none, or nothing would be left. */
function withoutSentence(text: string, place: number): string | null {
  const lines = text.split('\n');
  const end = lines.findLastIndex((line) => closing.test(line.trim()));
  const sentences = lines.flatMap((line, at) => {
    const isBody = line.trim() !== '' && !frame.test(line.trim()) && (end < 0 || at < end);
    return isBody ? sentencesOf(line).map((sentence) => ({ at, sentence })) : [];
  });
  const said = sentences.filter(({ sentence }) => /[.!?…:]["”“»]?$/u.test(sentence));
  const gone = said.at(place < 0 ? place : place - 1);
  if (gone === undefined || said.length < 2) return null;
  const kept = sentencesOf(lines[gone.at] ?? '').filter((each) => each !== gone.sentence);
  return lines
    .map((line, at) => (at === gone.at ? kept.join(' ') : line))
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}
