import { contrast, readableColor } from '../../platform/documents/contrast.ts';
import type { BrandLook } from './brand-look.rules.ts';

/** Of headings without a brand: the accent of Savet's own pages. */
const NEUTRAL = '#A8401A';
const PAPER = '#FFFFFF';
/** A colour with less contrast would be a hole in the band. */
const SEEN = 1.05;
/** Colours side by side in the band of a document. */
const BAND_MAX = 5;

/** The colours of a document: text only in a colour of the brand that is readable on white. */
export function documentColors(brand: BrandLook | null): { accent: string; band: string[] } {
  const colors = brand ? [...brand.primary, ...brand.secondary] : [];
  const seen = colors.filter((color) => contrast(color, PAPER) >= SEEN);
  return { accent: readableColor(colors, PAPER, NEUTRAL), band: seen.slice(0, BAND_MAX) };
}
