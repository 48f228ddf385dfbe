import { MODEL_TEST_QUESTIONS } from '@savet/contract/models';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { connectionName } from '../model-names.rules.ts';
import styles from '../models.module.css';
import { TestAnswerItem } from './test-answer-item.tsx';
import { TestProgress } from './test-progress.tsx';
import { summaryOf } from './test-summary.rules.ts';
import { TestSummaryRows } from './test-summary-rows.tsx';
import type { ShownTest } from './use-model-test.ts';

interface ModelTestViewProps {
  test: ShownTest;
  onCancel: () => void;
}

/** A running test with its progress, or its result. */
export function ModelTestView({ test, onCancel }: ModelTestViewProps) {
  const { models } = useStaffText();
  const errorText = useErrorText();
  const texts = models.test;
  const { answers, state } = test;
  const summary = summaryOf(answers);
  return (
    <>
      <h3>{texts.of(connectionName(models, test.input))}</h3>
      {state === 'running' && <TestProgress asked={answers.length} onCancel={onCancel} />}
      {/* In the page from the start, so that screen readers announce its text. */}
      <output className={state === 'running' ? 'visually-hidden' : undefined}>{outcome()}</output>
      {state === 'failed' && (
        <p role="alert" className={styles.danger}>
          {errorText(test.failure)}
        </p>
      )}
      {state !== 'running' && summary.asked > 0 && <TestSummaryRows summary={summary} />}
      {answers.length > 0 && (
        <ol className={styles.list} aria-label={texts.answers}>
          {answers.map((answer, question) => (
            <TestAnswerItem key={question} answer={answer} />
          ))}
        </ol>
      )}
    </>
  );

  function outcome(): string {
    const { asked, failed } = summary;
    const result = failed > 0 ? texts.failed(failed, asked) : texts.passed;
    switch (state) {
      case 'running':
      case 'failed':
        return '';
      case 'done':
        return result;
      case 'ended':
        return `${result} ${texts.ended}`;
      case 'cancelled':
        return texts.cancelled(asked, MODEL_TEST_QUESTIONS);
    }
  }
}
