import type { ErrorCode } from '@savet/contract/errors';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callWithoutSubject } from '#data/call/call.ts';
import { CallError } from '#data/call/call-error.ts';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { startViewing } from '#data/viewing/viewing.ts';
import { firstStep } from './first-step.rules.ts';
import type { Card } from './use-people.ts';

interface OpenDialog {
  kind: 'reason' | 'ask';
  user: Card;
}

/** The steps from a chosen card to a viewing: a dialog for the reason or the approval, then the chat. */
export function useViewingStart(reload: () => Promise<void>) {
  const navigate = useNavigate();
  const configuration = useConfiguration();
  /** Stays after a success, until the chat is there. */
  const [starting, setStarting] = useState<string>();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [failure, setFailure] = useState<unknown>(null);

  async function view(user: Card, given: { reason?: string; override?: true } = {}) {
    setFailure(null);
    setStarting(user.uid);
    try {
      await startViewing(user, given);
      void navigate('/chat');
    } catch (error) {
      setStarting(undefined);
      // The card or the configuration has changed meanwhile.
      if (hasCode(error, 'VIEWING_NOT_APPROVED') && !given.override) askFirst(user);
      else if (given.reason === undefined && hasCode(error, 'REASON_REQUIRED')) {
        setDialog({ kind: 'reason', user });
      } else setFailure(error);
    }
  }

  /** The user has switched on “ask me first” since the cards were read, or the approval has expired. */
  function askFirst(user: Card) {
    setDialog({ kind: 'ask', user: { ...user, consent: 'needed' } });
    void reload();
  }

  /** Views a user who has answered meanwhile; otherwise shows how the request stands. */
  async function followRequest(user: Card) {
    setStarting(user.uid);
    try {
      const { consent } = await callWithoutSubject('requestViewing', { uid: user.uid });
      setStarting(undefined);
      if (consent === 'approved' || consent === 'notNeeded') select({ ...user, consent });
      else setDialog({ kind: 'ask', user: { ...user, consent } });
    } catch (error) {
      setStarting(undefined);
      setFailure(error);
    }
    void reload();
  }

  function select(user: Card) {
    setFailure(null);
    const step = firstStep(user.consent, configuration?.viewingReason);
    if (step === 'follow') void followRequest(user);
    else if (step === 'view') void view(user);
    else setDialog({ kind: step, user });
  }

  function close() {
    // A running request cannot be cancelled: its viewing is already recorded.
    if (starting !== undefined) return;
    setFailure(null);
    setDialog(undefined);
  }

  return { starting, dialog, failure, view, select, close };
}

function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof CallError && error.code === code;
}
