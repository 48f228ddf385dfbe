import { type BrandFieldName, brandFields } from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import { describe, expect, test } from 'vitest';
import { profileText, profileValues } from '../brand-hub/brand-hub.rules.ts';
import { answer } from './built-in/answer.ts';
import { loadKnowledge } from './built-in/knowledge.ts';
import { cyrillicShare } from './language.ts';
import { answerPrompt } from './prompt.ts';
import { bakery, recruiter, studio } from './testing/brand-hubs.ts';
import questions from './testing/questions.json' with { type: 'json' };
import { wantedFields } from './wanted-fields.ts';

const hubs: Record<string, Partial<Record<BrandFieldName, string>>> = { bakery, recruiter, studio };
const knowledge = loadKnowledge();

test('there are thirty, half of them in Bulgarian', () => {
  expect(questions).toHaveLength(30);
  expect(questions.filter(({ language }) => language === 'BG')).toHaveLength(15);
});

describe.each(questions)('$hub: $question', ({ hub, language, question, given, missing }) => {
  const values = hubs[hub] ?? {};
  const { userInfo, fields } = profileText(userOf(values));
  const shared = {
    query: question,
    context: '',
    responseStyle: 'normal' as const,
    language: language === 'BG' ? ('BG' as const) : ('EN' as const),
    brandHubLocked: false,
  };

  test('the prompt and the receipt hold the fields that it is about', () => {
    const { prompt } = answerPrompt({ ...shared, userInfo, notes: [], canary: 'SVtest' });
    for (const name of given) {
      expect(prompt).toContain(`: ${valueOf(values, name)}`);
      expect(fields).toContainEqual({ path: pathOf(name), version: 1 });
    }
    for (const name of missing) {
      expect(fields.map(({ path }) => path)).not.toContain(pathOf(name));
    }
  });

  test('what it lacks is known, and named first', () => {
    const lacking = wantedFields(question).filter((name) => valueOf(values, name) === '');
    expect(lacking.slice(0, 2)).toEqual(missing);
  });

  test('the built-in consultant answers from them, in the language of the question', () => {
    const text = answer({ ...shared, values: profileValues(userInfo) }, knowledge);
    const quoted = given.filter((name) =>
      text.toLowerCase().includes(valueOf(values, name).split(/[.,;]/)[0]?.toLowerCase() ?? '?'),
    );
    expect(quoted).toEqual(given);
    if (language === 'BG') expect(cyrillicShare(text)).toBeGreaterThan(0.5);
    else expect(cyrillicShare(text)).toBeLessThan(0.3);
  });
});

function pathOf(name: string): string | undefined {
  return brandFields.find((field) => field.name === name)?.path;
}

function valueOf(values: Partial<Record<string, string>>, name: string): string {
  return values[name] ?? '';
}

/** Only what the profile is made of. */
function userOf(values: Partial<Record<string, string>>): UserDocument {
  const profile: Record<string, string> = {};
  const brandHub: Record<string, Record<string, string>> = {};
  for (const { name, path } of brandFields) {
    const value = values[name];
    if (value === undefined) continue;
    const [, part, ...rest] = path.split('.');
    const [section = '', field = ''] = rest;
    if (part === 'profile') profile[section] = value;
    else brandHub[section] = { ...brandHub[section], [field]: value };
  }
  return {
    firstName: 'Ива',
    lastName: 'Петрова',
    email: 'iva@people.test',
    plan: 'pro',
    accountType: values['role'] === undefined ? 'startup' : 'other',
    userInfo: { profile, brandHub },
    brandVersions: {},
  } as Partial<UserDocument> as UserDocument;
}
