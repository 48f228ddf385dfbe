import { useErrorText } from '#data/call/use-error-text.ts';
import { useToasts } from '#ui/toasts/toasts-context.ts';

/** Copies a text, and says in a toast whether the browser allowed it. */
export function useCopy(): (text: string, copied: string) => void {
  const errorText = useErrorText();
  const toasts = useToasts();
  return (text, copied) =>
    void navigator.clipboard.writeText(text).then(
      () => toasts.show({ text: copied }),
      (error: unknown) => toasts.show({ text: errorText(error) }),
    );
}
