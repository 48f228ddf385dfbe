import { useEffect } from 'react';
import { useConfiguration } from '../configuration/use-configuration.ts';
import { currentUid } from './session.ts';
import { forgetToken, syncToken } from './token-sync.ts';

/** Keeps another server told of who is signed in, where one is configured. */
export function useTokenSync(uid: string | null | undefined): void {
  const url = useConfiguration()?.authSyncUrl ?? null;
  useEffect(() => {
    if (url === null || typeof uid !== 'string') return;
    void syncToken(url);
    return () => {
      if (currentUid() !== uid) void forgetToken(url);
    };
  }, [url, uid]);
}
