import type { UserDocument } from '@savet/contract/documents';
import { useState } from 'react';
import { type DocumentsValue, useDocuments } from '#data/documents/documents-context.ts';
import { perUser } from '#data/documents/per-user.ts';
import { createOrderedChoice, type OrderedChoice } from '#lib/choices/ordered-choice.ts';
import { useStore } from '#lib/store/create-store.ts';
import { saveUser } from './save-user.ts';

type Name = 'language' | 'accountType' | 'shareFeedback';
type Settings = { readonly [One in Name]: OrderedChoice<UserDocument[One]> };

/** A setting of the user: the choice that the server has not confirmed yet, and the error of the last choice. */
export function useUserSetting<One extends Name>(name: One) {
  const setting: OrderedChoice<UserDocument[One]> = settingsOf(useDocuments())[name];
  const chosen = useStore(setting.chosen);
  const [failure, setFailure] = useState<unknown>(null);

  function choose(value: UserDocument[One]) {
    setFailure(null);
    setting.choose(value).catch(setFailure);
  }

  return { chosen, choose, failure };
}

/** Outlives the screen, so that choices keep their order. */
const settingsOf = perUser(
  (value: DocumentsValue): Settings => ({
    language: createOrderedChoice((language) => saveUser(value, { language })),
    accountType: createOrderedChoice((accountType) => saveUser(value, { accountType })),
    shareFeedback: createOrderedChoice((shareFeedback) => saveUser(value, { shareFeedback })),
  }),
);
