import type { FrameCatalogue } from '@savet/i18n/catalogue';
import { useCallback } from 'react';
import { CallError } from '../call/call-error.ts';
import { useFrameText } from './use-text.ts';

/** Says in the reader's language how a call failed. */
export function useErrorText(): (error: unknown) => string {
  const { errors } = useFrameText();
  return useCallback((error: unknown) => errorText(errors, error), [errors]);
}

function errorText(texts: FrameCatalogue['errors'], error: unknown): string {
  if (!(error instanceof CallError)) return texts.byCode.INTERNAL;
  if (error.code !== undefined) return texts.byCode[error.code];
  const { attempts } = error;
  switch (error.failure) {
    case 'connectionLost':
      return attempts > 1 ? texts.connectionLostAfterAttempts : texts.connectionLost;
    case 'timeout':
      return afterAttempts(texts.timeout);
    case 'authentication':
      return texts.authenticationFailed;
    case 'http':
    case undefined:
      return afterAttempts(texts.httpError(error.status ?? 0));
  }

  function afterAttempts(text: string): string {
    return attempts > 1 ? texts.failedAfterAttempts(text) : text;
  }
}
