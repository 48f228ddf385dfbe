import { graderNames } from './grade.ts';
import { type Scorecard, shareOf } from './scorecard.ts';

/**
 * A model answers differently each time. Over 240 questions with about eight applicable grades, its overall
 * share moves by less than a percentage point from run to run, so a fall of two is no chance.
 */
const SHARE_FALL_MAX = 0.02;
/** A single grader has at most 240 grades, and some under 60, so its share moves more. */
const GRADER_FALL_MAX = 0.05;
/** Shares are fractions of counts: a fall of exactly the limit must not fail by rounding. */
const ROUNDING = 1e-9;

/** Whether a run is worse than the reference: by its unanswered questions, overall, or by a grader that applies in both. */
export function isWorse(scorecard: Scorecard, reference: Scorecard): boolean {
  if (hasFallen(answeredShare(scorecard), answeredShare(reference), SHARE_FALL_MAX)) return true;
  if (hasFallen(scorecard.share, reference.share, SHARE_FALL_MAX)) return true;
  return graderNames.some((name) => {
    const [now, before] = [scorecard.byGrader[name], reference.byGrader[name]];
    if (now.applicable === 0 || before.applicable === 0) return false;
    return hasFallen(shareOf([now]), shareOf([before]), GRADER_FALL_MAX);
  });
}

function answeredShare({ questions, failed }: Scorecard): number {
  return questions === 0 ? 0 : (questions - failed) / questions;
}

function hasFallen(share: number, before: number, most: number): boolean {
  return before - share > most + ROUNDING;
}
