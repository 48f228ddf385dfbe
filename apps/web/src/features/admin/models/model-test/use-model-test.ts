import type { CallInput } from '@savet/contract/calls';
import { MODEL_TEST_QUESTIONS } from '@savet/contract/models';
import { useEffect, useRef, useState } from 'react';
import { callWithoutSubject } from '#data/call/call.ts';
import { isHopeless, type TestAnswer } from './test-summary.rules.ts';

type ConnectionInput = CallInput<'useModel'>;

export interface ShownTest {
  /** `ended`: the rest would fail in the same way. `failed`: a call failed, `failure` says why. */
  readonly state: 'running' | 'done' | 'cancelled' | 'ended' | 'failed';
  readonly input: ConnectionInput;
  readonly answers: readonly TestAnswer[];
  readonly failure?: unknown;
}

export interface ModelTest {
  /** The last test; undefined before the first one. */
  readonly shown: ShownTest | undefined;
  start(input: ConnectionInput): void;
  /** Answers so far stay; the answer to the running question is ignored. */
  cancel(): void;
}

/**
 * Asks the questions of a test, one after the other.
 * @param onRefused shows a refusal of the first question where it can be mended; false if it can't
 */
export function useModelTest(
  onRefused: (error: unknown, input: ConnectionInput) => boolean,
): ModelTest {
  const [shown, setShown] = useState<ShownTest>();
  /** The number of the running test: what arrives of an earlier one is ignored. */
  const current = useRef(0);
  useEffect(() => () => void (current.current += 1), []);

  async function run(input: ConnectionInput) {
    current.current += 1;
    const mine = current.current;
    const answers: TestAnswer[] = [];
    const show = (state: ShownTest['state'], failure?: unknown) =>
      setShown({ state, input, answers: [...answers], failure });
    show('running');
    for (let question = 0; question < MODEL_TEST_QUESTIONS; question += 1) {
      try {
        const answer = await callWithoutSubject('testModel', { ...input, question });
        if (mine !== current.current) return;
        answers.push(answer);
      } catch (error) {
        if (mine !== current.current) return;
        if (answers.length === 0 && onRefused(error, input)) setShown(undefined);
        else show('failed', error);
        return;
      }
      if (isHopeless(answers)) {
        show('ended');
        return;
      }
      show('running');
    }
    show('done');
  }

  return {
    shown,
    start: (input) => void run(input),
    cancel() {
      current.current += 1;
      setShown((before) => before && { ...before, state: 'cancelled' });
    },
  };
}
