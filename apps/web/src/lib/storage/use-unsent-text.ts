import { useState } from 'react';
import { useDocuments } from '../documents/documents-context.ts';
import { type UnsentKind, unsentPrefix } from './unsent.ts';
import { unsentTexts } from './unsent-texts.ts';

/**
 * A text of the user that outlives the dialog, the session and the page; one that is sent is set to nothing.
 * @param which of its kind it is
 */
export function useUnsentText(
  kind: UnsentKind,
  which: string,
): readonly [text: string, setText: (text: string) => void] {
  const { uid, isViewOnly } = useDocuments();
  const texts = unsentTexts({ isViewOnly });
  const key = unsentPrefix(kind, uid) + which;
  const [text, setShown] = useState(() => texts.get(key));
  function setText(next: string) {
    setShown(next);
    texts.set(key, next);
  }
  return [text, setText];
}
