import type { CallOutput } from '@savet/contract/calls';
import { formatGigabytes, formatNumber } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useStaffText } from '#lib/language/use-text.ts';

type LocalModel = CallOutput<'findLocalModels'>['engines'][number]['models'][number];

/** The known facts of a model, in one line. */
export function useModelFacts(): (model: LocalModel) => string {
  const texts = useStaffText().models.local;
  const { locale } = useLanguage();
  return ({ bytes, contextLength, isLoaded, fits }) =>
    [
      bytes === null ? [] : formatGigabytes(locale, bytes),
      contextLength === null ? [] : texts.window(formatNumber(locale, contextLength)),
      fits === null ? [] : fits ? texts.fits : texts.tooLarge,
      isLoaded ? texts.loaded : texts.notLoaded,
    ]
      .flat()
      .join(' · ');
}
