import { lettered } from '@savet/text/lettered';
import { sentencesOf, wordsOf } from '@savet/text/text';

const bullet = /^\s*(?:[-–—•*·]|\d+[.)])\s*/;
const finalMarks = /(?<![\s.;,:…])[\s.;,:…]+$/;
/** Most words of an item between commas; longer parts belong to a sentence. */
const COMMA_ITEM_WORDS = 5;
/** Words that continue a sentence after a comma. */
const continuesSentence = lettered(
  /^(?:а|но|че|да|който|която|което|които|когато|където|като|защото|ако|дори|и|or|and|but|who|which|that|when|where|because|if|so|not|не|without|без|with|със?)(?!\p{L})/iu,
);

/** The items of a list, typed as lines or separated by semicolons, commas or full stops. */
export function itemsOf(value: string): string[] {
  const lines = split(value, /\n+/);
  if (lines.length > 1) return lines;
  const parts = split(value, /;/);
  if (parts.length > 1) return parts;
  const sentences = sentencesOf(value).map(cleaned);
  if (sentences.length > 1) return sentences.filter(Boolean);
  const listed = split(value, /,(?!\d)/);
  const isListing = listed.every(
    (part) => wordsOf(part).length <= COMMA_ITEM_WORDS && !continuesSentence.test(part),
  );
  return listed.length > 1 && isListing ? listed : [cleaned(value)].filter(Boolean);
}

/** Joins the lines of a value; the items of a list get semicolons. */
export function oneLine(text: string): string {
  return text
    .split(/\n+/)
    .map((line) => line.replace(bullet, '').trim())
    .filter(Boolean)
    .map((line, index, all) =>
      index < all.length - 1 && !/[.;,:!?…]$/.test(line) ? `${line};` : line,
    )
    .join(' ');
}

function split(value: string, separator: RegExp): string[] {
  return value.split(separator).map(cleaned).filter(Boolean);
}

function cleaned(part: string): string {
  return part.replace(bullet, '').replace(finalMarks, '').trim();
}
