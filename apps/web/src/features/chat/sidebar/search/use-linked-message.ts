import { type RefObject, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDocuments } from '#data/documents/documents-context.ts';
import type { ChatMessages, LoadState } from '#data/documents/store/state.ts';

/** How long the message stays highlighted, in milliseconds. */
const MARKED_MS = 3_000;

/** The next step towards a linked message; `failed` until earlier messages are requested again. */
export type LinkedStep = 'wait' | 'read' | 'look' | 'failed';

/** Scrolls to the message in the address, and loads earlier messages until it is there. */
export function useLinkedMessage(
  chatId: string | undefined,
  messages: ChatMessages & { load: LoadState | undefined },
  view: RefObject<HTMLElement | null>,
  show: (messageId: string) => void,
  stay: () => void,
): void {
  const { documents } = useDocuments();
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get('message');
  const position = Number(parameters.get('position'));
  const [marked, setMarked] = useState<string>();
  const { list } = messages;
  const step = linkedStep(messages, position);

  useEffect(() => {
    if (chatId === undefined || wanted === null) return;
    if (step === 'read') void documents.loadEarlierMessages(chatId);
    if (step !== 'failed') return;
    // Earlier messages failed to load: the list shows the error and a button to retry.
    stay();
    view.current?.scrollTo({ top: 0 });
  }, [chatId, wanted, step, documents, view, stay]);

  useEffect(() => {
    if (wanted === null || step !== 'look') return;
    // The list is a late chunk, so the message may render frames later.
    let frame = 0;
    const look = () => {
      const element = view.current?.querySelector<HTMLElement>(
        `[data-message-id="${CSS.escape(wanted)}"]`,
      );
      // Stop following the end.
      stay();
      if (element) {
        element.scrollIntoView({ block: 'center' });
        element.tabIndex = -1;
        element.focus({ preventScroll: true });
        setMarked(wanted);
        setParameters({}, { replace: true });
      } else if (list.some(({ messageId }) => messageId === wanted)) {
        show(wanted);
        frame = requestAnimationFrame(look);
      } else {
        setParameters({}, { replace: true });
      }
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [wanted, step, list, view, show, stay, setParameters]);

  useEffect(() => {
    if (marked === undefined) return;
    const element = view.current?.querySelector(`[data-message-id="${CSS.escape(marked)}"]`);
    element?.setAttribute('data-found', 'true');
    const timer = setTimeout(() => setMarked(undefined), MARKED_MS);
    return () => {
      element?.removeAttribute('data-found');
      clearTimeout(timer);
    };
  }, [marked, view]);
}

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
