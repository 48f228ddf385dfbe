import type { CallInput } from '@savet/contract/calls';
import type { UserDocument } from '@savet/contract/documents';
import { useCallback, useState } from 'react';
import { call } from '#data/call/call.ts';
import { type DocumentsValue, useDocuments } from '#data/documents/documents-context.ts';
import { perUser } from '#data/documents/per-user.ts';
import { createOrderedChoice, type OrderedChoice } from '#lib/choices/ordered-choice.ts';
import { useStore } from '#lib/store/create-store.ts';

/** Settings that are on or off. */
export type Switch = 'shareFeedback' | 'asksBeforeViewing' | 'viewingMails';
type Name = 'language' | 'accountType' | 'mutedMails' | Switch;
type Settings = { readonly [One in Name]: OrderedChoice<UserDocument[One]> };

/** A setting of the user: the choice that the server has not confirmed yet, and the error of the last choice. */
export function useUserSetting<One extends Name>(name: One) {
  const setting: OrderedChoice<UserDocument[One]> = settingsOf(useDocuments())[name];
  const chosen = useStore(setting.chosen);
  const [failure, setFailure] = useState<unknown>(null);

  const choose = useCallback(
    (value: UserDocument[One]) => {
      setFailure(null);
      setting.choose(value).catch(setFailure);
    },
    [setting],
  );

  return { chosen, choose, failure };
}

/** Outlives the screen, so that choices keep their order. */
const settingsOf = perUser(
  (value: DocumentsValue): Settings => ({
    language: createOrderedChoice((language) => saveUser(value, { language })),
    accountType: createOrderedChoice((accountType) => saveUser(value, { accountType })),
    mutedMails: createOrderedChoice((mutedMails) => saveUser(value, { mutedMails })),
    shareFeedback: switchOf(value, 'shareFeedback'),
    asksBeforeViewing: switchOf(value, 'asksBeforeViewing'),
    viewingMails: switchOf(value, 'viewingMails'),
  }),
);

function switchOf(value: DocumentsValue, name: Switch): OrderedChoice<boolean> {
  return createOrderedChoice((isOn) => saveUser(value, { [name]: isOn }));
}

/**
 * Saves fields of the user, and applies the response without waiting for the live stream.
 * @throws CallError
 */
export async function saveUser(
  { uid, documents }: Pick<DocumentsValue, 'uid' | 'documents'>,
  changes: Omit<CallInput<'updateUser'>, 'uid'>,
): Promise<void> {
  // With a uid, a delayed write is refused after another user has signed in.
  const { user } = await call('updateUser', { uid, ...changes });
  documents.store.dispatch({ type: 'userRead', user });
}
