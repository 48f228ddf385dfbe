import { clip } from '@savet/built-in-consultant';
import { graderNames, isWorse, type Scorecard } from '@savet/evaluation';

const NAME_WIDTH = 16;
const CELL_WIDTH = 14;
/** Faults printed. */
const WORST_SHOWN = 10;
const REASON_WIDTH = 100;

/** The best scorecard of the same model and questions, with which a new one is compared; null without one. */
export function referenceFor(
  scorecard: Scorecard,
  earlier: readonly Scorecard[],
): Scorecard | null {
  const same = earlier.filter(
    (card) =>
      card.provider === scorecard.provider &&
      card.model === scorecard.model &&
      card.questions === scorecard.questions &&
      languagesOf(card) === languagesOf(scorecard),
  );
  return same.toSorted((a, b) => b.share - a.share)[0] ?? null;
}

/** How many answers of each language were graded. */
function languagesOf({ byLanguage }: Scorecard): string {
  return Object.values(byLanguage)
    .map(({ language }) => language.applicable > 0)
    .join();
}

/** The lines that `npm run evaluate` prints. */
export function reportOf(scorecard: Scorecard, reference: Scorecard | null): string {
  const { provider, model, promptVersion, questions, failed, judge, worst } = scorecard;
  const rows = graderNames.map((name) => [
    name,
    cellOf(scorecard.byGrader[name]),
    cellOf(scorecard.byLanguage.EN[name]),
    cellOf(scorecard.byLanguage.BG[name]),
    reference ? cellOf(reference.byGrader[name]) : '',
  ]);
  const seconds = (ms: number | null) => (ms === null ? '–' : `${(ms / 1_000).toFixed(1)} s`);
  return [
    `${provider} ${model}, prompt ${promptVersion}: ${questions} questions, ${failed} without an answer`,
    '',
    line(['', 'all', 'EN', 'BG', reference ? `prompt ${reference.promptVersion}` : '']),
    ...rows.map(line),
    line(['share', percent(scorecard.share), '', '', reference ? percent(reference.share) : '']),
    '',
    `first text ${seconds(scorecard.firstTextMs.median)} (median), ${seconds(scorecard.firstTextMs.p90)} (90th percentile)`,
    ...(judge ? [`judge ${judge.model}: ${judge.mean.toFixed(2)} of 5`] : []),
    '',
    ...worst
      .slice(0, WORST_SHOWN)
      .map(
        ({ questionId, grader, reason }) =>
          `${questionId} ${grader}: ${clip(reason.replace(/\s+/g, ' '), REASON_WIDTH)}`,
      ),
    ...(reference && isWorse(scorecard, reference) ? ['', 'WORSE than the best run.'] : []),
  ].join('\n');
}

function cellOf({ passed, applicable }: { passed: number; applicable: number }): string {
  return applicable === 0 ? '–' : `${passed}/${applicable} ${percent(passed / applicable)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function line([name = '', ...cells]: string[]): string {
  return (
    name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padEnd(CELL_WIDTH)).join('')
  ).trimEnd();
}
