import { type CheckChannel, fixesOf, withReplacements } from '@savet/contract/brand-check';
import { useId, useRef, useState } from 'react';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useLateTexts } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from './brand-check.module.css';
import {
  type CheckFinding,
  dividedRules,
  fixable,
  openFindings,
  shownWords,
} from './check-state.rules.ts';
import { checkTexts } from './check-texts.ts';
import { FindingItem } from './finding-item.tsx';
import { MarkedText } from './marked-text.tsx';
import { MissingFields } from './missing-fields.tsx';
import { NeverAgain } from './never-again.tsx';
import { Rewrites } from './rewrites.tsx';
import { RuleList } from './rule-list.tsx';
import type { Checked } from './use-check.ts';

interface CheckResultProps {
  readonly checked: Checked;
  readonly channel: CheckChannel;
  readonly question: string | undefined;
  readonly isBusy: boolean;
  /** Takes the text after a fix. */
  onText(text: string): void;
  /** Makes all fixes. */
  onMend(): void;
  /** Lets the user write. */
  onEdit(): void;
  onDecide(finding: CheckFinding, isException: boolean): void;
}

/** How many rules a text keeps, the text with marks, and the list of what it does not keep. */
export function CheckResult(props: CheckResultProps) {
  const { checked, onText } = props;
  const texts = useLateTexts(checkTexts);
  const { isViewOnly } = useDocuments();
  const usesModel = useConfiguration()?.aiMode === 'provider';
  const [banned, setBanned] = useState<string>();
  const heading = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const findings = openFindings(checked);
  const rejected = checked.findings.filter(({ isException }) => isException);
  const fixes = fixable(findings);
  const { kept, broken } = dividedRules(checked);

  /** The button disappears with its finding: the focus goes to the result, which is read aloud. */
  function replace(text: string) {
    heading.current?.focus();
    onText(text);
  }
  function decide(finding: CheckFinding, isException: boolean) {
    heading.current?.focus();
    props.onDecide(finding, isException);
  }
  const deleting = (sentence: { start: number; end: number }) => () =>
    replace(withReplacements(checked.text, [{ ...sentence, text: '' }]));
  const wordsOf = (finding: CheckFinding) => shownWords(checked.text, finding).words;

  return (
    <div className={styles.result}>
      <div className={styles.checked}>
        <p ref={heading} className={styles.kept} tabIndex={-1} aria-live="polite">
          {texts.kept(kept.length, checked.applied.length)}
          {findings.length === 0 && ` – ${texts.nothing}`}
        </p>
        <MarkedText text={checked.text} findings={findings} label={texts.checkedText} />
        {fixes.length > 1 && (
          <Button
            disabled={props.isBusy}
            onClick={() => {
              heading.current?.focus();
              props.onMend();
            }}
          >
            {texts.fixAll(fixes.length)}
          </Button>
        )}
      </div>
      <div className={styles.lists}>
        {findings.length > 0 && (
          <section aria-labelledby={id}>
            <h3 id={id}>{texts.findings}</h3>
            <ol className={styles.findings}>
              {findings.map((finding) => (
                <FindingItem
                  key={`${finding.rule} ${finding.start}`}
                  finding={finding}
                  text={checked.text}
                  {...shownWords(checked.text, finding)}
                  isBusy={props.isBusy}
                  facts={checked.facts ?? []}
                  onDelete={finding.deletion && deleting(finding.deletion)}
                  onFix={() => replace(withReplacements(checked.text, fixesOf([finding])))}
                  onEdit={props.onEdit}
                  onReject={isViewOnly ? undefined : () => decide(finding, true)}
                  onNever={isViewOnly ? undefined : () => setBanned(wordsOf(finding))}
                />
              ))}
            </ol>
          </section>
        )}
        {usesModel && !isViewOnly && findings.length > 0 && (
          <Rewrites
            key={checked.text}
            text={checked.text}
            channel={props.channel}
            question={props.question}
            onUse={(rewrite) => replace(withReplacements(checked.text, [rewrite]))}
          />
        )}
        {rejected.length > 0 && (
          <details>
            <summary>{`${texts.exceptions} (${rejected.length})`}</summary>
            <ul className={styles.findings}>
              {rejected.map((finding) => (
                <li key={`${finding.rule} ${finding.start}`}>
                  <q>{wordsOf(finding)}</q>{' '}
                  {!isViewOnly && (
                    <Button
                      kind="quiet"
                      label={`${texts.markAgain}: ${wordsOf(finding)}`}
                      onClick={() => decide(finding, false)}
                    >
                      {texts.markAgain}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </details>
        )}
        <RuleList title={texts.brokenRules} rules={broken} />
        <RuleList title={texts.keptRules} rules={kept} />
        <MissingFields applied={checked.applied} />
      </div>
      {banned !== undefined && <NeverAgain words={banned} onClose={() => setBanned(undefined)} />}
    </div>
  );
}
