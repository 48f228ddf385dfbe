import { type Language, languages } from '@savet/contract/languages';
import { documentTexts } from '@savet/i18n/files/documents';
import { formatNumber } from '@savet/i18n/formats';
import { contrast, TEXT_CONTRAST } from '../../../platform/documents/contrast.ts';
import type { Block, Color } from '../../../platform/documents/model.ts';
import type { BrandLook } from '../brand-look.rules.ts';

const WHITE = '#FFFFFF';
const BLACK = '#000000';

/** The colours of a brand with their codes, and with which text each is readable. */
export function bookColors(
  look: BrandLook,
  language: Language,
  inLanguages: (text: (language: Language) => string) => string,
): Block[] {
  return (['primary', 'secondary'] as const).flatMap((list): Block[] => {
    if (look[list].length === 0) return [];
    const title = inLanguages((each) => documentTexts[each][list]);
    const colors = look[list].map((hex) => bookColor(hex, language));
    return [
      { kind: 'heading', level: 3, content: [{ text: title }] },
      { kind: 'colors', colors },
    ];
  });
}

/** The facts of a colour, in the language of the account. */
function bookColor(hex: string, language: Language): Color {
  const texts = documentTexts[language];
  const white = contrast(hex, WHITE);
  const black = contrast(hex, BLACK);
  // At least one of the two is always readable.
  const isWhite = white >= TEXT_CONTRAST;
  const isBlack = black >= TEXT_CONTRAST;
  const readable = isWhite && isBlack ? 'both' : isWhite ? 'white' : 'black';
  const rgb = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  const ratio = (value: number) =>
    formatNumber(languages[language].tag, Math.floor(value * 10) / 10);
  return {
    hex,
    label: `${hex} · RGB ${rgb.join(', ')}`,
    details: [texts.readable[readable], texts.onWhite(ratio(white)), texts.onBlack(ratio(black))],
  };
}
