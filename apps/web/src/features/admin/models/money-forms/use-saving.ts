import { useSubmit } from '#lib/submit/use-submit.ts';
import { useToasts } from '#ui/toasts/toasts-context.ts';

/** The state of saving a form. What was typed stays. */
export function useSaving(onSaved: () => void) {
  const toasts = useToasts();
  const { isBusy, failure, submit } = useSubmit();

  /** Runs `work`, then shows `done`. */
  function save(work: () => Promise<unknown>, done: string): void {
    submit(async () => {
      await work();
      toasts.show({ text: done });
      onSaved();
    });
  }

  return { isBusy, failure, save };
}
