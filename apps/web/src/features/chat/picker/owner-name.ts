import type { CallOutput } from '@savet/contract/calls';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/call/call.ts';

export type Profile = CallOutput<'listBrandHubs'>['clients'][number];

const names = new Map<string, string>();

/** What a Brand Hub's owner is called: the business, else the person, else the address. */
export function ownerName({ businessName, firstName, lastName, email }: Profile): string {
  return businessName.trim() || `${firstName} ${lastName}`.trim() || email;
}

/** The name of an owner by uid, asked for once; undefined where the reader may not know it. */
export function useOwnerName(uid: string | undefined): string | undefined {
  const [, setKnown] = useState<string>();
  useEffect(() => {
    if (uid === undefined || names.has(uid)) return;
    let isCurrent = true;
    call('listBrandHubs', { uid }).then(
      ({ clients, otherProfiles }) => {
        const [profile] = [...clients, ...otherProfiles];
        if (!profile) return;
        names.set(uid, ownerName(profile));
        if (isCurrent) setKnown(uid);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [uid]);
  return uid === undefined ? undefined : names.get(uid);
}
