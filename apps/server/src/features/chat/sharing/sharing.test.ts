import { SHARED_LINKS_MAX } from '@savet/contract/limits';
import { sharedPageTexts } from '@savet/i18n/files/shared-page';
import { bindShortWords } from '@savet/i18n/typography/line-ends';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { serverDatabases } from '../../../testing/databases.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describe.each(serverDatabases)('shared links on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: TestServer;
  let consultant: ScriptedConsultant;
  let person: Person;
  let address = 0;
  /** The last number of an IP address past its limit: a second try needs another one. */
  let limited = 0;

  beforeAll(async () => {
    database = await open();
    consultant = new ScriptedConsultant();
    server = await startApplication(database, consultant, {
      variables: { TRUSTED_PROXIES: '127.0.0.1' },
    });
    person = await signUp(server);
    await ask('c', 'first', 'How do we **start**?', 'With *one* customer.', true);
    await ask('c', 'second', 'And then?', '# Next\n\n1. Two\n2. Three');
  });
  afterAll(() => server.close());

  it('shows a chat as it was when the link was made', async () => {
    const { link, url } = await share('snapshot', { chatId: 'c' });
    expect(link).toMatchObject({ kind: 'chat', title: 'A fitting title', openings: 0 });
    await ask('c', 'later', 'A private question', 'A private answer');
    const { status, text } = await visit(url);
    expect(status).toBe(200);
    expect(text).toContain('<p>How do we **start**?</p>');
    expect(text).toContain('<p>With <em>one</em> customer.</p>');
    expect(text).toContain('<ol start="1"><li><p>Two</p></li>');
    expect(text).not.toContain('private');
  });

  it('keeps showing the version that was shared', async () => {
    await ask('v', 'one', 'The question', 'The first answer', true);
    const { url } = await share('version', { chatId: 'v' });
    await ask('v', 'two', 'The question', 'The other answer', false, 'one');
    const { text } = await visit(url);
    expect(text).toContain('The first answer');
    expect(text).not.toContain('The other answer');
    const { url: next } = await share('next-version', { chatId: 'v' });
    expect((await visit(next)).text).toContain('The other answer');
  });

  it('shows one answer with its question only', async () => {
    const { messages } = await person.call('listMessages', { chatId: 'c' });
    const messageId = messages[3]?.messageId ?? '';
    const { link, url } = await share('answer', { chatId: 'c', messageId });
    expect(link.kind).toBe('answer');
    const { text } = await visit(url);
    expect(text).toContain('And then?');
    expect(text).not.toContain('How do we');
    expect(text).not.toContain('A fitting title');
  });

  it('sends a page without scripts, cookies, referrers, caches and search engines', async () => {
    const { url } = await share('headers', { chatId: 'c' });
    const { headers, text } = await visit(url, { cookie: person.cookie });
    expect(text).not.toMatch(/<script|<img|<iframe|<form|\son\w+=/i);
    expect(text).toContain('<meta name="robots" content="noindex, nofollow, noarchive">');
    expect(Buffer.byteLength(text)).toBeLessThan(60_000);
    expect(headers.getSetCookie()).toEqual([]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'$/,
      ) as unknown,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('turns hostile answers into harmless text', async () => {
    const answer = [
      '<script>alert(1)</script> <img src=x onerror=alert(1)>',
      '[a](javascript:alert(1)) [b](java&#10;script:alert(1)) [c](data:text/html,x) [d][d]',
      '![pixel](https://evil.test/?secret)',
      '[e](https://evil.test/"onmouseover="alert(1)) [savet](/admin)',
      '| a |\n| - |\n| <b onclick=x>y</b> |',
      '> '.repeat(3_000) + 'deep',
      '[d]: javascript:alert(1)',
    ].join('\n\n');
    await ask('h', 'hostile', '</p><script>alert(2)</script>', answer, true);
    const { url } = await share('hostile', { chatId: 'h' });
    const { status, text } = await visit(url);
    expect(status).toBe(200);
    expect(text).not.toMatch(/<(script|img|iframe|b)[\s>]/i);
    expect(text).not.toMatch(/href="(javascript|data|\/admin)/i);
    expect(text.match(/<a [^>]*>/g)).toEqual([
      '<a href="https://evil.test/?secret" rel="noopener noreferrer nofollow" target="_blank">',
      '<a href="https://evil.test/%22onmouseover=%22alert(1)" rel="noopener noreferrer nofollow" target="_blank">',
    ]);
    expect(text).toContain('&lt;script&gt;alert(2)&lt;/script&gt;');
    expect(text).toContain('deep');
  });

  it('stores no token, only its hash', async () => {
    const { url } = await share('hashed', { chatId: 'c' });
    const token = url.split('/').at(-1) ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const { rows } = await sql<{
      row: string;
    }>`select shared_links::text as row from shared_links`.execute(database.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
  });

  it('counts openings by people, and previews apart, which show nothing', async () => {
    const { url } = await share('counted', { chatId: 'c' });
    await visit(url);
    await visit(url, { cookie: person.cookie });
    const preview = await visit(url, { 'user-agent': 'facebookexternalhit/1.1' });
    expect(preview.status).toBe(200);
    expect(preview.text).toContain(sharedPageTexts.EN.previewTitle);
    expect(preview.text).not.toContain('customer');
    expect(preview.text).not.toContain('A fitting title');
    await fetch(local(url), { method: 'HEAD', headers: { 'user-agent': BROWSER } });
    const { links } = await person.call('listSharedLinks', { chatId: 'c' });
    const link = links.find(({ linkId }) => linkId === 'counted');
    expect(link).toMatchObject({ openings: 2, previews: 2 });
    expect(Date.parse(link?.lastOpenedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('shows the brand only if the owner chose it and the plan has it', async () => {
    const path = 'userInfo.profile.businessName';
    const colors = JSON.stringify({ primary: [{ hex: '#0b5' }, { hex: 'red"/>' }], secondary: [] });
    await setPlan('pro');
    await person.call('saveBrandField', { path, value: 'Розова <Долина>' });
    await person.call('saveBrandField', {
      path: 'userInfo.brandHub.visualIdentity.brandColors',
      value: colors,
    });
    const plain = await share('plain', { chatId: 'c' });
    const branded = await share('branded', { chatId: 'c', showsBrand: true });
    expect((await visit(plain.url)).text).not.toMatch(/Розова|#00BB55/);
    const { text } = await visit(branded.url);
    expect(text).toContain('Розова &lt;Долина&gt;');
    expect(text).toContain('fill="#00BB55"');
    expect(text).not.toContain('red');
    await setPlan('free');
    expect((await visit(branded.url)).text).not.toMatch(/Розова|#00BB55/);
  });

  it('replaces the address when the same link is made again', async () => {
    const first = await share('again', { chatId: 'c' });
    const second = await share('again', { chatId: 'c' });
    expect((await visit(first.url)).status).toBe(404);
    expect((await visit(second.url)).status).toBe(200);
  });

  it('answers alike for links that are unknown, malformed, expired, revoked or of a closed account', async () => {
    const { url } = await share('ends', { chatId: 'c' });
    const gone = [
      `${server.origin}/shared/${'A'.repeat(43)}`,
      `${server.origin}/shared/short`,
      `${server.origin}/shared/${'%2e'.repeat(43)}`,
    ];
    for (const address of gone) await expectGone(address);

    const opened = () => visit(url).then(({ status }) => status);
    const { db } = database;
    await sql`update shared_links set expires_at = now() where uid = ${person.uid} and link_id = 'ends'`.execute(
      db,
    );
    await expectGone(url);
    await sql`update shared_links set expires_at = now() + interval '1 day' where uid = ${person.uid} and link_id = 'ends'`.execute(
      db,
    );
    expect(await opened()).toBe(200);

    await db.insertInto('accountBlocks').values({ uid: person.uid, reason: 'spam' }).execute();
    await expectGone(url);
    await db.deleteFrom('accountBlocks').execute();
    expect(await opened()).toBe(200);

    await sql`insert into account_deletions (uid, erase_after, erase_due_at) values (${person.uid}, now(), now())`.execute(
      db,
    );
    await expectGone(url);
    await db.deleteFrom('accountDeletions').execute();
    expect(await opened()).toBe(200);

    await person.call('revokeSharedLink', { linkId: 'ends' });
    await expectGone(url);
    expect(await person.send('revokeSharedLink', { linkId: 'ends' })).toMatchObject({
      status: 404,
    });
  });

  it('ends with its chat, and works again when the chat is restored', async () => {
    await ask('d', 'deleted', 'q', 'Back again', true);
    const { url } = await share('of-deleted', { chatId: 'd' });
    await person.call('deleteChat', { chatId: 'd' });
    await expectGone(url);
    expect(await person.send('listSharedLinks', { chatId: 'd' })).toMatchObject({ status: 404 });
    await person.call('restoreChat', { chatId: 'd' });
    expect((await visit(url)).text).toContain('Back again');
  });

  it('refuses chats and replies of others, and chats without an answer', async () => {
    const other = await signUp(server);
    const link = { linkId: 'x', days: 7 } as const;
    const refusals = [
      await other.send('createSharedLink', { ...link, chatId: 'c' }),
      await person.send('createSharedLink', { ...link, chatId: 'c', messageId: 'nothing' }),
      await person.send('createSharedLink', { ...link, chatId: 'c', messageId: 'first' }),
      await other.send('revokeSharedLink', { linkId: 'snapshot' }),
      await other.send('listSharedLinks', { chatId: 'c' }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await other.call('listSharedLinks', {})).links).toEqual([]);
    await person.call('createChat', { chatId: 'empty' });
    expect(await person.send('createSharedLink', { ...link, chatId: 'empty' })).toMatchObject({
      status: 409,
      body: { code: 'NOTHING_TO_SHARE' },
    });
  });

  it('limits the links of an account', async () => {
    const { db } = database;
    const { links } = await person.call('listSharedLinks', {});
    onTestFinished(async () => {
      await sql`delete from shared_links where link_id like 'many-%'`.execute(db);
    });
    await sql`
      insert into shared_links (uid, link_id, kind, chat_id, message_ids, shows_brand, expires_at)
      select ${person.uid}, 'many-' || number, 'chat', 'c', '[]', false, now()
      from generate_series(1, ${SHARED_LINKS_MAX - links.length}::int4) as number`.execute(db);
    const full = await person.send('createSharedLink', { linkId: 'full', chatId: 'c', days: 1 });
    expect(full).toMatchObject({ status: 409, body: { code: 'SHARED_LINKS_FULL' } });
    expect((await person.call('listSharedLinks', {})).links).toHaveLength(links.length);
  });

  it('limits how often one address opens pages', async () => {
    const { url } = await share('limited', { chatId: 'c' });
    limited += 1;
    const from = { 'x-forwarded-for': `203.0.113.${limited}` };
    const statuses: number[] = [];
    for (let index = 0; index < 121; index += 1) {
      statuses.push((await visit(`${server.origin}/shared/${'A'.repeat(43)}`, from)).status);
    }
    expect(new Set(statuses.slice(0, 120))).toEqual(new Set([404]));
    expect(statuses[120]).toBe(429);
    expect((await visit(url, from)).text).toContain(bindShortWords(sharedPageTexts.BG.busyTitle));
    expect((await visit(url)).status).toBe(200);
  });

  function share(
    linkId: string,
    what: { chatId: string; messageId?: string; showsBrand?: boolean },
  ) {
    return person.call('createSharedLink', { linkId, days: 7, ...what });
  }

  function local(url: string): string {
    expect(url.startsWith(`${server.origin}/shared/`)).toBe(true);
    return url.replace(server.origin, server.url);
  }

  async function visit(url: string, headers: Record<string, string> = {}) {
    address += 1;
    const response = await fetch(local(url), {
      headers: { 'user-agent': BROWSER, 'x-forwarded-for': `198.51.100.${address}`, ...headers },
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  async function expectGone(url: string): Promise<void> {
    const { status, headers, text } = await visit(url);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
    for (const texts of Object.values(sharedPageTexts))
      expect(text).toContain(bindShortWords(texts.gone));
  }

  async function setPlan(plan: 'free' | 'pro'): Promise<void> {
    await database.db.updateTable('users').set({ plan }).where('uid', '=', person.uid).execute();
  }

  async function ask(
    chatId: string,
    messageId: string,
    query: string,
    text: string,
    newChat = false,
    versionOf?: string,
  ): Promise<void> {
    await database.db.updateTable('users').set({ queryLimit: 1_000 }).execute();
    await person.call('generateResponse', {
      chatId,
      messageId,
      query,
      newChat,
      wait: false,
      ...(versionOf !== undefined && { versionOf }),
    });
    const answer = await consultant.next();
    answer.say(text);
    answer.finish();
    await vi.waitFor(async () => {
      const { messages } = await person.call('listMessages', { chatId });
      if (messages.at(-1)?.status !== 'done') throw new Error('the reply is not stored yet');
    });
  }
});
