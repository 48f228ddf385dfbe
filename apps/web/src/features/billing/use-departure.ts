import { useEffect, useRef, useState } from 'react';
import type { BillingRequest } from './messages.rules.ts';

/** A page that is still here this long after it was told to go was kept, in milliseconds. */
const LEAVING_MS = 15_000;

export interface Departure {
  /** The request that runs; null when none does. */
  readonly running: BillingRequest | null;
  readonly failure: { request: BillingRequest; error: unknown } | null;
  /** Runs `work` and goes to the address that it gives; `pressed` has the focus again after a failure. */
  start(request: BillingRequest, work: () => Promise<string>, pressed?: Element | null): void;
  /** Closes the failure. */
  close(): void;
}

/** Requests whose answer leads the whole page elsewhere; coming back to it finds nothing running. */
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
    // The browser may show the page again just as it was left.
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
    // Pressed twice at once, it is still one request.
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
    // The dialog that it was pressed in may have taken the focus along.
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
