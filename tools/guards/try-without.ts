import { change } from '../source-copies/source-copy.ts';
import { runAttack } from './attack-run.ts';
import { type Guard, isAttack, type UnitTest } from './guard.ts';
import { hasTitle, runTests, type TestResult } from './vitest-run.ts';

/** `did not run`: the test found no guard missing, because it could not run at all. */
export type Result = 'caught' | 'NOT CAUGHT' | 'DID NOT RUN' | 'TEXT IS GONE';

/** Takes a guard away in the copy, runs its test there, and puts the guard back. @returns `detail`: how the test failed */
export async function tryWithout(
  folder: string,
  { file, was, becomes, proof, database }: Guard,
): Promise<{ result: Result; detail: string }> {
  let putBack: () => void;
  try {
    putBack = change(folder, [{ file, was, becomes }]);
  } catch (error) {
    return { result: 'TEXT IS GONE', detail: String(error) };
  }
  try {
    return isAttack(proof)
      ? await judgeAttack(folder, proof.attack)
      : judgeTest(proof, await runTests(folder, [proof], { database, stopsAtFailure: true }));
  } finally {
    putBack();
  }
}

function judgeTest(test: UnitTest, results: readonly TestResult[]) {
  const own = results.filter((result) => isOf(test, result));
  const failed = own.find(({ hasPassed }) => !hasPassed);
  if (failed) return { result: 'caught', detail: failed.failure } as const;
  return { result: own.length === 0 ? 'DID NOT RUN' : 'NOT CAUGHT', detail: '' } as const;
}

async function judgeAttack(folder: string, number: number) {
  const { isRefused, line } = await runAttack(folder, number);
  if (isRefused === null) return { result: 'DID NOT RUN', detail: line } as const;
  return { result: isRefused ? 'NOT CAUGHT' : 'caught', detail: line.trim() } as const;
}

/** The tests that fail, or do not run, although all guards are there. */
export async function findFailing(folder: string, guards: readonly Guard[]): Promise<string[]> {
  const failing = [
    ...(await failingTests(folder, guards, undefined)),
    ...(await failingTests(folder, guards, 'PostgreSQL')),
  ];
  const attacks = guards.flatMap(({ proof }) => (isAttack(proof) ? [proof.attack] : []));
  for (const number of new Set(attacks)) {
    const { isRefused, line } = await runAttack(folder, number);
    if (isRefused !== true) failing.push(`attack ${number} (${line})`);
  }
  return failing;
}

async function failingTests(
  folder: string,
  guards: readonly Guard[],
  database: Guard['database'],
): Promise<string[]> {
  const tests = guards
    .filter((guard) => guard.database === database)
    .flatMap(({ proof }) => (isAttack(proof) ? [] : [proof]));
  if (tests.length === 0) return [];
  const results = await runTests(folder, tests, { database });
  return tests.flatMap((test) => {
    const own = results.filter((result) => isOf(test, result));
    if (own.length === 0) return [`${test[0]}: ${test[1]} (did not run)`];
    const failed = own.filter(({ hasPassed }) => !hasPassed);
    return failed.map(({ failure }) => `${test[0]}: ${test[1]} (${failure})`);
  });
}

function isOf([file, title]: UnitTest, result: TestResult): boolean {
  return result.file === file && hasTitle(result.fullName, title);
}
