import type { PublicCatalogue } from '@savet/i18n/catalogue';
import { useEffect } from 'react';

/** Shows the browser's form validation messages in the screen's language instead of the browser's. */
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
    // In the capture phase: `invalid` does not bubble.
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
