import { useEffect, useRef, useState } from 'react';
import type { BillingRequest } from './messages.rules.ts';

/** If the page is still open after this time, in milliseconds, the navigation was blocked. */
const LEAVING_MS = 15_000;

export interface Departure {
  /** The running request, or null. */
  readonly running: BillingRequest | null;
  readonly failure: { request: BillingRequest; error: unknown } | null;
  /** Runs `work` and navigates to the address it returns. After a failure the focus returns to `pressed`. */
  start(request: BillingRequest, work: () => Promise<string>, pressed?: Element | null): void;
  /** Closes the error dialog. */
  close(): void;
}

/** Requests whose response leads the page to another address. A page restored by Back has no running request. */
export function useDeparture(): Departure {
  const [running, setRunning] = useState<BillingRequest | null>(null);
  const [failure, setFailure] = useState<Departure['failure']>(null);
  const current = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressedElement = useRef<Element | null>(null);

  useEffect(() => {
    const forget = () => {
      current.current += 1;
      clearTimeout(timer.current);
    };
    // The back/forward cache restores the page as it was.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      forget();
      setRunning(null);
    };
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pageshow', onShow);
      forget();
    };
  }, []);

  function start(
    request: BillingRequest,
    work: () => Promise<string>,
    pressed = document.activeElement,
  ): void {
    // A double click is one request.
    if (running !== null) return;
    current.current += 1;
    const mine = current.current;
    pressedElement.current = pressed;
    setRunning(request);
    work().then(
      (url) => {
        if (mine !== current.current) return;
        window.location.assign(url);
        timer.current = setTimeout(() => setRunning(null), LEAVING_MS);
      },
      (error: unknown) => {
        if (mine !== current.current) return;
        setRunning(null);
        setFailure({ request, error });
      },
    );
  }

  useEffect(() => {
    // The dialog with the pressed button may be gone.
    if (failure !== null) return focusAgain(pressedElement);
    return undefined;
  }, [failure]);

  return { running, failure, start, close: () => setFailure(null) };
}

function focusAgain(pressed: { current: Element | null }): () => void {
  return () => {
    if (pressed.current instanceof HTMLElement) pressed.current.focus();
  };
}
