import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders its children in the background, in small pieces, after what stands around it has been painted. For long
 * content below the first screen: a slow phone shows that screen sooner and answers to taps meanwhile.
 */
export function AfterFirstPaint({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
