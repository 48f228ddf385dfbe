import type { CheckChannel } from '@savet/contract/brand-check';
import { rejectedWords } from '@savet/contract/check-exceptions';
import { useEffect, useRef, useState } from 'react';
import { call } from '#data/call/call.ts';
import type { CheckFinding, CheckOutput } from './check-state.rules.ts';

export interface Checked extends CheckOutput {
  /** The text as it was checked: the positions are in it. */
  text: string;
}

export type CheckState =
  | { kind: 'rest' }
  | { kind: 'checking'; before: Checked | undefined }
  | { kind: 'done'; checked: Checked }
  | { kind: 'failed'; error: unknown };

/** Checks a text on the server. Of several checks only the last one is shown. */
export function useCheck(question: string | undefined) {
  const [state, setState] = useState<CheckState>({ kind: 'rest' });
  const latest = useRef(0);
  useEffect(() => () => void (latest.current += 1), []);
  const checked = shownOf(state);

  async function attempt(text: string, work: () => Promise<CheckOutput>): Promise<void> {
    latest.current += 1;
    const number = latest.current;
    setState({ kind: 'checking', before: checked });
    const next = await work().then(
      (output): CheckState => ({ kind: 'done', checked: { ...output, text } }),
      (error: unknown): CheckState => ({ kind: 'failed', error }),
    );
    if (number === latest.current) setState(next);
  }

  const read = (text: string, channel: CheckChannel) =>
    call('checkText', { text, channel, ...(question && { question }) });

  return {
    state,
    checked,
    check: (text: string, channel: CheckChannel) => attempt(text, () => read(text, channel)),
    /** Remembers or forgets an exception, and checks again. */
    decide: (finding: CheckFinding, isException: boolean, text: string, channel: CheckChannel) =>
      attempt(text, async () => {
        const words = rejectedWords(text, finding);
        const name = isException ? 'rejectFinding' : 'forgetException';
        await call(name, { rule: finding.rule, words });
        return read(text, channel);
      }),
  };
}

function shownOf(state: CheckState): Checked | undefined {
  if (state.kind === 'done') return state.checked;
  return state.kind === 'checking' ? state.before : undefined;
}
