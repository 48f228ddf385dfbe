import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When earlier messages come in above, what is being read stays where it is. */
export function useKeepPlace(
  view: RefObject<HTMLElement | null>,
  firstMessageId: string | undefined,
): void {
  const before = useRef<{ id: string; top: number }>(undefined);
  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    const known = before.current;
    const now = known && topOf(element, known.id);
    if (known && now !== undefined && known.id !== firstMessageId) {
      element.scrollTop += now - known.top;
    }
    const top = firstMessageId === undefined ? undefined : topOf(element, firstMessageId);
    before.current =
      firstMessageId === undefined || top === undefined ? undefined : { id: firstMessageId, top };
  });
}

/** Distance of a message from the start of what scrolls, in CSS pixels. */
function topOf(view: HTMLElement, messageId: string): number | undefined {
  return view.querySelector<HTMLElement>(`[data-message-id="${CSS.escape(messageId)}"]`)?.offsetTop;
}
