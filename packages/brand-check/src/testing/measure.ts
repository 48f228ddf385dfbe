import { type CheckRuleGroup, checkRuleGroups } from '@savet/contract/brand-check';
import { type Language, languageCodes } from '@savet/contract/languages';
import { checkText } from '../check-text.ts';
import type { Finding } from '../finding.ts';
import type { Label, LabelledText } from './labelled-texts.ts';

export interface Measured {
  group: CheckRuleGroup;
  language: Language;
  /** Texts in which an editor marked something of the group. */
  texts: number;
  labels: number;
  found: number;
  findings: number;
  right: number;
}

export interface Mistake {
  id: string;
  kind: 'missed' | 'wrong';
  group: CheckRuleGroup;
  words: string;
}

/** How the check fares on labelled texts: a finding is right if it overlaps a label of its group. */
export function measure(texts: readonly LabelledText[]): {
  table: Measured[];
  mistakes: Mistake[];
} {
  const checked = texts.map((text) => ({ text, findings: checkText(text).findings }));
  const mistakes = checked.flatMap(({ text, findings }) => [
    ...text.labels
      .filter((label) => !findings.some((finding) => agrees(label, finding)))
      .map((label) => mistakeIn(text, 'missed', label)),
    ...findings
      .filter((finding) => !text.labels.some((label) => agrees(label, finding)))
      .map((finding) => mistakeIn(text, 'wrong', finding)),
  ]);
  const table = languageCodes.flatMap((language) =>
    checkRuleGroups.map((group): Measured => {
      const own = checked.filter(({ text }) => text.language === language);
      const labels = own.flatMap(({ text }) => text.labels.filter((one) => one.group === group));
      const findings = own.flatMap((one) => one.findings.filter((each) => each.group === group));
      const ids = new Set(own.map(({ text }) => text.id));
      const count = (kind: Mistake['kind']) =>
        mistakes.filter((one) => one.kind === kind && one.group === group && ids.has(one.id))
          .length;
      return {
        ...{ group, language, labels: labels.length, findings: findings.length },
        texts: own.filter(({ text }) => text.labels.some((one) => one.group === group)).length,
        found: labels.length - count('missed'),
        right: findings.length - count('wrong'),
      };
    }),
  );
  return { table, mistakes };
}

function agrees(label: Label, { group, start, end }: Finding): boolean {
  return label.group === group && label.start < end && start < label.end;
}

function mistakeIn(
  { id, text }: LabelledText,
  kind: Mistake['kind'],
  at: Label | Finding,
): Mistake {
  return { id, kind, group: at.group, words: text.slice(at.start, at.end) };
}
