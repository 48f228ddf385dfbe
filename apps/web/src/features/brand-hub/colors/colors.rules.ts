import { formatNumber, type Locale } from '@savet/i18n/formats';

export interface Color {
  hex: string;
  rgb: string;
  rgba: string;
}

export interface BrandColors {
  primary: Color[];
  secondary: Color[];
}

interface Channels {
  red: number;
  green: number;
  blue: number;
  /** 0 to 1. */
  alpha: number;
}

/** The initial value of a new colour (specification, section 3). */
export const NEW_COLOR = '#CCCCCC';

/** A colour in three notations. An invalid one stays as typed in all of them. */
export function toColor(typed: string): Color {
  const channels = parseChannels(typed);
  if (!channels) return { hex: typed, rgb: typed, rgba: typed };
  const { red, green, blue, alpha } = channels;
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  return {
    hex: `#${hex.toUpperCase()}`,
    rgb: `rgb(${red}, ${green}, ${blue})`,
    rgba: `rgba(${red}, ${green}, ${blue}, ${alpha})`,
  };
}

export function isColor(typed: string): boolean {
  return parseChannels(typed) !== null;
}

/** The shortest notation that is lossless. */
export function shownForm(color: Color): string {
  const alpha = parseChannels(color.rgba)?.alpha ?? 1;
  return alpha < 1 ? color.rgba : color.hex;
}

/** Six hex digits, the only notation of the browser's picker. Transparency is lost. */
export function pickerValue(typed: string): string {
  return isColor(typed) ? toColor(typed).hex.toLowerCase() : NEW_COLOR.toLowerCase();
}

/** The picked colour with the transparency of `typed`. */
export function withPicked(typed: string, picked: string): string {
  const alpha = parseChannels(typed)?.alpha ?? 1;
  const channels = parseChannels(picked);
  if (alpha === 1 || !channels) return picked.toUpperCase();
  return `rgba(${channels.red}, ${channels.green}, ${channels.blue}, ${alpha})`;
}

/** Backgrounds of contrast checks: white paper, and the ink of the light theme. */
export const WHITE = '#FFFFFF';
export const INK = '#1D1A16';

/** Whether text in a colour is readable (WCAG 2.2, level AA): any, only large text, or none. */
type Legibility = 'text' | 'large' | 'none';

export function legibility(ratio: number): Legibility {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'large' : 'none';
}

/**
 * Contrast of two colours by WCAG 2.2, from 1 to 21. A transparent colour is blended with `background`.
 * @returns null if either is invalid
 */
export function contrast(typed: string, background: string): number | null {
  const front = parseChannels(typed);
  const back = parseChannels(background);
  if (!front || !back) return null;
  const mix = (a: number, b: number) => a * front.alpha + b * (1 - front.alpha);
  const lights = [
    luminance(mix(front.red, back.red), mix(front.green, back.green), mix(front.blue, back.blue)),
    luminance(back.red, back.green, back.blue),
  ];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** The list with one item moved by one position; unchanged at an end. */
export function moved<Item>(items: readonly Item[], index: number, by: 1 | -1): Item[] {
  const item = items[index];
  const neighbour = items[index + by];
  if (item === undefined || neighbour === undefined) return [...items];
  return items.with(index, neighbour).with(index + by, item);
}

/** Formats a contrast such as 4.5:1, rounded down so that it never overstates. */
export function formatRatio(locale: Locale, ratio: number): string {
  return `${formatNumber(locale, Math.floor(ratio * 10) / 10)}:1`;
}

/** Parses the stored JSON; invalid JSON means no colours. */
export function parseColors(json: string): BrandColors {
  let stored: unknown;
  try {
    stored = JSON.parse(json);
  } catch {
    stored = null;
  }
  const lists = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return {
    primary: readList('primary' in lists ? lists.primary : []),
    secondary: readList('secondary' in lists ? lists.secondary : []),
  };
}

/** Serialises the colours of a profile (specification, section 3). */
export function colorsJson({ primary, secondary }: BrandColors): string {
  return JSON.stringify({ primary, secondary });
}

function readList(list: unknown): Color[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('hex' in entry)) return [];
    const hex = String(entry.hex);
    const rgb = 'rgb' in entry ? String(entry.rgb) : toColor(hex).rgb;
    const rgba = 'rgba' in entry ? String(entry.rgba) : toColor(hex).rgba;
    return [{ hex, rgb, rgba }];
  });
}

const hexForm = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;
const rgbForm =
  /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*(0|1|0?\.\d{1,4}|1\.0{1,4}|0\.0{1,4})\s*)?\)$/i;

function parseChannels(typed: string): Channels | null {
  const text = typed.trim();
  const digits = hexForm.exec(text)?.[1];
  if (digits !== undefined) return fromHex(digits);
  const match = rgbForm.exec(text);
  if (!match) return null;
  const isRgba = /^rgba/i.test(text);
  if (isRgba !== (match[4] !== undefined)) return null;
  const [red, green, blue] = [match[1], match[2], match[3]].map(Number);
  if (red === undefined || green === undefined || blue === undefined) return null;
  if (Math.max(red, green, blue) > 255) return null;
  return { red, green, blue, alpha: Number(match[4] ?? 1) };
}

function fromHex(digits: string): Channels {
  const six = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const part = (start: number) => Number.parseInt(six.slice(start, start + 2), 16);
  return { red: part(0), green: part(2), blue: part(4), alpha: 1 };
}

/** Relative luminance (WCAG 2.2), 0 to 1, of channels from 0 to 255. */
function luminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
