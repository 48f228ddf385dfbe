import { lettered } from '@savet/text/lettered';

/** “Best regards, Paul”: the end of a letter, which no rule is about. */
const signature = lettered(
  /(?:^|(?<=[.!?…])|\n)\s*(?:(?:best|kind|warm|many)? ?regards|best wishes|sincerely|yours(?: \p{L}+)?|cheers|many thanks|thank you|thanks|с уважение|поздрави|с най-добри пожелания|благодаря(?: предварително)?)[,.!]?\s*(?:\p{L}[\p{L} .,'’-]{0,60})?$/iu,
);

/** A text without the greeting at its end. */
export function withoutSignature(text: string): string {
  return text.trim().replace(signature, '').trim() || text;
}
