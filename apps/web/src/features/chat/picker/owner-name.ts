import type { CallOutput } from '@savet/contract/calls';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { perUser } from '../../../lib/documents/per-user.ts';

export type Profile = CallOutput<'listBrandHubs'>['clients'][number];

/** What a Brand Hub's owner is called: the business, else the person, else the address. */
export function ownerName({ businessName, firstName, lastName, email }: Profile): string {
  return businessName.trim() || `${firstName} ${lastName}`.trim() || email;
}

/** The name of an owner by uid, asked for once; undefined while it is not known, or may not be. */
export function useOwnerName(uid: string | undefined): string | undefined {
  const { documents } = useDocuments();
  const [name, setName] = useState<string>();
  useEffect(() => {
    if (uid === undefined) return;
    let isCurrent = true;
    void nameIn(namesOf({ documents }), uid).then((found) => {
      if (isCurrent) setName(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [uid, documents]);
  return name;
}

const namesOf = perUser(() => new Map<string, Promise<string | undefined>>());

function nameIn(names: Map<string, Promise<string | undefined>>, uid: string) {
  const asked = names.get(uid);
  if (asked) return asked;
  const name = call('listBrandHubs', { uid }).then(
    ({ clients, otherProfiles }) => [...clients, ...otherProfiles].map(ownerName)[0],
    () => {
      // The next answer from this Brand Hub asks again.
      names.delete(uid);
      return undefined;
    },
  );
  names.set(uid, name);
  return name;
}
