import type { UserCatalogue } from '@savet/i18n/catalogue';
import { useCallback } from 'react';
import { useText } from '#lib/language/use-text.ts';
import { CallError } from './call-error.ts';

/** The text for a failed call in the user's language. */
export function useErrorText(): (error: unknown) => string {
  const { errors } = useText();
  return useCallback((error: unknown) => errorText(errors, error), [errors]);
}

function errorText(texts: UserCatalogue['errors'], error: unknown): string {
  if (!(error instanceof CallError)) return texts.byCode.INTERNAL;
  const { code } = error;
  if (code !== undefined)
    return texts.byCode[Object.hasOwn(texts.byCode, code) ? code : 'INTERNAL'];
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
