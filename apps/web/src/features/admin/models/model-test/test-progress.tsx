import { MODEL_TEST_QUESTIONS } from '@savet/contract/models';
import { useStaffText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import styles from '../models.module.css';

interface TestProgressProps {
  /** Questions that have been asked. */
  asked: number;
  onCancel: () => void;
}

export function TestProgress({ asked, onCancel }: TestProgressProps) {
  const texts = useStaffText().models.test;
  const text = texts.asking(Math.min(asked + 1, MODEL_TEST_QUESTIONS), MODEL_TEST_QUESTIONS);
  return (
    <div className={styles.busy}>
      <ProgressBar label={texts.title} value={asked} max={MODEL_TEST_QUESTIONS} />
      <output className={styles.figures}>{text}</output>
      <Button onClick={onCancel}>{texts.cancel}</Button>
    </div>
  );
}
