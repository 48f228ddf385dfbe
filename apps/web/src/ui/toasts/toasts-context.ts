import { createContext, useContext } from 'react';

export interface Toast {
  text: string;
  /** What can be done about it while it is shown. */
  action?: { label: string; run(): void };
}

export const ToastsContext = createContext<{ show(toast: Toast): void } | undefined>(undefined);

/** Shows a short message in place of the one before. */
export function useToasts(): { show(toast: Toast): void } {
  const value = useContext(ToastsContext);
  if (!value) throw new Error('There are no Toasts above');
  return value;
}
