import { lettered } from '@savet/text/lettered';

/** Marks that end a clause elsewhere, each with a private letter that stands for it. */
const marks = '.,;:!?–—-';
const FIRST = 0xe0_00;

/** What is one thing, whatever marks it has: a name in quotation marks, an address, a remark in brackets, an abbreviation. */
const whole = lettered(
  /[„“"«][^„“”"«»\n]{1,120}[“”"»]|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\([^()\n]{1,80}\)|(?<!\p{L})(?:лв|ч|г|ул|бул|пл|кв|гр|тел|бр|кат|ап|ет|стр|No|no|[Рр]еф|[Rr]ef|Mr|Mrs|Ms|Dr|St|approx|incl|tel)\.(?=\s|,|\d|$)|(?<!\p{L})г-(?=жа|н|ца)/gu,
);

/** A text whose names and abbreviations have no marks. */
export function guarded(text: string): string {
  return text.replace(whole, (part) =>
    part.replace(/[.,;:!?–—-]/gu, (mark) => String.fromCharCode(FIRST + marks.indexOf(mark))),
  );
}

/** The same text with its marks. */
export function unguarded(text: string): string {
  return text.replace(
    /[\u{E000}-\u{E00F}]/gu,
    (letter) => marks[letter.charCodeAt(0) - FIRST] ?? '',
  );
}
