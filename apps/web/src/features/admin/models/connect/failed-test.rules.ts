import { summaryOf, type TestSummary } from '../model-test/test-summary.rules.ts';
import type { ShownTest } from '../model-test/use-model-test.ts';
import type { ConnectionInput } from './connection-form.rules.ts';

/** The last test, if it was of this connection and questions had no answer. */
export function failedTestOf(
  test: Pick<ShownTest, 'state' | 'input' | 'answers'> | undefined,
  input: ConnectionInput | undefined,
): TestSummary | undefined {
  if (!test || !input || test.state === 'running') return undefined;
  const summary = summaryOf(test.answers);
  return summary.failed > 0 && isSame(test.input, input) ? summary : undefined;
}

/** Compares without who takes over, which makes no difference to a test. */
function isSame(one: ConnectionInput, other: ConnectionInput): boolean {
  const takesOver = true;
  return JSON.stringify({ ...one, takesOver }) === JSON.stringify({ ...other, takesOver });
}
