/** Where a text is published; sets how long its sentences and paragraphs may be. */
export const checkChannels = ['text', 'post', 'email', 'web', 'advert', 'reply', 'sms'] as const;
export type CheckChannel = (typeof checkChannels)[number];

/** The rules of the check by the groups in which they are measured. */
export const checkRules = {
  words: ['avoidedWords'],
  tone: ['exclamations', 'capitals', 'emoji', 'pressure', 'hype', 'jargon'],
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
