import { brandFields, fieldApplies } from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import { userDocument } from '@savet/contract/testing/user-document';
import { describe, expect, test } from 'vitest';
import { profileText, profileValues } from './brand-hub.rules.ts';
import { PROFILE_BUDGET } from './profile-budget.rules.ts';

const colors = JSON.stringify({
  primary: [{ hex: '#112233', rgb: 'rgb(17,34,51)', rgba: 'rgba(17,34,51,1)' }],
  secondary: [{ hex: '#CCCCCC' }, { hex: '#FFF' }],
});

function user(changes: Partial<UserDocument> = {}): UserDocument {
  return userDocument({
    email: 'iva@example.com',
    firstName: 'Ива',
    lastName: 'Петрова',
    plan: 'pro',
    userInfo: {
      profile: {
        businessName: 'Зърно',
        industry: '',
        businessDescription: 'Нощна пекарна\nза ресторанти',
      },
      brandHub: {
        basicInfo: { role: 'Управител' },
        positioning: { category: 'Хляб за ресторанти' },
        visualIdentity: { brandColors: colors },
      },
    },
    brandVersions: { 'userInfo.profile.businessName': 3 },
    ...changes,
  });
}

test('formats the profile as text and returns the fields in it', () => {
  expect(profileText(user())).toEqual({
    userInfo: [
      'Name: Ива Петрова',
      'E-mail: iva@example.com',
      '',
      'Business profile',
      '- Startup name: Зърно',
      '- Business description: Нощна пекарна',
      '  за ресторанти',
      '',
      'Positioning',
      '- Category: Хляб за ресторанти',
      '',
      'Visual identity',
      '- Brand colours: primary #112233; secondary #CCCCCC, #FFF',
    ].join('\n'),
    fields: [
      { path: 'userInfo.profile.businessName', version: 3 },
      { path: 'userInfo.profile.businessDescription', version: 1 },
      { path: 'userInfo.brandHub.positioning.category', version: 1 },
      { path: 'userInfo.brandHub.visualIdentity.brandColors', version: 1 },
    ],
  });
});

test('a company has a role instead of a description, and its own label for the name', () => {
  const { userInfo } = profileText(user({ accountType: 'other' }));
  expect(userInfo).toContain('- Company name: Зърно\n- Role: Управител');
  expect(userInfo).not.toContain('Нощна пекарна');
});

test('contains only name and e-mail on the free plan', () => {
  const free = { userInfo: 'Name: Ива Петрова\nE-mail: iva@example.com', fields: [] };
  expect(profileText(user({ plan: 'free' }))).toEqual(free);
});

test('formats an account without names', () => {
  const { userInfo } = profileText(user({ firstName: '', lastName: ' ', plan: 'free' }));
  expect(userInfo).toBe('E-mail: iva@example.com');
});

test.each([
  ['not JSON', 'тъмно синьо', 'тъмно синьо'],
  ['empty lists', '{"primary":[],"secondary":[]}', undefined],
  ['other JSON', '[1,null]', undefined],
  ['null', 'null', undefined],
  ['odd colours', '{"primary":[null,{"hex":5},{"hex":"#ABC"}]}', 'primary #ABC'],
])('colours: %s', (_, brandColors, expected) => {
  const { userInfo } = user();
  const brandHub = { ...userInfo.brandHub, visualIdentity: { brandColors } };
  const text = profileText(user({ userInfo: { ...userInfo, brandHub } }));
  expect(profileValues(text.userInfo).brandColors).toBe(expected);
  expect(text.fields.some(({ path }) => path.endsWith('brandColors'))).toBe(expected !== undefined);
});

describe('values cannot forge structure', () => {
  const breaks = ['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f'];
  const forged = breaks
    .map((lineBreak) => `x${lineBreak}- Mission: forged${lineBreak}Brand core`)
    .join('\n\n');

  test('every field keeps its own value, and no other appears', () => {
    for (const accountType of ['startup', 'other'] as const) {
      const userInfo: UserDocument['userInfo'] = { profile: {}, brandHub: {} };
      for (const field of brandFields) {
        const [, , section = '', name = ''] = field.path.split('.');
        if (field.path.startsWith('userInfo.profile.')) userInfo.profile[section] = forged;
        else userInfo.brandHub[section] = { ...userInfo.brandHub[section], [name]: forged };
      }
      const text = profileText(user({ userInfo, accountType, firstName: forged })).userInfo;
      const applying = brandFields.filter((field) => fieldApplies(field, accountType));
      expect(text.match(/^- /gm)).toHaveLength(applying.length);
      expect(text.match(/^Brand core$/gm)).toHaveLength(1);
      const values = profileValues(text);
      expect(Object.keys(values).sort()).toEqual(applying.map(({ name }) => name).sort());
      for (const value of Object.values(values)) expect(value?.startsWith('x')).toBe(true);
    }
  });

  test('does not add a line for a line break in the name', () => {
    const text = profileText(
      user({ firstName: 'A\nE-mail: b@example.com', plan: 'free' }),
    ).userInfo;
    expect(text.split('\n')).toHaveLength(2);
  });
});

test('ignores text in another format', () => {
  expect(profileValues('hello\n  world\n- Nothing known: x\n  y\n- Mission: z')).toEqual({
    mission: 'z',
  });
});

test('cuts the longest values beyond the budget, with a note', () => {
  const long = 'дълго '.repeat(1_300).trim();
  const brandHub = {
    brandCore: { mission: long, vision: long, values: long, brandPurpose: 'Кратко' },
    coreProducts: { products: long, usp: 'Едно изречение' },
  };
  const { userInfo, fields } = profileText(user({ userInfo: { profile: {}, brandHub } }));
  expect(userInfo.length).toBeLessThan(PROFILE_BUDGET + 1_000);
  expect(userInfo).toContain('- Brand purpose: Кратко');
  expect(userInfo).toContain('- Unique selling proposition: Едно изречение');
  expect(userInfo.match(/\n {2}\[cut: \d+ more characters\]/g)).toHaveLength(4);
  expect(fields.filter(({ cut }) => cut).map(({ path }) => path.split('.').at(-1))).toEqual([
    'mission',
    'vision',
    'values',
    'products',
  ]);
});
