import { ENTER_SENDS_FROM_PX } from '@savet/contract/limits';

export interface EnterPress {
  readonly key: string;
  readonly shiftKey: boolean;
  /** An input method is composing a character. */
  readonly isComposing: boolean;
}

/** Whether a key press sends: Enter alone, on a wide screen, while no answer is running (specification, section 2). */
export function enterSends(press: EnterPress, windowWidth: number, isBusy: boolean): boolean {
  if (press.key !== 'Enter' || press.shiftKey || press.isComposing) return false;
  return windowWidth >= ENTER_SENDS_FROM_PX && !isBusy;
}
