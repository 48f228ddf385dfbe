import { CONTEXT_WINDOW_MAX, CONTEXT_WINDOW_MIN } from '@savet/contract/models';
import { formatNumber } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import type { FieldErrors } from './connection-form.rules.ts';

/** The text of a field's error; undefined without one. */
export function useFieldErrorText(
  errors: FieldErrors,
): (field: keyof FieldErrors) => string | undefined {
  const texts = useStaffText().models.connect.errors;
  const { locale } = useLanguage();
  return (field) => {
    const error = errors[field];
    if (error === undefined) return undefined;
    if (error !== 'windowRange') return texts[error];
    const written = (tokens: number) => formatNumber(locale, tokens);
    return texts.windowRange(written(CONTEXT_WINDOW_MIN), written(CONTEXT_WINDOW_MAX));
  };
}
