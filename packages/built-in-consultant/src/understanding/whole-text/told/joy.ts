import { lettered } from '@savet/text/lettered';
import { inCyrillicIfBulgarian } from '../../details.ts';
import type { Verdict } from '../../verdict/verdict.ts';
import { openingPurpose } from '../opening.ts';

/** “Congratulate Tom, who became a father” is near to a death, and none. */
export function isJoy(query: string, verdict: Verdict): boolean {
  if (verdict.kind !== 'certain' || verdict.label !== 'sensitive/death') return false;
  return (
    openingPurpose(inCyrillicIfBulgarian(query)) === 'congratulation' &&
    !lettered(
      /(?<!\p{L})(?:die[ds]?|death|dead|funeral|passed away|lost|mourn\p{L}*|почина\p{L}*|смърт\p{L}*|погреб\p{L}*|загуб\p{L}*|скръб\p{L}*)(?!\p{L})/iu,
    ).test(query)
  );
}
