import type { CallOutput } from '@savet/contract/calls';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { callWithoutSubject } from '#data/call/call.ts';
import { CallError } from '#data/call/call-error.ts';

export type PasswordLink =
  | { state: 'checking' }
  | { state: 'invalid' }
  | { state: 'failed' }
  | ({ state: 'valid' } & CallOutput<'readPasswordLink'>);

/** Checks the link that led here, so that nobody thinks of a password in vain. `check` checks it again. */
export function usePasswordLink() {
  const token = useLocation().hash.slice(1);
  const [link, setLink] = useState<PasswordLink>({
    state: token === '' ? 'invalid' : 'checking',
  });

  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (token === '') return;
    let isCurrent = true;
    const show = (next: PasswordLink) => isCurrent && setLink(next);
    callWithoutSubject('readPasswordLink', { token }).then(
      (account) => show({ state: 'valid', ...account }),
      (error: unknown) => show(isRefused(error) ? { state: 'invalid' } : { state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);

  function check() {
    setLink({ state: 'checking' });
    setAttempt(attempt + 1);
  }

  return { token, link, check };
}

/** A shortened link can be too long or have letters that no token has. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.code === 'LINK_INVALID' || error.code === 'INVALID_INPUT';
}
