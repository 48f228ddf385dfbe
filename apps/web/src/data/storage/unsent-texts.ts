import { memoryStorage, pageStorage } from './page-storage.ts';
import { type PersistentText, persistentText } from './persistent-text.ts';

const own = persistentText(pageStorage());
/** Staff who view an account leave nothing of it in their browser. */
const viewed = persistentText(memoryStorage());

/** The store of unsent texts, which outlives the session. */
export function unsentTexts({ isViewOnly }: { isViewOnly: boolean }): PersistentText {
  return isViewOnly ? viewed : own;
}
