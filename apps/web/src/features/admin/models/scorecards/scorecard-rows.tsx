import type { CallOutput } from '@savet/contract/calls';
import { formatDateTime, formatNumber, formatSeconds, formatShare } from '@savet/i18n/formats';
import { useId, useState } from 'react';
import { useLanguage } from '#lib/language/use-language.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { GraderShares } from './grader-shares.tsx';
import styles from './scorecards.module.css';

type Scorecard = CallOutput<'listScorecards'>['scorecards'][number];

/** A scorecard in a row; its name opens a second row with the graders' shares. */
export function ScorecardRows({ scorecard }: { scorecard: Scorecard }) {
  const { scorecards: texts, test, builtIn } = useStaffText().models;
  const { locale } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { judge, firstTextMs } = scorecard;
  const model = scorecard.provider === 'built-in' ? builtIn : scorecard.model;
  const count = (value: number) => formatNumber(locale, value);
  return (
    <tbody>
      <tr>
        <th scope="row">
          <button
            type="button"
            className={styles.open}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {model}
          </button>
        </th>
        <td>{scorecard.promptVersion}</td>
        <td>{formatDateTime(locale, scorecard.at)}</td>
        <td>{formatShare(locale, scorecard.share)}</td>
        <td>{texts.failedOf(count(scorecard.failed), count(scorecard.questions))}</td>
        <td>{judge ? texts.judgeMean(count(judge.mean), judge.model) : texts.noJudge}</td>
        <td>{firstTextMs === null ? test.unknown : formatSeconds(locale, firstTextMs)}</td>
      </tr>
      {isOpen && (
        <tr id={id}>
          <td colSpan={7}>
            <GraderShares label={texts.details(model)} graders={scorecard.graders} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
