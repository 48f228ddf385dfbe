import { type CheckChannel, fixesOf, withReplacements } from '@savet/contract/brand-check';
import { rejectedWords } from '@savet/contract/check-exceptions';
import { useEffect, useRef, useState } from 'react';
import { call } from '#data/call/call.ts';
import { type CheckFinding, type CheckOutput, openFindings } from './check-state.rules.ts';

/** A fix can uncover what another mark had hidden. */
const ROUNDS_MAX = 4;

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

  /** @returns what was checked; null if that failed, or if something else was begun meanwhile */
  async function attempt(work: () => Promise<Checked>): Promise<Checked | null> {
    latest.current += 1;
    const number = latest.current;
    setState({ kind: 'checking', before: checked });
    const next = await work().then(
      (done): CheckState => ({ kind: 'done', checked: done }),
      (error: unknown): CheckState => ({ kind: 'failed', error }),
    );
    if (number !== latest.current) return null;
    setState(next);
    return next.kind === 'done' ? next.checked : null;
  }

  const read = async (text: string, channel: CheckChannel): Promise<Checked> => ({
    ...(await call('checkText', { text, channel, ...(question && { question }) })),
    text,
  });

  return {
    state,
    checked,
    check: (text: string, channel: CheckChannel) => attempt(() => read(text, channel)),
    /** Makes all fixes until none is left, and then shows the text. */
    mend: async (from: Checked, channel: CheckChannel, onText: (text: string) => void) => {
      const mended = await attempt(async () => {
        let current = from;
        for (let round = 0; round < ROUNDS_MAX; round += 1) {
          const fixes = fixesOf(openFindings(current));
          if (fixes.length === 0) break;
          current = await read(withReplacements(current.text, fixes), channel);
        }
        return current;
      });
      if (mended) onText(mended.text);
    },
    /** The user writes: what is still being checked must not replace that. */
    stop: () => {
      latest.current += 1;
      if (state.kind === 'checking') {
        setState(checked ? { kind: 'done', checked } : { kind: 'rest' });
      }
    },
    /** Remembers or forgets an exception, and checks again. */
    decide: (finding: CheckFinding, isException: boolean, text: string, channel: CheckChannel) =>
      attempt(async () => {
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
