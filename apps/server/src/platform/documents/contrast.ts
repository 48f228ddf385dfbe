/** Contrast of text on its background that WCAG 2.2 asks for, level AA. */
export const TEXT_CONTRAST = 4.5;

const hexColor = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** A colour as `#RRGGBB`; null for a text that is not a hexadecimal colour. */
export function normalHex(text: string): string | null {
  const trimmed = text.trim();
  if (!hexColor.test(trimmed)) return null;
  const digits = trimmed.replace('#', '').toUpperCase();
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

/** The contrast ratio of two `#RRGGBB` colours after WCAG 2.2, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** The first colour whose text is readable on a background; `fallback` if there is none. */
export function readableColor(
  colors: readonly string[],
  background: string,
  fallback: string,
): string {
  return colors.find((color) => contrast(color, background) >= TEXT_CONTRAST) ?? fallback;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
