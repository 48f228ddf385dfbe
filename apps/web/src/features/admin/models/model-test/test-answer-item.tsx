import { languages } from '@savet/contract/languages';
import { useStaffText } from '#lib/language/use-text.ts';
import styles from '../models.module.css';
import { adviceFor } from './failure-advice.rules.ts';
import item from './test-answer-item.module.css';
import type { TestAnswer } from './test-summary.rules.ts';

/** A question of a test; opens to its answer. Plain text: nothing in it is interpreted. */
export function TestAnswerItem({ answer }: { answer: TestAnswer }) {
  const texts = useStaffText().models.test;
  const { question, failure, language } = answer;
  const broken = answer.checks.filter(({ passed }) => passed === false);
  const lang = languages[language].tag;
  return (
    <li className={item.answer}>
      <details>
        <summary>
          <span lang={lang}>{question}</span>
          <span className={failure === null ? styles.note : styles.danger}>{outcome()}</span>
        </summary>
        {failure === null ? (
          <p className={item.text} lang={lang}>
            {answer.answer}
          </p>
        ) : (
          <>
            <p>{texts.advice[adviceFor(failure)]}</p>
            <p className={styles.note}>{texts.reason(failure)}</p>
          </>
        )}
      </details>
    </li>
  );

  function outcome(): string {
    if (failure !== null) return texts.noAnswer;
    if (broken.length === 0) return texts.allFollowed;
    return texts.notFollowed(broken.map(({ name }) => texts.checks[name]).join(', '));
  }
}
