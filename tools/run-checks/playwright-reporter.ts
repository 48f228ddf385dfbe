import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { printEvent } from './events.ts';

/** Reports each journey to the runner when it ends or is retried. */
export default class PlaywrightReporter implements Reporter {
  printsToStdio(): boolean {
    return true;
  }

  onTestBegin(test: TestCase): void {
    printEvent({ kind: 'running', name: nameOf(test) });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const outcome = test.outcome();
    const name = nameOf(test);
    const message = result.errors.map(describe).join('\n');
    if (outcome === 'skipped') printEvent({ kind: 'skipped', name });
    else if (outcome === 'flaky') printEvent({ kind: 'flaky', name });
    else if (outcome === 'expected') printEvent({ kind: 'passed' });
    else if (result.retry < test.retries) printEvent({ kind: 'retried', name, message });
    else printEvent({ kind: 'failed', name, message });
  }

  onError(error: TestError): void {
    printEvent({ kind: 'failed', name: 'outside of the journeys', message: describe(error) });
  }

  onEnd(): void {
    printEvent({ kind: 'ended' });
  }
}

function nameOf(test: TestCase): string {
  const { file, line } = test.location;
  return `[${test.parent.project()?.name ?? ''}] ${relative('', file)}:${line} ${test.title}`;
}

function describe({ message, value, snippet }: TestError): string {
  return stripVTControlCharacters([message ?? value, snippet].filter(Boolean).join('\n'));
}
