import { createContext, useContext } from 'react';

export interface Toast {
  text: string;
  /** An action offered while the toast is shown. */
  action?: { label: string; run(): void };
}

export const ToastsContext = createContext<{ show(toast: Toast): void } | undefined>(undefined);

/** Shows a toast in place of the previous one. */
export function useToasts(): { show(toast: Toast): void } {
  const value = useContext(ToastsContext);
  if (!value) throw new Error('There are no Toasts above');
  return value;
}
