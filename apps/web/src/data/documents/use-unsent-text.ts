import { useState } from 'react';
import { type UnsentKind, unsentPrefix } from '../storage/unsent.ts';
import { unsentTexts } from '../storage/unsent-texts.ts';
import { useDocuments } from './documents-context.ts';

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
