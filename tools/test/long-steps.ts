import { countJourneys } from './journeys.ts';
import type { Count, Step } from './steps.ts';

const E2E_RESULTS = '.cache/e2e.json';
const FAULT_RESULTS = '.cache/faults.json';
/** Kills of the quick form; `npm run faults` does a hundred. */
const QUICK_KILLS = 8;

/** The journeys in a real browser. One that fails is walked once more: see `journeys.ts`. */
export function e2eStep(chromium: string): Step {
  return {
    name: 'e2e, desktop and phone',
    command: ['playwright', 'test', '--config', 'e2e', '--reporter', 'dot,json', '--retries', '1'],
    env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_RESULTS, NO_COLOR: '1' },
    results: { file: E2E_RESULTS, count: countJourneys },
  };
}

/** The server killed in the middle of its work. */
export function faultStep(): Step {
  return {
    name: 'faults, quick form',
    command: ['node', 'tools/faults/faults.ts', String(QUICK_KILLS), FAULT_RESULTS],
    results: { file: FAULT_RESULTS, count: (text) => JSON.parse(text) as Count },
  };
}
