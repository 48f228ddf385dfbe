import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { freePort } from '../../../../tools/test-server/free-port.ts';
import { PlantedServer, planted } from '../../../../tools/test-server/planted-server.ts';
import { ServerProcess } from '../../../../tools/test-server/server-process.ts';
import { staff } from '../../../../tools/test-server/staff.ts';
import { openDatabase } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';
import { postAccount } from '../testing/account-routes.ts';
import { textOf } from '../testing/mails/mail-server.ts';
import { tokenIn } from '../testing/mails/outbox.ts';
import { fetchToken, type Person, personOf } from '../testing/person.ts';
import { createPostgresDatabase } from '../testing/postgres-database.ts';

const postgresUrl = inject('postgresUrl');
/** Secrets that people type and read. */
const typed = {
  password: 'brioche-sign-up-4711',
  wrongPassword: 'brioche-wrong-4711',
  resetPassword: 'brioche-reset-4711',
  changedPassword: 'brioche-changed-4711',
  question: 'How do I sell planted rye 4711?',
  brandText: 'Посадена тайна 4711',
  modelKey: 'sk-planted-model-key-4711',
  name: 'Planted4711',
};

describe.each(
  [
    ['embedded', null],
    ['postgres', postgresUrl],
  ].filter(([name, url]) => name === 'embedded' || url !== null),
)('the log of a server on %s', (_name, address) => {
  let databaseUrl: string | null = null;
  let stage: PlantedServer;
  let person: Person;
  /** Addresses of the account at first and later: a second try needs others. */
  let email = '';
  let newEmail = '';
  let tries = 0;
  /** Values that only arise while the server runs: cookies, tokens, links. */
  const arisen: Record<string, string> = {};

  beforeAll(async () => {
    if (address) databaseUrl = await createPostgresDatabase(address, 'migrated');
    stage = await PlantedServer.start(databaseUrl);
  });
  afterAll(() => stage.stop());

  const post = (route: string, body: object) => postAccount(stage.server, route, body);
  const printed = (message: string) =>
    expect.poll(() => stage.printed).toContain(`"msg":"${message}"`);
  /** Waits for the newest mail to an address with a link to a page. @returns its token */
  const tokenFor = async (to: string, link: RegExp) => {
    const tokens = () =>
      stage.mails.mailsTo(to).flatMap((mail) => link.exec(textOf(mail))?.[1] ?? []);
    await expect.poll(() => tokens().length).toBeGreaterThan(0);
    return tokens().at(-1) ?? '';
  };

  it('has neither passwords, cookies and tokens, nor links in mails', async () => {
    tries += 1;
    email = `planted${tries}@people.test`;
    newEmail = `planted-new${tries}@people.test`;
    const { password, wrongPassword, resetPassword, changedPassword } = typed;
    const account = { name: typed.name, email, password };
    await post('sign-up/email', { ...account, name: 7 });
    await post('sign-up/email', { ...account, email: password });
    await post('sign-up/email', { ...account, [password]: password });
    const signedUp = await post('sign-up/email', account);
    expect((await post('sign-up/email', account)).status).toBe(422);
    const cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { user } = (await signedUp.json()) as { user: { id: string } };
    const token = await fetchToken(stage.server, cookie);
    person = personOf(stage.server, { uid: user.id, email, cookie, token });
    Object.assign(arisen, { cookie: cookie.slice(cookie.indexOf('=') + 1), token });
    await person.call('initializeUserPlan', {
      firstName: typed.name,
      lastName: typed.name,
      email,
      stripeCustomerId: null,
    });

    await post('sign-in/email', { email, password: wrongPassword });
    await post('sign-in/email', { email: wrongPassword, password: wrongPassword });
    await post(`sign-in/email?password=${wrongPassword}`, { password: wrongPassword });
    await fetch(`${stage.server.url}/api/live?token=${token}`);
    await fetch(`${stage.server.url}/api/getUser`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Basic ${token}` },
      body: `{"password": "${wrongPassword}`,
    });

    arisen['verification'] = await tokenFor(email, /verify-email\?token=([\w.-]+)/);
    for (const end of ['', 'x']) {
      const query = `token=${arisen['verification']}${end}&callbackURL=/x`;
      await fetch(`${stage.server.url}/api/auth/verify-email?${query}`, { redirect: 'manual' });
    }

    await person.send('changePassword', {
      currentPassword: wrongPassword,
      newPassword: changedPassword,
    });
    await person.call('changePassword', {
      currentPassword: password,
      newPassword: changedPassword,
    });
    await person.send('requestEmailChange', {
      newEmail: wrongPassword,
      currentPassword: changedPassword,
    });
    await person.call('requestEmailChange', {
      newEmail,
      currentPassword: changedPassword,
    });
    arisen['newEmail'] = await tokenFor(newEmail, /newemail#([\w-]+)/);
    await person.call('confirmEmailChange', { token: arisen['newEmail'] });
    arisen['undo'] = await tokenFor(email, /undoemail#([\w-]+)/);
    await person.send('undoEmailChange', { token: `${arisen['undo']}x` });

    await post('request-password-reset', { email: newEmail });
    arisen['reset'] = await tokenFor(newEmail, /reset#([\w-]+)/);
    await post('reset-password', { token: arisen['reset'], newPassword: 'x' });
    const link = { token: arisen['reset'], newPassword: resetPassword };
    expect((await post('reset-password', link)).status).toBe(200);
    expect((await post('reset-password', link)).status).toBe(400);
    const signIn = await post('sign-in/email', { email: newEmail, password: resetPassword });
    const newCookie = signIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const newToken = await fetchToken(stage.server, newCookie);
    person = personOf(stage.server, { ...person, cookie: newCookie, token: newToken });
    Object.assign(arisen, { newCookie: newCookie.slice(newCookie.indexOf('=') + 1), newToken });
    await expectNone();
  });

  it('has no words of a mail server that refuses a mail', async () => {
    // An earlier mail may still be on its way.
    stage.mails.refuse(Number.POSITIVE_INFINITY);
    const refused = () => textOf(stage.mails.refused.join());
    await post('request-password-reset', { email: newEmail });
    await expect.poll(refused).toContain('/reset#');
    await printed('sending a mail failed');
    stage.mails.refuse(0);
    arisen['refused'] = tokenIn(refused(), 'reset');
    await expectNone();
  });

  it('has no words of Stripe when it refuses the key, nor of a forged event', async () => {
    const { name } = typed;
    const input = { email: newEmail, firstName: name, lastName: name };
    expect((await person.send('createStripeCustomer', input)).status).toBeGreaterThan(400);
    await printed('payment provider request failed');
    const forged = await fetch(`${stage.server.url}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'stripe-signature': `t=1,v1=${planted.webhookSecret}` },
      body: JSON.stringify({ id: typed.question }),
    });
    expect(forged.status).toBe(400);
    await expectNone();
  });

  it('has neither questions, answers and Brand Hub, nor the words of a provider', async () => {
    await staff(stage.settings, 'plan', newEmail, 'pro');
    await person.call('saveBrandField', {
      path: 'userInfo.brandHub.brandCore.mission',
      value: typed.brandText,
    });
    tries += 1;
    const ask = (messageId: string) =>
      person.send('generateResponse', {
        chatId: 'planted',
        messageId: `${messageId}-${tries}`,
        newChat: true,
        query: typed.question,
      });
    expect(JSON.stringify(await ask('first'))).toContain(planted.answer);
    onTestFinished(() => {
      stage.model.refusal = null;
    });
    stage.model.refusal = `wrong key ${planted.aiKey}: ${typed.question} ${typed.brandText}`;
    expect((await ask('second')).status).toBe(502);
    await printed('answer failed');
    await expectNone();
  });

  it('has no key that staff type, nor the words of who refuses it', async () => {
    await staff(stage.settings, 'grant', newEmail);
    // On PostgreSQL, the server hears of it a moment later.
    await expect.poll(async () => (await person.send('getServiceState', {})).status).toBe(200);
    const connection = {
      provider: 'openai-compatible' as const,
      model: 'm',
      modelFree: null,
      baseUrl: `${stage.quotingUrl}/v1`,
      apiKey: typed.modelKey,
      contextWindow: null,
      takesOver: false,
    };
    const { baseUrl } = connection;
    await person.call('allowModelHost', { baseUrl, currentPassword: typed.resetPassword });
    const tested = await person.call('testModel', { ...connection, question: 0 });
    expect(tested.failure).toContain('401');
    expect((await person.send('useModel', connection)).status).toBeGreaterThan(400);
    await person.send('useModel', { ...connection, apiKey: `${typed.modelKey}\n` });
    await expectNone();
  });

  if (address) {
    it('has no values that a database refuses', async () => {
      const database = await openDatabase({ url: databaseUrl ?? '' }, createLog('silent'));
      await sql`alter table contact_messages alter column text type integer using 0`.execute(
        database.db,
      );
      // Not valid: the chat may have such a title already.
      await sql`alter table chats add constraint planted check (title not like '%4711%') not valid`.execute(
        database.db,
      );
      const written = await person.send('sendContactMessage', {
        contactMessageId: 'planted',
        text: typed.question,
      });
      const titled = await person.send('renameChat', { chatId: 'planted', title: typed.question });
      expect([written.status, titled.status]).toEqual([500, 500]);
      await sql`alter table auth_users rename to auth_users_gone`.execute(database.db);
      const account = { name: typed.name, email: 'third@people.test', password: typed.password };
      expect((await post('sign-up/email', account)).status).toBe(500);
      await database.close();
      await stage.drain();
      expect(stage.printed).toContain('error 22P02');
      expect(stage.printed).toContain('error 23514 planted');
      await expectNone();
    });
  }

  it('has none of them to the end', async () => {
    await stage.server.end('SIGTERM');
    await expect.poll(() => stage.printed).toContain('"msg":"stopped"');
    expectNoneIn(stage.printed);
  });

  async function expectNone(): Promise<void> {
    await stage.drain();
    expectNoneIn(stage.printed);
  }

  function expectNoneIn(text: string): void {
    for (const [name, value] of Object.entries({ ...planted, ...typed, ...arisen })) {
      expect(value.length, name).toBeGreaterThan(8);
      for (const form of new Set([value, encodeURIComponent(value)])) {
        const line = text.split('\n').find((candidate) => candidate.includes(form));
        expect(line, name).toBeUndefined();
      }
    }
  }
});

it.each([
  ['DATABASE_URL', `mysql://savet:${planted.databasePassword}@127.0.0.1/savet`],
  ['DATABASE_URL', `postgres://savet:${planted.databasePassword}@127.0.0.1:1/savet`],
  ['SMTP_URL', `http://savet:${planted.mailPassword}@127.0.0.1`],
  ['STRIPE_SECRET_KEY', `not ${planted.stripeKey}`],
  ['AUTH_SECRET', 'planted-4711'],
])('a server that refuses %s does not print it', async (name, value) => {
  const variables = { AUTH_SECRET: planted.authSecret, [name]: value };
  const started = ServerProcess.start({ port: await freePort(), variables });
  const message = await started.then(
    () => 'started',
    (error: Error) => error.message,
  );
  expect(message).toContain(`${name}: `);
  expect(message).not.toContain('4711');
});
