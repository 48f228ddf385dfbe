import type { Language } from '@savet/contract/languages';
import { givenText } from '../given.ts';
import { type Grade, type GradedAnswer, gradeOf } from '../grade.ts';
import { brokenMarkdown } from '../markdown/broken-markdown.ts';
import { withoutAddresses } from '../markdown/plain.ts';

interface Rule {
  pattern: RegExp;
  fault: string;
  /** Allowed if the conversation or the hub has it too. */
  unlessGiven?: RegExp;
}

const rules: Record<Language, readonly Rule[]> = {
  BG: [
    { pattern: /"[^"\n]*\p{L}[^"\n]*"/u, fault: 'straight quotation marks' },
    { pattern: /“[^“”„\n]*”/u, fault: 'English quotation marks' },
    { pattern: /„[^“”„"\n]*["”]/u, fault: 'a quotation with a wrong end' },
    { pattern: /«|»/u, fault: 'French quotation marks' },
    {
      pattern: /[\p{L}\d)“]\*{0,2}[ \u00a0]-[ \u00a0]\*{0,2}[\p{L}\d(„]/u,
      fault: 'a hyphen instead of a dash',
    },
    { pattern: /—/u, fault: 'a long dash' },
    { pattern: /\$\s?\d|\d\s?\$|щ\.\s?д\./u, fault: 'dollars', unlessGiven: /\$/ },
    { pattern: /€[ \u00a0]?\d/u, fault: 'the € in front of the number' },
    { pattern: /\d\.\d{1,2}\s?€/u, fault: 'a decimal point in a price' },
    { pattern: /\d€/u, fault: 'no space in front of the €' },
    {
      pattern: /\d\s?(?:лв\.?|лева|BGN)(?!\p{L})/u,
      fault: 'prices in leva',
      unlessGiven: /лв|лева|lv|leva|BGN/i,
    },
  ],
  EN: [
    { pattern: /\$\s?\d|\d\s?\$/u, fault: 'dollars', unlessGiven: /\$/ },
    { pattern: /€\s?\d+,\d{1,2}(?!\d)/u, fault: 'a decimal comma in a price' },
    { pattern: /\d[ \u00a0]?€/u, fault: 'the € behind the number' },
    { pattern: /€\s\d/u, fault: 'a space behind the €' },
    { pattern: /„/u, fault: 'Bulgarian quotation marks' },
  ],
};
const straight = /"[^"\n]*\p{L}[^"\n]*"/u;
const curly = /“[^”\n]*”/u;
const mixesMarks: Record<Language, (text: string) => boolean> = {
  EN: (text) => straight.test(text) && curly.test(text),
  BG: () => false,
};

/** Quotation marks, dashes and prices as the language has them, and Markdown that a browser can show. */
export function typography(answer: GradedAnswer): Grade {
  const { language } = answer.question.expects;
  const given = givenText(answer);
  const code = /```[\s\S]*?```|`[^`\n]*`/g;
  const text = withoutAddresses(answer.text.replace(code, ' '));
  const faults = rules[language]
    .filter(({ pattern, unlessGiven }) => pattern.test(text) && !unlessGiven?.test(given))
    .map(({ fault, pattern }) => `${fault}: ${pattern.exec(text)?.[0] ?? ''}`);
  if (mixesMarks[language](text)) faults.push('straight and curly quotation marks');
  return gradeOf([...faults, ...brokenMarkdown(answer.text, given)]);
}
