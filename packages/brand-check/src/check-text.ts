import {
  type CheckRule,
  type CheckRuleGroup,
  checkRuleNames,
  groupOf,
} from '@savet/contract/brand-check';
import { addressMarks } from './address/address-marks.ts';
import { alphabetMarks } from './alphabet.ts';
import { type CheckInput, readText } from './checked-text.ts';
import { numberMarks } from './claims/number-marks.ts';
import { statementMarks } from './claims/statement-marks.ts';
import type { Finding } from './finding.ts';
import { paragraphMarks, sentenceMarks, wholeTextMarks } from './form/length-marks.ts';
import { amountMarks, dashMarks, quotationMarkMarks, spaceMarks } from './form/typography-marks.ts';
import { nameMarks } from './names/name-marks.ts';
import { promiseMarks } from './promises/promise-marks.ts';
import type { Rule } from './rule.ts';
import {
  capitalMarks,
  emojiMarks,
  exclamationMarks,
  hypeMarks,
  jargonMarks,
  pressureMarks,
  sweetnessMarks,
} from './tone/tone-marks.ts';
import { avoidedWordMarks } from './words/avoided-word-marks.ts';
import { wantedWordMarks } from './words/wanted-word-marks.ts';

export interface CheckResult {
  /** In the order of the text. */
  findings: Finding[];
  /** Rules that have a basis, in the order of the contract. */
  applied: CheckRule[];
}

const rules: Record<CheckRule, Rule> = {
  avoidedWords: avoidedWordMarks,
  wantedWords: wantedWordMarks,
  exclamations: exclamationMarks,
  capitals: capitalMarks,
  emoji: emojiMarks,
  pressure: pressureMarks,
  hype: hypeMarks,
  sweetness: sweetnessMarks,
  jargon: jargonMarks,
  names: nameMarks,
  numbers: numberMarks,
  statements: statementMarks,
  promises: promiseMarks,
  address: addressMarks,
  sentences: sentenceMarks,
  paragraphs: paragraphMarks,
  wholeText: wholeTextMarks,
  quotationMarks: quotationMarkMarks,
  dashes: dashMarks,
  amounts: amountMarks,
  spaces: spaceMarks,
  alphabet: alphabetMarks,
};
/** Words get one mark, of the first of these groups: the most serious, once the letters are right. */
const precedence: readonly CheckRuleGroup[] = [
  ...([
    'alphabet',
    'promises',
    'words',
    'names',
    'tone',
    'claims',
    'address',
    'typography',
  ] as const),
];

/**
 * Checks a text by the rules of a Brand Hub, its language and its channel. The same input gives the same result.
 * A rule without a basis is not applied.
 */
export function checkText(input: CheckInput): CheckResult {
  const checked = readText(input);
  const applied: CheckRule[] = [];
  const findings: Finding[] = [];
  for (const rule of checkRuleNames) {
    const marks = rules[rule](checked);
    if (marks === null) continue;
    applied.push(rule);
    const group = groupOf(rule);
    findings.push(...marks.map((found) => ({ ...found, rule, group })));
  }
  return { findings: withoutOverlaps(findings), applied };
}

/** Whole sentences and paragraphs contain other findings; all other marks are apart. */
function withoutOverlaps(findings: readonly Finding[]): Finding[] {
  const kept: Finding[] = [];
  for (const group of precedence) {
    for (const found of findings) {
      if (found.group !== group || isAboutWhole(found)) continue;
      if (!kept.some(({ start, end }) => found.start < end && start < found.end)) kept.push(found);
    }
  }
  return [...kept, ...findings.filter(isAboutWhole)].toSorted(
    (a, b) => a.start - b.start || a.end - b.end,
  );
}

/** Whether a finding is about a whole sentence, paragraph or text. */
function isAboutWhole({ group, rule }: Finding): boolean {
  return group === 'length' || rule === 'wantedWords';
}
