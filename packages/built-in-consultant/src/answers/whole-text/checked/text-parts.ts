import { lettered } from '@savet/text/lettered';
import { sentencesOf } from '@savet/text/text';

/** A finished text by its parts, without its blanks. */
export interface TextParts {
  subject: string;
  greeting: string;
  /** Sentences and points, without their marks. */
  said: readonly string[];
  /** The lines that name who writes. */
  signature: string;
  body: string;
}

const subjectLine = /^\*\*(?:Subject|Тема):\*\* (.*)$/mu;
const hello = lettered(
  /^(?:Hello|Hi|Dear|Здравейте|Здравей|Уважаем\p{L}*)(?:,? [^,!\n]{1,60})?[,!]/mu,
);
const closing =
  /\n(?:Kind regards|Best|Best regards|Yours[^\n]*|Поздрави|С уважение|С поздрав),\s*\n([\s\S]*)$/u;
/** A last paragraph of a few words without a mark at its end. */
const lastLine = /\n\n([^\n]{1,60}[^\n.!?:;])$/u;
const blanks = /\[[^\]\n]*\]/gu;

export function textParts(shown: string): TextParts {
  const subject = subjectLine.exec(shown)?.[1]?.trim() ?? '';
  const rest = shown.replace(subjectLine, '').trim();
  const greeting = hello.exec(rest)?.[0] ?? '';
  const signed = closing.exec(rest) ?? lastLine.exec(rest);
  const isPoint = /^(?:- |\*\*)/u.test(signed?.[1] ?? '');
  const signature = isPoint ? '' : (signed?.[1] ?? '');
  const body = rest.slice(0, isPoint ? undefined : signed?.index).replace(greeting, '');
  return {
    subject,
    greeting,
    said: body
      .replace(/^[ \t]+/u, '')
      .split('\n')
      .flatMap((line) => sentencesOf(line.replace(/^- |\*\*/gu, '')))
      .map((sentence) => sentence.replace(blanks, '[]').trim())
      .filter(Boolean),
    signature: signature
      .replace(blanks, '')
      .replace(/[\s,]+/gu, ' ')
      .trim(),
    body: body.replace(blanks, '[]'),
  };
}
