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

/** What a new colour begins as (specification, section 3). */
export const NEW_COLOR = '#CCCCCC';

/** A colour in its three forms; what is no colour stays as typed in all of them. */
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

/** What the field shows of a stored colour: the shortest form that says all of it. */
export function shownForm(color: Color): string {
  const alpha = parseChannels(color.rgba)?.alpha ?? 1;
  return alpha < 1 ? color.rgba : color.hex;
}

/** Six digits for the browser's own picker, which knows no other form and no transparency. */
export function pickerValue(typed: string): string {
  return isColor(typed) ? toColor(typed).hex.toLowerCase() : NEW_COLOR.toLowerCase();
}

/** A colour picked in place of `typed`, whose transparency stays. */
export function withPicked(typed: string, picked: string): string {
  const alpha = parseChannels(typed)?.alpha ?? 1;
  const channels = parseChannels(picked);
  if (alpha === 1 || !channels) return picked.toUpperCase();
  return `rgba(${channels.red}, ${channels.green}, ${channels.blue}, ${alpha})`;
}

/** What brand colours are held against: the light paper and its ink (tokens of the design system). */
export const PAPER = '#FAF7F1';
export const INK = '#1D1A16';

/**
 * Contrast of two colours by WCAG 2.2, 1 to 21; a transparent one lies on `background`.
 * @returns null when one of them is no colour
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

/** The list with one colour moved by one place; beyond an end it stays. */
export function moved<Item>(items: readonly Item[], index: number, by: 1 | -1): Item[] {
  const item = items[index];
  const other = items[index + by];
  if (item === undefined || other === undefined) return [...items];
  return items.with(index, other).with(index + by, item);
}

/** Reads the stored JSON; what cannot be read is no colours. */
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

/** The stored JSON of a profile's colours (specification, section 3). */
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
