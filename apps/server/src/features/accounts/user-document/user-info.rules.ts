import { brandFields, type KnownBrandField } from '@savet/contract/brand-hub';
import type { UserInfo } from '../../../platform/db/tables/account-tables.ts';

/**
 * Reads the profile of a stored user document of any age. `brandHub` takes precedence over `brandData`, and that
 * over fields at the top level (specification, section 3). Only known text fields are read; colors stored as an
 * object become JSON.
 */
export function readUserInfo(stored: unknown): UserInfo {
  const info: UserInfo = { profile: {}, brandHub: {} };
  for (const field of brandFields) {
    const value = firstText(candidatePaths(field).map((keys) => at(stored, ...keys)));
    if (value === undefined) continue;
    const [, part, first = '', second = ''] = field.path.split('.');
    if (part === 'profile') info.profile[first] = value;
    else info.brandHub[first] = { ...info.brandHub[first], [second]: value };
  }
  return info;
}

/** The possible places of a field below `userInfo`, the newest first. The last ones are also places in the user document itself. */
export function candidatePaths({ name, path }: KnownBrandField): string[][] {
  const [, part = '', ...rest] = path.split('.');
  const section = part === 'profile' ? 'basicInfo' : (rest[0] ?? '');
  return [
    [part, ...rest],
    ['brandHub', section, name],
    ['brandHub', name],
    ['brandData', section, name],
    ['brandData', name],
    [name],
  ];
}

function at(holder: unknown, ...keys: string[]): unknown {
  let value = holder;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** The first text that is not blank, else the first text. */
function firstText(values: unknown[]): string | undefined {
  const texts = values.flatMap((value) => brandText(value) ?? []);
  return texts.find((text) => text.trim() !== '') ?? texts[0];
}

/** A stored value of a field as text; colours may be an object. Undefined for other values. */
export function brandText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const isColors = typeof value === 'object' && value !== null && 'primary' in value;
  return isColors ? JSON.stringify(value) : undefined;
}
