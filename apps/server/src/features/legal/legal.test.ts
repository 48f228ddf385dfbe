import { mails } from '@savet/i18n/mails';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { databases } from '../../testing/databases.ts';
import { signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';
import { openLegalTexts } from './legal-texts.ts';
import { listAcceptances } from './testing/acceptances.ts';
import { legalFolder } from './testing/legal-folder.ts';

const files = {
  'terms.en.md': '# Terms\n\nBe kind.',
  'terms.bg.md': '# Условия\n\nБъдете любезни.',
  'privacy.en.md': 'Nothing is sold.',
};
const language = 'EN';

describe.each(databases)('legal documents on $name', ({ open }) => {
  let server: TestServer;
  const { folder, write, remove } = legalFolder(files);

  beforeAll(async () => {
    server = await startApplication(await open(), new ScriptedConsultant(), {
      variables: { LEGAL_DIR: folder },
    });
  });
  afterAll(async () => {
    await server.close();
    remove();
  });

  const documents = async () => (await post('getPublicConfiguration', {})).legalDocuments;
  async function post(name: string, input: object) {
    const response = await fetch(`${server.url}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.origin },
      body: JSON.stringify(input),
    });
    return (await response.json()) as Record<string, never> & {
      legalDocuments: { kind: string; languages: string[]; version: string }[];
    };
  }
  const termsVersion = async () =>
    (await documents()).find(({ kind }) => kind === 'terms')?.version ?? '';

  it('are announced without a log-in, in the order of their links', async () => {
    expect(await documents()).toMatchObject([
      { kind: 'terms', languages: ['BG', 'EN'] },
      { kind: 'privacy', languages: ['EN'] },
    ]);
    const session = await fetch(`${server.url}/api/auth/get-session`);
    expect(session.headers.get('legal-documents')).toBe('terms privacy');
  });

  it('come in the reader’s language, or say in which they come', async () => {
    expect(await post('getLegalDocument', { kind: 'terms', language: 'BG' })).toMatchObject({
      text: files['terms.bg.md'],
      language: 'BG',
    });
    expect(await post('getLegalDocument', { kind: 'privacy', language: 'BG' })).toMatchObject({
      text: files['privacy.en.md'],
      language: 'EN',
      languages: ['EN'],
    });
    expect(await post('getLegalDocument', { kind: 'company', language: 'EN' })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('records which version was accepted, when and where, with the privacy policy', async () => {
    const person = await signUp(server);
    expect((await person.call('getUser', {})).user.acceptedTerms).toBeNull();
    const version = await termsVersion();
    const before = new Date();
    await person.call('acceptTerms', { version, language: 'BG', occasion: 'sign_up' });
    expect((await person.call('getUser', {})).user.acceptedTerms).toBe(version);
    const accepted = await listAcceptances(server.database.db, person.uid);
    expect(accepted.sort((a, b) => (a.kind < b.kind ? 1 : -1))).toMatchObject([
      { kind: 'terms', version, language: 'BG', occasion: 'sign_up' },
      // There is no privacy policy in Bulgarian.
      { kind: 'privacy', language: 'EN', occasion: 'sign_up' },
    ]);
    for (const { acceptedAt } of accepted) {
      expect(acceptedAt.getTime()).toBeGreaterThanOrEqual(before.getTime());
    }
    const { db } = server.database;
    const kept = await db
      .selectFrom('legalTexts')
      .select('text')
      .where('version', '=', version)
      .where('language', '=', 'BG')
      .execute();
    expect(kept).toEqual([{ text: files['terms.bg.md'] }]);
  });

  it('refuses a version that is not the present one', async () => {
    const person = await signUp(server);
    const other = { version: '0'.repeat(64), language, occasion: 'log_in' } as const;
    expect(await person.send('acceptTerms', other)).toMatchObject({
      status: 409,
      body: { code: 'TERMS_CHANGED' },
    });
    expect((await person.call('getUser', {})).user.acceptedTerms).toBeNull();
  });

  it('keeps every version, and since when it is there', async () => {
    const { db } = server.database;
    const now = new Date('2030-01-01T10:00:00Z');
    const reopen = () =>
      openLegalTexts({
        db,
        legalDir: folder,
        supportEmail: 'help@savet.test',
        log: createLog('silent'),
        now: () => now,
      });
    const before = (await reopen()).documents.get('terms');
    write({ 'terms.bg.md': '# Условия\n\nБъдете добри.' });
    const after = (await reopen()).documents.get('terms');
    expect(after?.version).not.toBe(before?.version);
    expect(before?.since.getTime()).toBeLessThan(now.getTime());
    expect(after?.since).toEqual(now);
    const rows = await db
      .selectFrom('legalTexts')
      .select('text')
      .where('kind', '=', 'terms')
      .where('language', '=', 'BG')
      .execute();
    expect(rows).toHaveLength(2);
    write(files);
  });

  it('sends the notice on withdrawal as it is kept', async () => {
    const notice = await post('getWithdrawalNotice', { language: 'BG' });
    expect(notice).toMatchObject({ consent: mails.BG.withdrawalNotice.consent });
    const { db } = server.database;
    const { version } = notice as unknown as { version: string };
    const [kept] = await db
      .selectFrom('legalTexts')
      .select('text')
      .where('kind', '=', 'withdrawal')
      .where('version', '=', version)
      .where('language', '=', 'BG')
      .execute();
    expect(kept?.text).toContain(mails.BG.withdrawalNotice.consent);
  });
});

it('has nothing without a folder, and says so in the log', async () => {
  const [embedded] = databases;
  if (!embedded) throw new Error('no database');
  const database = await embedded.open();
  const lines: string[] = [];
  const log = { warn: (line: unknown) => lines.push(String(line)) };
  const legal = await openLegalTexts({
    db: database.db,
    legalDir: null,
    supportEmail: 'help@savet.test',
    log: log as never,
    now: () => new Date(),
  });
  await database.close();
  expect([...legal.documents]).toEqual([]);
  expect(lines.join()).toContain('LEGAL_DIR is not set');
});
