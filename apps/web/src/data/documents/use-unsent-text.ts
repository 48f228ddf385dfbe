import { useState } from 'react';
import { memoryStorage, pageStorage } from '../storage/page-storage.ts';
import { type PersistentText, persistentText } from '../storage/persistent-text.ts';
import { type UnsentKind, unsentPrefix } from '../storage/unsent.ts';
import { useDocuments } from './documents-context.ts';

const own = persistentText(pageStorage());
/** Staff who view an account leave nothing of it in their browser. */
const viewed = persistentText(memoryStorage());

/**
 * A text that outlives the dialog, the session and the page. Set it to the empty string once it has been sent.
 * @param id distinguishes texts of one kind
 */
export function useUnsentText(
  kind: UnsentKind,
  id: string,
): readonly [text: string, setText: (text: string) => void] {
  const { uid, isViewOnly } = useDocuments();
  const texts = unsentTexts({ isViewOnly });
  const key = unsentPrefix(kind, uid) + id;
  const [text, setShown] = useState(() => texts.get(key));
  function setText(next: string) {
    setShown(next);
    texts.set(key, next);
  }
  return [text, setText];
}

/** The store of unsent texts, which outlives the session. */
export function unsentTexts({ isViewOnly }: { isViewOnly: boolean }): PersistentText {
  return isViewOnly ? viewed : own;
}
