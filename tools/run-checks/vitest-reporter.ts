import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { printEvent } from './events.ts';

/** Vitest errors have a diff of the actual and the expected value. */
type TestError = Pick<SerializedError, 'message' | 'stack'> & { diff?: string };

/** Reports each unit test to the runner when it ends. */
export default class VitestReporter implements Reporter {
  onTestModuleStart({ moduleId }: TestModule): void {
    printEvent({ kind: 'running', name: relative('', moduleId) });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    const name = `${relative('', test.module.moduleId)} > ${test.fullName}`;
    const message = errors?.map(describe).join('\n') ?? '';
    if (state === 'skipped') printEvent({ kind: 'skipped', name });
    else if (state === 'failed') printEvent({ kind: 'failed', name, message });
    else if (test.diagnostic()?.flaky) {
      printEvent({ kind: 'retried', name, message });
      printEvent({ kind: 'flaky', name });
    } else printEvent({ kind: 'passed' });
  }

  /** A file that fails to load or a failing hook is not the result of a test. */
  onTestModuleEnd(module: TestModule): void {
    const suites = [...module.children.allSuites()];
    const errors = [module, ...suites].flatMap((suite) => suite.errors());
    if (errors.length === 0) return;
    const name = relative('', module.moduleId);
    printEvent({ kind: 'failed', name, message: errors.map(describe).join('\n') });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const error of errors) {
      printEvent({ kind: 'failed', name: 'outside of the tests', message: describe(error) });
    }
    printEvent({ kind: 'ended' });
  }
}

function describe({ message, stack, diff }: TestError): string {
  const frames = (stack ?? '')
    .split('\n')
    .filter((line) => line.includes(' at ') && !line.includes('node_modules'));
  return [message, diff, ...frames].filter(Boolean).join('\n');
}
