import { browserObstacle } from '../../test-server/browser.ts';
import { editOffline } from '../browser/brand-edits.ts';
import { missAnswers } from '../browser/missed-answers.ts';
import { loseSessions } from '../browser/typed-texts.ts';
import type { FaultCase } from '../fault-case.ts';

const common = {
  on: ['embedded', 'PostgreSQL'],
  isLong: true,
  obstacle: browserObstacle,
} as const;

/** Faults 7, 8 and 9, which happen to a browser: Chromium, with the built web. */
export const browserCases: readonly FaultCase[] = [
  {
    ...common,
    number: 7,
    name: 'a browser is offline, reloads, freezes or sleeps in an answer',
    run: missAnswers,
  },
  {
    ...common,
    number: 8,
    name: 'a browser is offline in a Brand Hub edit',
    run: editOffline,
  },
  {
    ...common,
    number: 9,
    name: 'the session ends while text is typed',
    run: loseSessions,
  },
];
