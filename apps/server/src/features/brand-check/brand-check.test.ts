import { rejectedWords } from '@savet/contract/check-exceptions';
import { EXCEPTION_MAX } from '@savet/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runStaffCommand } from '../../app/staff/staff-commands.ts';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { serverDatabases } from '../../testing/databases.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';

const vocabulary = 'userInfo.brandHub.brandVoice.vocabularyGuide';
const tone = 'userInfo.brandHub.brandVoice.toneOfVoice';
const text = 'Our customers love it. Hurry, the customers of today are waiting!';

describe.each(serverDatabases)('the check on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: TestServer;
  let consultant: ScriptedConsultant;
  let owner: Person;

  beforeAll(async () => {
    database = await open();
    consultant = new ScriptedConsultant();
    server = await startApplication(database, consultant);
    owner = await signUp(server);
    await plan(owner, 'pro');
    await owner.call('saveBrandField', { path: vocabulary, value: 'clients, not customers' });
    await owner.call('saveBrandField', { path: vocabulary, value: 'guests, not customers' });
    await owner.call('saveBrandField', { path: tone, value: 'calm' });
  });
  afterAll(() => server.close());

  it('names field and version of each finding, and takes no query', async () => {
    const before = await owner.call('getUser', {});
    const { findings, applied, language } = await owner.call('checkText', { text });
    expect(language).toBe('EN');
    expect(applied).toContain('avoidedWords');
    expect(applied).not.toContain('promises');
    expect(findings).toMatchObject([
      { rule: 'avoidedWords', start: 4, end: 13, path: vocabulary, version: 2, fix: 'guests' },
      {
        ...{ rule: 'pressure', path: tone, version: 1, fix: '' },
        edits: [{ start: 23, end: 31, text: 'T' }],
      },
      { rule: 'avoidedWords', fix: 'guests' },
      { rule: 'exclamations', path: tone, fix: '.' },
    ]);
    expect(await owner.call('getUser', {})).toEqual(before);
    expect((await owner.call('listQueries', {})).queries).toEqual([]);
  });

  it('remembers a rejected finding for the rule and the words, until it is forgotten', async () => {
    const person = await signUp(server);
    await plan(person, 'pro');
    await person.call('saveBrandField', { path: tone, value: 'calm' });
    const exceptions = async (checked: string) =>
      (await person.call('checkText', { text: checked })).findings.map(
        ({ rule, isException }) => `${rule} ${isException}`,
      );
    await person.call('rejectFinding', { rule: 'pressure', words: 'Hurry' });
    await person.call('rejectFinding', { rule: 'pressure', words: 'hurry' });
    expect(await exceptions('Hurry. An amazing loaf.')).toEqual(['pressure true', 'hype false']);
    expect((await owner.call('checkText', { text: 'Hurry.' })).findings).toMatchObject([
      { isException: false },
    ]);
    await person.call('forgetException', { rule: 'pressure', words: 'HURRY' });
    expect(await exceptions('Hurry.')).toEqual(['pressure false']);
  });

  it.each([
    ['spaces', 'Tea  for two. Cake  for three.', 'Tea  for four'],
    ['spaces', 'Tea , please', 'Good tea , today'],
    // The blank at the limit is trimmed on both sides, and so are those that the server joins.
    ['sentences', longSentence('a', ' '), longSentence('a', ' ')],
    ['sentences', longSentence('b', '   '), longSentence('b', '   ')],
  ])('remembers what the browser rejects: %s in %j', async (rule, checked, again) => {
    const person = await signUp(server);
    const open = async (of: string) =>
      (await person.call('checkText', { text: of })).findings.filter((one) => !one.isException);
    const [first] = await open(checked);
    expect(first?.rule).toBe(rule);
    if (!first) return;
    const rejected = { rule: first.rule, words: rejectedWords(checked, first) };
    await person.call('rejectFinding', rejected);
    expect((await open(again)).filter((one) => one.rule === rule)).toEqual([]);
    expect(await open('Cake  for three.')).toHaveLength(1);
    await person.call('forgetException', rejected);
    expect((await open(again)).map((one) => one.rule)).toContain(rule);
  });

  it('knows what the question states', async () => {
    await owner.call('saveBrandField', {
      path: 'userInfo.brandHub.coreProducts.products',
      value: 'Loaf for €4',
    });
    const invented = { text: 'The box costs €18.' };
    const { findings, facts } = await owner.call('checkText', invented);
    expect(findings).toMatchObject([{ rule: 'numbers', detail: '€18' }]);
    expect(facts).toEqual([{ path: 'userInfo.brandHub.coreProducts.products', version: 1 }]);
    const longer = await owner.call('checkText', { text: `We bake. ${invented.text}` });
    expect(longer.findings).toMatchObject([{ deletion: { start: 8, end: 27 } }]);
    const asked = { ...invented, question: 'Say that the box is 18 euros' };
    expect((await owner.call('checkText', asked)).findings).toEqual([]);
  });

  it('reads a saved Brand Hub on the free plan too', async () => {
    const person = await signUp(server);
    await plan(person, 'pro');
    await person.call('saveBrandField', { path: vocabulary, value: 'guests, not customers' });
    await plan(person, 'free');
    const { findings } = await person.call('checkText', { text: 'Our customers.' });
    expect(findings).toMatchObject([{ rule: 'avoidedWords', path: vocabulary, fix: 'guests' }]);
  });

  it('returns only rewrites that the rules accept', async () => {
    expect(await owner.call('rewriteFlagged', { text })).toMatchObject({ rewrites: [] });
    consultant.rewrite = async (sentences) => {
      expect(sentences.map(({ sentence }) => sentence)).toEqual([
        'Our customers love it.',
        'Hurry, the customers of today are waiting!',
      ]);
      return ['Our guests love it.', 'Hurry, the guests are waiting!'];
    };
    expect(await owner.call('rewriteFlagged', { text })).toMatchObject({
      rewrites: [{ start: 0, end: 22, text: 'Our guests love it.' }],
    });
    expect((await owner.call('listQueries', {})).queries).toEqual([]);
  });

  it('keeps what the user has accepted in a rewrite', async () => {
    const person = await signUp(server);
    await plan(person, 'pro');
    await person.call('saveBrandField', { path: vocabulary, value: 'guests, not customers' });
    await person.call('saveBrandField', { path: tone, value: 'calm' });
    await person.call('rejectFinding', { rule: 'pressure', words: 'Hurry' });
    consultant.rewrite = async (sentences) => {
      expect(sentences.map(({ faults }) => faults.map(({ words }) => words))).toEqual([
        ['customers'],
      ]);
      return ['Hurry, the guests wait.'];
    };
    const { rewrites } = await person.call('rewriteFlagged', {
      text: 'Hurry, the customers wait.',
    });
    expect(rewrites.map((rewrite) => rewrite.text)).toEqual(['Hurry, the guests wait.']);
  });

  async function plan(person: Person, name: 'pro' | 'free') {
    const dependencies = { db: database.db, payments: null };
    await runStaffCommand(dependencies, ['plan', person.email, name], new Date());
  }
});

/** A sentence of 100 words, one of which ends just before the limit of an exception. */
function longSentence(letter: string, gap: string): string {
  const word = letter.repeat(4);
  const words = [`${letter.repeat(EXCEPTION_MAX - 1)}`, ...Array.from({ length: 99 }, () => word)];
  return `${words.join(gap)}.`;
}
