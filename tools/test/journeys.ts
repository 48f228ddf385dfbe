import { stripVTControlCharacters } from 'node:util';
import type { Count } from './steps.ts';

/** Journeys that may pass at the second try only: one or two are the machine's doing, more are ours. */
const UNSTEADY_MAX = 2;

/** Characters of an error that are repeated at the end. */
const ERROR_CHARACTERS = 600;

/** The part of Playwright's JSON report that is read here. */
interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}

interface Spec {
  title: string;
  file: string;
  line: number;
  tests: {
    projectName: string;
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    results: { errors: { message?: string }[] }[];
  }[];
}

/**
 * Counts the journeys of a report. What passed at the second try only is named with its first error, and
 * counts as passed as long as it stays an exception.
 */
export function countJourneys(text: string): Count {
  const walked = specsOf(JSON.parse(text) as Suite).flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({ spec, projectName, status, results })),
  );
  const ofStatus = (status: Spec['tests'][number]['status']) =>
    walked.filter((one) => one.status === status);
  const unsteady = ofStatus('flaky');
  const isException = unsteady.length <= UNSTEADY_MAX;
  const told = (heading: string, { spec, projectName, results }: (typeof walked)[number]) =>
    `${heading}: [${projectName}] ${spec.file}:${spec.line} ${spec.title}\n${firstError(results)}`;
  return {
    passed: ofStatus('expected').length + (isException ? unsteady.length : 0),
    failed: ofStatus('unexpected').length + (isException ? 0 : unsteady.length),
    skipped: ofStatus('skipped').length,
    notes: [
      ...ofStatus('unexpected').map((one) => told('Failed', one)),
      ...unsteady.map((one) => told('Passed at the second try only', one)),
    ],
  };
}

function specsOf({ suites = [], specs = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function firstError(results: Spec['tests'][number]['results']): string {
  const message = results.flatMap(({ errors }) => errors)[0]?.message ?? 'no error was told';
  return stripVTControlCharacters(message).slice(0, ERROR_CHARACTERS);
}
