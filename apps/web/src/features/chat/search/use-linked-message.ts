import { type RefObject, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import type { ChatMessages } from '../../../lib/documents/state.ts';

/** How long the message that was looked for stays marked, in milliseconds. */
const MARKED_MS = 3_000;

/** Goes to the message that the address names, reading earlier ones until it is there. */
export function useLinkedMessage(
  chatId: string | undefined,
  messages: ChatMessages & { load: string | undefined },
  view: RefObject<HTMLElement | null>,
  show: (messageId: string) => void,
  stay: () => void,
): void {
  const { documents } = useDocuments();
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get('message');
  const position = Number(parameters.get('position'));
  const [marked, setMarked] = useState<string>();
  const { list, loaded, more, load } = messages;
  const first = list[0]?.position;

  useEffect(() => {
    if (chatId === undefined || wanted === null || !loaded || load === 'loading') return;
    if (first !== undefined && position > 0 && first > position && more) {
      void documents.loadEarlierMessages(chatId);
      return;
    }
    // Drawn by then: the list is a chunk of its own.
    let frame = 0;
    const look = () => {
      const element = view.current?.querySelector(`[data-message-id="${CSS.escape(wanted)}"]`);
      // The end is not what is looked for.
      stay();
      if (element) {
        element.scrollIntoView({ block: 'center' });
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
  }, [
    chatId,
    wanted,
    position,
    loaded,
    load,
    first,
    more,
    list,
    documents,
    view,
    show,
    stay,
    setParameters,
  ]);

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
