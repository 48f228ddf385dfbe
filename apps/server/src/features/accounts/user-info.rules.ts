import { brandFields, type KnownBrandField } from '@savet/contract/brand-hub';
import type { UserInfo } from '../../platform/db/tables.ts';

/**
 * The profile of a stored user document, whatever shape it has: what stands under `brandHub` counts before
 * `brandData`, and that before fields at the top level (specification, section 3). Only known fields are
 * read, and only text; colours that were stored as an object become its JSON.
 */
export function readUserInfo(stored: unknown): UserInfo {
  const info: UserInfo = { profile: {}, brandHub: {} };
  for (const field of brandFields) {
    const value = firstText(candidates(stored, field));
    if (value === undefined) continue;
    const [, part, first = '', second = ''] = field.path.split('.');
    if (part === 'profile') info.profile[first] = value;
    else info.brandHub[first] = { ...info.brandHub[first], [second]: value };
  }
  return info;
}

/** Where a field may stand, the newest place first. */
function candidates(stored: unknown, { name, path }: KnownBrandField): unknown[] {
  const [, part = '', ...rest] = path.split('.');
  const section = part === 'profile' ? 'basicInfo' : (rest[0] ?? '');
  return [
    at(stored, part, ...rest),
    at(stored, 'brandHub', section, name),
    at(stored, 'brandData', section, name),
    at(stored, 'brandData', name),
    at(stored, name),
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

/** An empty text is kept only when nothing older says more. */
function firstText(values: unknown[]): string | undefined {
  const texts = values.flatMap((value) => {
    if (typeof value === 'string') return [value];
    const isColors = typeof value === 'object' && value !== null && 'primary' in value;
    return isColors ? [JSON.stringify(value)] : [];
  });
  return texts.find((text) => text.trim() !== '') ?? texts[0];
}
