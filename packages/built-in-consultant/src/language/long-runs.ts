/** Longer than any run of one character that means something, such as a line of hyphens. */
const RUN_MAX = 80;
const RUN = /([^])\1+/gu;

/**
 * A message whose runs of one character are short. A pattern that tries each place of a run looks to its end each time,
 * so a long run would take time in proportion to the square of its length.
 */
export function withoutLongRuns(text: string): string {
  return text.replace(RUN, (run, character: string) =>
    run.length > RUN_MAX * character.length ? character.repeat(RUN_MAX) : run,
  );
}
