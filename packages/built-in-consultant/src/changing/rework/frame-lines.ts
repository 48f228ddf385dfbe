import { lettered } from '@savet/text/lettered';

/** A text in its parts: what stands before its sentences, they themselves, and the signature. */
export interface Framed {
  head: string;
  body: string;
  foot: string;
}

const greeting = lettered(
  /^(?:(?:hello|hi|hey|dear|good (?:morning|day)|здравей|здравейте|здрасти|уважаем\p{L}*|скъп\p{L}*|мил\p{L}*|добър ден)(?: [^.!?\n]{1,60}|,? ?\[[^\]\n]+\])?[,!])/iu,
);
const closing = lettered(
  /^(?:kind regards|warm regards|best regards|many thanks|regards|best wishes|best|cheers|yours\p{L}*(?: \p{L}+)?|sincerely|with thanks|thanks|love|поздрави|сърдечни поздрави|с уважение|с поздрав|с най-добри пожелания|хубав ден|лек ден)[,!.]?(?:\s|$)/iu,
);
const isLabel = /^\*\*(?:Subject|Тема):\*\*/u;
/** A signature is a name, a firm or blanks. */
const isName = lettered(/^(?:\[[^\]]+\]|[„“"]?\p{Lu}[^.!?:]{0,48})$/u);
const NAME_WORDS = 6;

/** The text cut into head, body and foot; a line or two of greeting and signature belong to no sentence. */
export function framed(text: string): Framed {
  const lines = text.trim().split('\n');
  let from = 0;
  while (from < lines.length - 1) {
    const line = (lines[from] ?? '').trim();
    const isWhole = greeting.exec(line)?.[0] === line;
    if (line !== '' && !isLabel.test(line) && !isWhole) break;
    from += 1;
  }
  let to = lines.length;
  const closed = lines.findLastIndex((line) => closing.test(line.trim()));
  if (closed > from && lines.length - closed <= 3) to = closed;
  else {
    const last = (lines.at(-1) ?? '').trim();
    const isApart = (lines.at(-2) ?? '').trim() === '' && lines.length - 1 > from;
    if (isApart && isName.test(last) && last.split(' ').length <= NAME_WORDS) to = lines.length - 1;
  }
  const part = (start: number, end: number) => lines.slice(start, end).join('\n').trim();
  return { head: part(0, from), body: part(from, to), foot: part(to, lines.length) };
}

export function whole({ head, body, foot }: Framed): string {
  return [head, body, foot].filter(Boolean).join('\n\n');
}

/** The greeting at the start of a body: “Hi Tom, can’t make it”. */
export function greetedIn(body: string): string {
  return greeting.exec(body)?.[0] ?? '';
}
