import type { BrandFieldName } from './brand-hub.ts';

/** The channel of a text; sets how long its sentences and paragraphs may be. */
export const checkChannels = ['text', 'post', 'email', 'web', 'advert', 'reply', 'sms'] as const;
export type CheckChannel = (typeof checkChannels)[number];

/** The rules of the check by the groups in which they are measured. */
export const checkRules = {
  words: ['avoidedWords', 'wantedWords'],
  tone: ['exclamations', 'capitals', 'emoji', 'pressure', 'hype', 'sweetness', 'jargon'],
  names: ['names'],
  claims: ['numbers', 'statements'],
  promises: ['promises'],
  address: ['address'],
  length: ['sentences', 'paragraphs', 'wholeText'],
  typography: ['quotationMarks', 'dashes', 'amounts', 'spaces'],
  alphabet: ['alphabet'],
} as const;

export type CheckRuleGroup = keyof typeof checkRules;
export type CheckRule = (typeof checkRules)[CheckRuleGroup][number];

export const checkRuleGroups = Object.keys(checkRules) as CheckRuleGroup[];
export const checkRuleNames = checkRuleGroups.flatMap(
  (group): readonly CheckRule[] => checkRules[group],
);

const groups = new Map<string, CheckRuleGroup>(
  checkRuleGroups.flatMap((group) => checkRules[group].map((rule) => [rule, group] as const)),
);

/** The group of a rule. */
export function groupOf(rule: CheckRule): CheckRuleGroup {
  const group = groups.get(rule);
  if (group === undefined) throw new Error(`unknown rule ${rule}`);
  return group;
}

/** The field that gives a rule its basis; null for rules of the language and the channel. */
export const checkRuleFields: Record<CheckRuleGroup, BrandFieldName | null> = {
  words: 'vocabularyGuide',
  tone: 'toneOfVoice',
  names: 'products',
  claims: 'products',
  promises: 'values',
  address: null,
  length: null,
  typography: null,
  alphabet: null,
};

/** How a list of words to avoid begins, in the language of the words, and the quotation marks of that language. */
const listOpenings = {
  cyrillic: { start: 'Избягваме: ', marks: '„“' },
  latin: { start: 'Avoid: ', marks: '“”' },
};
const otherMarks = ['«»', '""'];
/** The last line if it is a list and nothing else. */
const lastList =
  /(?:^|\n)(?:Избягваме|Избягвайте|Не казваме|Avoid|Never say|Never write):(?:(?!\.\s)[^\n])*$/iu;
/** Needs no quotation marks to be read as one expression. */
const plainWords = /^(?!.*\s(?:and|or|и|или)\s)[\p{L}\p{N} -]+$/iu;

/** The vocabulary guide with one more expression to avoid as it is written, in a form that the check reads. */
export function withAvoidedWord(guide: string, words: string): string {
  const before = guide.trimEnd();
  const line = words.trim().replace(/\s+/g, ' ');
  const { start, marks } = listOpenings[/\p{Script=Cyrillic}/u.test(line) ? 'cyrillic' : 'latin'];
  const entry = plainWords.test(line) ? line : quoted(line, marks);
  if (lastList.test(before)) return `${before.replace(/[.;,]$/, '')}, ${entry}`;
  return `${before}${before === '' ? '' : '\n'}${start}${entry}`;
}

/** In the first quotation marks that the text doesn't have itself. */
function quoted(text: string, marks: string): string {
  const fits = ([open = '', close = '']: string) => !text.includes(open) && !text.includes(close);
  const [open = '', close = ''] = [marks, ...otherMarks].find(fits) ?? marks;
  return open + text + close;
}

/** A part of a text and what to put there. Positions are in UTF-16 units. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
}

interface Fixable {
  start: number;
  end: number;
  fix: string | null;
  edits?: readonly Replacement[] | undefined;
}

/** The fixes of findings as replacements. Of two that overlap, the first one is made whole and the other not at all. */
export function fixesOf(findings: readonly Fixable[]): Replacement[] {
  const made: Replacement[] = [];
  for (const { start, end, fix, edits } of findings) {
    const own = edits ?? (fix === null ? [] : [{ start, end, text: fix }]);
    if (!own.some((one) => made.some((other) => overlap(one, other)))) made.push(...own);
  }
  return made;
}

function overlap(one: Replacement, other: Replacement): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The text with replacements, which may not overlap: of two that do, the first one is made. */
export function withReplacements(text: string, replacements: readonly Replacement[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: put } of replacements.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    result += text.slice(at, start) + put;
    at = end;
  }
  return result + text.slice(at);
}
