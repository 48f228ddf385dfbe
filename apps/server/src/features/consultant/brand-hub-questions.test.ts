import { loadReading } from '@savet/built-in-consultant';
import { bakery, cyrillicShare, recruiter, studio } from '@savet/built-in-consultant/testing';
import { type BrandFieldName, brandFields } from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import { userDocument } from '@savet/contract/testing/user-document';
import { describe, expect, test } from 'vitest';
import { profileText } from '../brand-hub/brand-hub.rules.ts';
import { noConnection } from '../models/connection.ts';
import { fixedSource } from '../models/open-connection.ts';
import { createConsultant } from './consultant.ts';
import { answerPrompt } from './prompts/prompt.ts';
import questions from './testing/brand-hub-questions.json' with { type: 'json' };

const hubs: Record<string, Partial<Record<BrandFieldName, string>>> = { bakery, recruiter, studio };
const silent = () => {};
const log = { info: silent, warn: silent, error: silent };
const { wantedFields } = await loadReading();
const builtIn = createConsultant(fixedSource(noConnection), { log });

test('there are thirty questions, half of them in Bulgarian', () => {
  expect(questions).toHaveLength(30);
  expect(questions.filter(({ language }) => language === 'BG')).toHaveLength(15);
});

describe.each(questions)(
  '$hub: $question',
  ({ hub, language, question, given, missing, ...expected }) => {
    const values = hubs[hub] ?? {};
    const { userInfo, fields } = profileText(userOf(values));
    const shared = {
      query: question,
      context: '',
      responseStyle: 'normal' as const,
      language: language === 'BG' ? ('BG' as const) : ('EN' as const),
      firstRequest: null,
      emptyFields: [],
      brandHubLocked: false,
      allowance: null,
    };

    test('the prompt and the receipt contain the fields in question', () => {
      const { messages } = answerPrompt({ ...shared, userInfo, notes: [], today: new Date() });
      for (const name of given) {
        expect(messages[0]?.content).toContain(`: ${valueOf(values, name)}`);
        expect(fields).toContainEqual({ path: pathOf(name), version: 1 });
      }
      for (const name of missing) {
        expect(fields.map(({ path }) => path)).not.toContain(pathOf(name));
      }
    });

    test('the missing fields come first among the wanted fields', () => {
      const lacking = wantedFields(question).filter((name) => valueOf(values, name) === '');
      expect(lacking.slice(0, 2)).toEqual(missing);
    });

    test('the built-in consultant quotes these fields in the language of the question', async () => {
      let text = '';
      const onText = (part: string) => {
        text += part;
      };
      const request = { ...shared, userInfo, uid: null, plan: 'pro' as const };
      await builtIn.answer(request, { signal: new AbortController().signal, onText });
      // Three at most.
      const quoted = given.filter((name) =>
        text.toLowerCase().includes(valueOf(values, name).split(/[.,;]/)[0]?.toLowerCase() ?? '?'),
      );
      expect(quoted).toEqual(expected.quoted);
      if (language === 'BG') expect(cyrillicShare(text)).toBeGreaterThan(0.5);
      else expect(cyrillicShare(text)).toBeLessThan(0.3);
    });
  },
);

function pathOf(name: string): string | undefined {
  return brandFields.find((field) => field.name === name)?.path;
}

function valueOf(values: Partial<Record<string, string>>, name: string): string {
  return values[name] ?? '';
}

/** A user with these values in the profile. */
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
  return userDocument({
    firstName: 'Ива',
    lastName: 'Петрова',
    email: 'iva@people.test',
    plan: 'pro',
    accountType: values['role'] === undefined ? 'startup' : 'other',
    userInfo: { profile, brandHub },
  });
}
