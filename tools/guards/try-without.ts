import { change } from '../source-copies/source-copy.ts';
import { runAttack } from './attack-run.ts';
import { type Guard, isAttack, type UnitTest } from './guard.ts';
import { hasTitle, runTests, type TestResult } from './vitest-run.ts';

/** `did not run`: the test found no guard missing, because it could not run at all. */
export type Result = 'caught' | 'NOT CAUGHT' | 'DID NOT RUN' | 'TEXT IS GONE';

/** Takes a guard away in the copy, runs its test there, and puts the guard back. @returns `detail`: how the test failed */
export async function tryWithout(
  folder: string,
  { file, was, becomes, proof }: Guard,
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
      : judgeTest(proof, await runTests(folder, [proof]));
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

/** The tests of guards that fail, or don't run, although all guards are there. */
export async function findFailing(folder: string, guards: readonly Guard[]): Promise<string[]> {
  const proofs = guards.map(({ proof }) => proof);
  const tests = proofs.filter((proof) => !isAttack(proof));
  const results = tests.length === 0 ? [] : await runTests(folder, tests);
  const failing = tests.flatMap((test) => {
    const own = results.filter((result) => isOf(test, result));
    if (own.length === 0) return [`${test.join(': ')} (did not run)`];
    return own.filter(({ hasPassed }) => !hasPassed).map(({ failure }) => `${test.join(': ')} (${failure})`);
  });
  for (const number of new Set(proofs.filter(isAttack).map(({ attack }) => attack))) {
    const { isRefused, line } = await runAttack(folder, number);
    if (isRefused !== true) failing.push(`attack ${number} (${line})`);
  }
  return failing;
}

function isOf([file, title]: UnitTest, result: TestResult): boolean {
  return result.file === file && hasTitle(result.fullName, title);
}
