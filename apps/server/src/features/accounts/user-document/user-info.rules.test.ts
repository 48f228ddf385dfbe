import { brandFields } from '@savet/contract/brand-hub';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUserInfo } from './user-info.rules.ts';

const mission = (stored: object) => readUserInfo(stored).brandHub['brandCore']?.['mission'];

describe('a stored profile', () => {
  it.each([
    [
      'brandHub',
      {
        brandHub: { brandCore: { mission: 'new' } },
        brandData: { brandCore: { mission: 'older' } },
        mission: 'oldest',
      },
      'new',
    ],
    ['brandData', { brandData: { brandCore: { mission: 'older' } }, mission: 'oldest' }, 'older'],
    ['brandData without sections', { brandData: { mission: 'older' }, mission: 'oldest' }, 'older'],
    ['the top level', { mission: 'oldest' }, 'oldest'],
    [
      'the top level, if the newer path is empty',
      { brandHub: { brandCore: { mission: ' ' } }, mission: 'oldest' },
      'oldest',
    ],
    ['nowhere, if it is missing', { vision: 'x' }, undefined],
    ['nowhere, if it is not text', { mission: 7 }, undefined],
  ])('takes the mission from %s', (_path, stored, expected) => {
    expect(mission(stored)).toBe(expected);
  });

  it('keeps business fields in the profile and the role in the Brand Hub', () => {
    const stored = {
      businessName: 'Зърно',
      brandData: { basicInfo: { industry: 'Хляб', role: 'CEO' } },
    };
    expect(readUserInfo(stored)).toEqual({
      profile: { businessName: 'Зърно', industry: 'Хляб' },
      brandHub: { basicInfo: { role: 'CEO' } },
    });
  });

  it('keeps colors that were stored as an object', () => {
    const brandColors = { primary: [{ hex: '#112233' }], secondary: [] };
    const stored = { brandData: { visualIdentity: { brandColors } } };
    expect(readUserInfo(stored).brandHub['visualIdentity']?.['brandColors']).toBe(
      JSON.stringify(brandColors),
    );
  });

  it('of any shape yields only known fields with text', () => {
    const fieldPaths = brandFields.map(({ path }) => path);
    const sections = ['profile', 'brandHub', 'brandData', 'basicInfo', 'brandCore'];
    const key = fc.constantFrom(...sections, 'industry', 'role', 'mission', 'unknown');
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.object({ key })), (stored) => {
        const { profile, brandHub } = readUserInfo(stored);
        const read = [
          ...Object.entries(profile).map(([name, value]) => [`profile.${name}`, value]),
          ...Object.entries(brandHub).flatMap(([section, fields]) =>
            Object.entries(fields).map(([name, value]) => [`brandHub.${section}.${name}`, value]),
          ),
        ];
        for (const [path, value] of read) {
          expect(fieldPaths).toContain(`userInfo.${path}`);
          expect(value).toBeTypeOf('string');
        }
      }),
    );
  });

  it('in the current shape is read unchanged', () => {
    const texts = fc.array(
      fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
      {
        minLength: brandFields.length,
        maxLength: brandFields.length,
      },
    );
    fc.assert(
      fc.property(texts, (values) => {
        const stored = { profile: {}, brandHub: {} } as Parameters<typeof readUserInfo>[0];
        const info = stored as {
          profile: Record<string, string>;
          brandHub: Record<string, Record<string, string>>;
        };
        for (const [index, { path }] of brandFields.entries()) {
          const [, part, first = '', second = ''] = path.split('.');
          const value = values[index] ?? '';
          if (part === 'profile') info.profile[first] = value;
          else info.brandHub[first] = { ...info.brandHub[first], [second]: value };
        }
        expect(readUserInfo(stored)).toEqual(info);
      }),
    );
  });

  it('takes nothing from a prototype', () => {
    const inherited: unknown = Object.create({ mission: 'x', brandHub: { mission: 'x' } });
    expect(readUserInfo(inherited)).toEqual({ profile: {}, brandHub: {} });
    expect(readUserInfo({ mission: 'x' }).brandHub).toEqual({ brandCore: { mission: 'x' } });
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'with the key %s does not change a prototype',
    (key) => {
      const stored: unknown = JSON.parse(`{"brandHub":{"${key}":{"mission":"x"}},"${key}":"x"}`);
      expect(readUserInfo(stored)).toEqual({ profile: {}, brandHub: {} });
      expect(Object.hasOwn(Object.prototype, 'mission')).toBe(false);
    },
  );
});
