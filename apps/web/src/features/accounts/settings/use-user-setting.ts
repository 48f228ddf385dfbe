import type { UserDocument } from '@savet/contract/documents';
import { useState, useSyncExternalStore } from 'react';
import { createOrderedChoice, type OrderedChoice } from '../../../lib/choices/ordered-choice.ts';
import { type DocumentsValue, useDocuments } from '../../../lib/documents/documents-context.ts';
import { perUser } from '../../../lib/documents/per-user.ts';
import { saveUser } from './save-user.ts';

type Name = 'language' | 'accountType' | 'shareFeedback';
type Settings = { readonly [One in Name]: OrderedChoice<UserDocument[One]> };

/** A setting of the user: what was chosen and is not taken yet, and why the last choice was not taken. */
export function useUserSetting<One extends Name>(name: One) {
  const setting: OrderedChoice<UserDocument[One]> = settingsOf(useDocuments())[name];
  const chosen = useSyncExternalStore(setting.subscribe, setting.chosen);
  const [failure, setFailure] = useState<unknown>(null);

  function choose(value: UserDocument[One]) {
    setFailure(null);
    setting.choose(value).catch(setFailure);
  }

  return { chosen, choose, failure };
}

/** Choices made before a screen was left are sent before those made after it. */
const settingsOf = perUser(
  (value: DocumentsValue): Settings => ({
    language: createOrderedChoice((language) => saveUser(value, { language })),
    accountType: createOrderedChoice((accountType) => saveUser(value, { accountType })),
    shareFeedback: createOrderedChoice((shareFeedback) => saveUser(value, { shareFeedback })),
  }),
);
