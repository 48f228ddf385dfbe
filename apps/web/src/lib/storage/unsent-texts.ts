import { type KeptText, keptText } from './kept-text.ts';
import { memoryStorage, pageStorage } from './page-storage.ts';

const own = keptText(pageStorage());
/** Staff who are looking at an account leave nothing of it in their browser. */
const looked = keptText(memoryStorage());

/** Where unsent texts lie; they outlive the session. */
export function unsentTexts({ isViewOnly }: { isViewOnly: boolean }): KeptText {
  return isViewOnly ? looked : own;
}
