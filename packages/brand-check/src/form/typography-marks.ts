import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { CheckedText } from '../checked-text.ts';
import type { Mark } from '../finding.ts';
import { mark, marksOf } from '../rule.ts';

interface Correction {
  pattern: RegExp;
  /** A replacement string as of String.replace. */
  to: string;
}

type ByLanguage = Record<Language, readonly Correction[]>;

const quotationMarks: ByLanguage = {
  EN: [
    { pattern: /„([^„“”"\n]{1,200})["“”]/gu, to: '“$1”' },
    { pattern: /"([^„“”"\n]{1,200})”/gu, to: '“$1”' },
    { pattern: /“([^„“”"\n]{1,200})"/gu, to: '“$1”' },
    { pattern: /«\s?([^»\n]{1,200}?)\s?»/gu, to: '“$1”' },
  ],
  BG: [
    { pattern: lettered(/"([^„“”"\n]*\p{L}[^„“”"\n]*)"/gu), to: '„$1“' },
    { pattern: /“([^„“”"\n]{1,200})”/gu, to: '„$1“' },
    { pattern: /„([^„“”"\n]{1,200})["”]/gu, to: '„$1“' },
    { pattern: /«\s?([^»\n]{1,200}?)\s?»/gu, to: '„$1“' },
  ],
};
/** “ - ” between words; at the beginning of a line it is a list. */
const hyphen: Correction = {
  pattern: lettered(/(?<=[\p{L}\p{N})“”"!?.,%€])([ \u00a0])-[ \u00a0](?=[\p{L}\p{N}(„“"€£$])/gu),
  to: '$1– ',
};
const dashes: ByLanguage = {
  EN: [hyphen],
  BG: [hyphen, { pattern: /[ \u00a0]?—[ \u00a0]?/gu, to: ' – ' }],
};
const amounts: ByLanguage = {
  EN: [
    { pattern: /(?<![\d.,])(\d+),(\d{1,2})[ \u00a0]?([€£])/gu, to: '$3$1.$2' },
    { pattern: /(?<![\d.,])(\d+(?:[.,]\d+)*)[ \u00a0]?([€£])/gu, to: '$2$1' },
    { pattern: /([€£])[ \u00a0](?=\d)/gu, to: '$1' },
    { pattern: /([€£])(\d+),(\d{1,2})(?!\d)/gu, to: '$1$2.$3' },
  ],
  BG: [
    { pattern: /€[ \u00a0]?(\d+)\.(\d{1,2})(?![\d.,]\d|\d)/gu, to: '$1,$2 €' },
    { pattern: /€[ \u00a0]?(\d+(?:[.,]\d+)*)/gu, to: '$1 €' },
    { pattern: /(?<![\d.,])(\d+)\.(\d{1,2})[ \u00a0]?€/gu, to: '$1,$2 €' },
    { pattern: /(?<=\d)€/gu, to: ' €' },
  ],
};
const anySpaces: readonly Correction[] = [
  { pattern: /[ \u00a0]*,(?:[ \u00a0]*,)+/gu, to: ',' },
  { pattern: /(?<=[^\s|])[ \u00a0]{2,}(?=[^\s|])/gu, to: ' ' },
  { pattern: lettered(/(?<=[\p{L}\p{N})”“"%€])[ \u00a0]+(?=[,;:!?](?:\s|$))/gu), to: '' },
  { pattern: lettered(/(?<=[\p{L}\p{N})”“"%€])[ \u00a0]+(?=\.(?:\s|$))/gu), to: '' },
  { pattern: lettered(/(?<=[\p{L}\p{N}]{2})([,;!?])(?=\p{L})/gu), to: '$1 ' },
  { pattern: /(?<=\p{Ll}{2})(\.)(?=\p{Lu}\p{Ll})/gu, to: '$1 ' },
  { pattern: lettered(/(?<=\p{L})(\.\.\.|…)(?=\p{L})/gu), to: '$1 ' },
];
const spaces: ByLanguage = { EN: anySpaces, BG: anySpaces };

function rule(corrections: ByLanguage): (checked: CheckedText) => Mark[] {
  return ({ readable, language }) => {
    const marks: Mark[] = [];
    for (const { pattern, to } of corrections[language]) {
      const found = marksOf(readable, pattern, (match) => {
        const { 0: written, index } = match;
        const end = index + written.length;
        const fix = filled(to, match);
        return fix === written ? null : mark(index, end, null, { fix, detail: written.trim() });
      });
      marks.push(...found.filter((one) => !marks.some((other) => overlap(one, other))));
    }
    return marks;
  };
}

export const quotationMarkMarks = rule(quotationMarks);
export const dashMarks = rule(dashes);
export const amountMarks = rule(amounts);
export const spaceMarks = rule(spaces);

/** The replacement with the groups of a match. */
function filled(to: string, match: RegExpExecArray): string {
  return to.replace(/\$(\d)/g, (_, index: string) => match[Number(index)] ?? '');
}

function overlap(one: Mark, other: Mark): boolean {
  return one.start < other.end && other.start < one.end;
}
