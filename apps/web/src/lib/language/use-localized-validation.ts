import type { PublicCatalogue } from '@savet/i18n/catalogue';
import { useEffect } from 'react';

/** What the browser says beside a field before it sends a form, in the words of the screen and not in its own. */
export function useLocalizedValidation({ accounts: { errors } }: PublicCatalogue): void {
  useEffect(() => {
    const onInvalid = ({ target }: Event) => {
      if (!isField(target)) return;
      const { valueMissing, typeMismatch } = target.validity;
      if (valueMissing) target.setCustomValidity(errors.required);
      else target.setCustomValidity(typeMismatch ? errors.invalidEmail : '');
    };
    const onInput = ({ target }: Event) => {
      if (isField(target)) target.setCustomValidity('');
    };
    // Heard on the way down: the first does not bubble.
    document.addEventListener('invalid', onInvalid, true);
    document.addEventListener('input', onInput, true);
    return () => {
      document.removeEventListener('invalid', onInvalid, true);
      document.removeEventListener('input', onInput, true);
    };
  }, [errors]);
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
