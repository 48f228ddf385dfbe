import { type CheckRule, checkRuleNames } from '@savet/contract/brand-check';
import { type Language, languageCodes } from '@savet/contract/languages';
import { checkText } from '../check-text.ts';
import type { Finding } from '../finding.ts';
import type { Label, LabelledText } from './labelled-texts.ts';

export interface Measured {
  rule: CheckRule;
  language: Language;
  /** Texts in which an editor marked something by the rule. */
  texts: number;
  labels: number;
  found: number;
  findings: number;
  right: number;
}

export interface Mistake {
  id: string;
  language: Language;
  kind: 'missed' | 'wrong';
  rule: CheckRule;
  words: string;
}

/** How the check fares on labelled texts: a finding is right if it overlaps a label of its rule. */
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
    checkRuleNames.map((rule): Measured => {
      const own = checked.filter(({ text }) => text.language === language);
      const labels = own.flatMap(({ text }) => text.labels.filter((one) => one.rule === rule));
      const findings = own.flatMap((one) => one.findings.filter((each) => each.rule === rule));
      const count = (kind: Mistake['kind']) =>
        mistakes.filter(
          (one) => one.kind === kind && one.rule === rule && one.language === language,
        ).length;
      return {
        ...{ rule, language, labels: labels.length, findings: findings.length },
        texts: own.filter(({ text }) => text.labels.some((one) => one.rule === rule)).length,
        found: labels.length - count('missed'),
        right: findings.length - count('wrong'),
      };
    }),
  );
  return { table, mistakes };
}

function agrees(label: Label, { rule, start, end }: Finding): boolean {
  return label.rule === rule && label.start < end && start < label.end;
}

function mistakeIn(
  { id, language, text }: LabelledText,
  kind: Mistake['kind'],
  at: Label | Finding,
): Mistake {
  return { id, language, kind, rule: at.rule, words: text.slice(at.start, at.end) };
}
