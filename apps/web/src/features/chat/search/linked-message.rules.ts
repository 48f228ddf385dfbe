import type { ChatMessages, LoadState } from '../../../lib/documents/state.ts';

/** What is next on the way to a message: `failed` until somebody asks for earlier ones again. */
export type LinkedStep = 'wait' | 'read' | 'look' | 'failed';

/** @param position of the message that is looked for, from 1; 0 when it is not known */
export function linkedStep(
  { list, loaded, more, load }: ChatMessages & { load: LoadState | undefined },
  position: number,
): LinkedStep {
  if (!loaded || load === 'loading') return 'wait';
  const first = list[0]?.position ?? 0;
  if (!more || position <= 0 || first <= position) return 'look';
  return load === undefined ? 'read' : 'failed';
}
