import { brandFields, brandValue } from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import { hasBrandHub } from '@savet/contract/plans';
import { normalHex } from '../../platform/documents/contrast.ts';

/** How a brand looks outside Savet: in documents and on shared pages. */
export interface BrandLook {
  /** Empty if the profile has no name. */
  name: string;
  primary: readonly string[];
  secondary: readonly string[];
}

/** The name and colours of a user's brand; null if the plan has no Brand Hub, or if it has neither. */
export function brandLook(user: UserDocument): BrandLook | null {
  if (!hasBrandHub(user.plan)) return null;
  const look = lookOf(user);
  return look.name === '' && look.primary.length + look.secondary.length === 0 ? null : look;
}

/** The same whatever the plan. Colours that are not hexadecimal are left out. */
export function lookOf({ userInfo }: UserDocument): BrandLook {
  const colors = parsedColors(valueOf(userInfo, 'brandColors'));
  return {
    name: valueOf(userInfo, 'businessName').replaceAll(/\s+/g, ' ').trim(),
    primary: hexColors(colors, 'primary'),
    secondary: hexColors(colors, 'secondary'),
  };
}

/** The content of the field with the colours; undefined if it is not JSON. */
export function parsedColors(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** The hexadecimal values of a list of colours, as they were typed. */
export function typedColors(parsed: unknown, list: string): string[] {
  const colors: unknown = (parsed as Record<string, unknown> | null | undefined)?.[list];
  if (!Array.isArray(colors)) return [];
  return colors
    .map((color: { hex?: unknown } | null) => color?.hex)
    .filter((hex) => typeof hex === 'string');
}

function hexColors(parsed: unknown, list: string): string[] {
  const colors = typedColors(parsed, list)
    .map(normalHex)
    .filter((hex) => hex !== null);
  return [...new Set(colors)];
}

function valueOf(userInfo: object, name: string): string {
  const field = brandFields.find((candidate) => candidate.name === name);
  return field ? brandValue(userInfo, field) : '';
}
