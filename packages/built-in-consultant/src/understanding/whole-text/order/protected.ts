import { lettered } from '@savet/text/lettered';

/** Marks that end a clause elsewhere, each with a private letter that stands for it. */
const marks = '.,;:!?–—-';
const FIRST = 0xe0_00;

/** Units whose marks end no clause: a name in quotation marks, an email address, a remark in brackets, an abbreviation. */
const whole = lettered(
  /[„“"«][^„“”"«»\n]{1,120}[“”"»]|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\([^()\n]{1,80}\)|(?<!\p{L})(?:лв|ч|г|ул|бул|пл|кв|гр|тел|бр|кат|ап|ет|стр|No|no|[Рр]еф|[Rr]ef|Mr|Mrs|Ms|Dr|St|approx|incl|tel)\.(?=\s|,|\d|$)|(?<!\p{L})г-(?=жа|н|ца)/gu,
);

/** The text with private letters in place of the marks inside such units. */
export function guarded(text: string): string {
  return text.replace(whole, (part) =>
    part.replace(/[.,;:!?–—-]/gu, (mark) => String.fromCharCode(FIRST + marks.indexOf(mark))),
  );
}

/** The text with its marks restored. */
export function unguarded(text: string): string {
  return text.replace(
    /[\u{E000}-\u{E00F}]/gu,
    (letter) => marks[letter.charCodeAt(0) - FIRST] ?? '',
  );
}
