import type { CallOutput } from '@savet/contract/calls';
import { useEffect, useState } from 'react';
import { callWithoutSubject } from '#data/call/call.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { perUser } from '#data/documents/per-user.ts';

export type Profile = CallOutput<'listBrandHubs'>['clients'][number];

/** Display name of a Brand Hub's owner: the business, else the person, else the address. */
export function ownerName({ businessName, firstName, lastName, email }: Profile): string {
  return businessName.trim() || `${firstName} ${lastName}`.trim() || email;
}

/** The name of an owner, requested once per uid; undefined while loading or if access is denied. */
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
  const pending = names.get(uid);
  if (pending) return pending;
  const name = callWithoutSubject('listBrandHubs', { uid }).then(
    ({ clients, otherProfiles }) => [...clients, ...otherProfiles].map(ownerName)[0],
    () => {
      // The next answer from this Brand Hub requests it again.
      names.delete(uid);
      return undefined;
    },
  );
  names.set(uid, name);
  return name;
}
