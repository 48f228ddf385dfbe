import type { ChatMessages, LoadState } from '#data/documents/store/state.ts';

/** The next step towards a linked message; `failed` until earlier messages are requested again. */
export type LinkedStep = 'wait' | 'read' | 'look' | 'failed';

/** @param position position of the message in the chat, from 1; 0 if unknown */
export function linkedStep(
  { list, loaded, more, load }: ChatMessages & { load: LoadState | undefined },
  position: number,
): LinkedStep {
  if (!loaded || load === 'loading') return 'wait';
  const first = list[0]?.position ?? 0;
  if (!more || position <= 0 || first <= position) return 'look';
  return load === undefined ? 'read' : 'failed';
}
