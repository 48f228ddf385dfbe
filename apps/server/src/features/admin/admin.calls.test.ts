import type { Plan } from '@savet/contract/plans';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runStaffCommand } from '../../app/staff/staff-commands.ts';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { serverDatabases } from '../../testing/databases.ts';
import { grantStaff } from '../../testing/grant-staff.ts';
import { MailServer } from '../../testing/mails/mail-server.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';

const mission = 'userInfo.brandHub.brandCore.mission';
const usp = 'userInfo.brandHub.coreProducts.usp';

describe.each(serverDatabases)('the daily work of staff on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: TestServer;
  let consultant: ScriptedConsultant;
  let mailServer: MailServer;
  let admin: Person;

  beforeAll(async () => {
    mailServer = await MailServer.start();
    database = await open();
    consultant = new ScriptedConsultant();
    server = await startApplication(database, consultant, {
      variables: { SMTP_URL: mailServer.url },
    });
    admin = await signUp(server);
    await grantStaff(database.db, admin);
  });
  afterAll(async () => {
    await server.close();
    await mailServer.stop();
  });

  describe('messages to the team', () => {
    it('are listed in pages, the newest first, open and answered', async () => {
      const user = await signUp(server);
      for (const contactMessageId of ['one', 'two', 'three']) {
        await user.call('sendContactMessage', { contactMessageId, text: contactMessageId });
      }
      await answer(user, 'two');
      const list = async (input: object) =>
        (await admin.call('listContactMessages', { uid: user.uid, ...input })).contactMessages.map(
          ({ contactMessageId }) => contactMessageId,
        );
      expect(await list({})).toEqual(['three', 'two', 'one']);
      expect(await list({ state: 'open' })).toEqual(['three', 'one']);
      expect(await list({ state: 'answered' })).toEqual(['two']);
      const first = await admin.call('listContactMessages', { uid: user.uid, limit: 2 });
      expect(first.next).not.toBeNull();
      expect(await list({ after: first.next, limit: 2 })).toEqual(['one']);
      const all = await admin.call('listContactMessages', {});
      expect(all.contactMessages[0]).toMatchObject({ email: user.email, firstName: 'Ана' });
    });

    it('are answered once, without changing the Brand Hub', async () => {
      const user = await proUser();
      await user.call('sendContactMessage', { contactMessageId: 'm', text: 'Помощ' });
      const before = await user.call('getUser', {});
      const live = await user.watch();
      await live.until((events) => events.some(({ event }) => event === 'ready'));
      const [first, second] = await Promise.all([answer(user, 'm'), answer(user, 'm')]);
      expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]));
      expect(
        await admin.send('answerContactMessage', {
          uid: user.uid,
          contactMessageId: 'x',
          text: 'y',
        }),
      ).toMatchObject({ status: 404 });
      expect(await user.call('getUser', {})).toEqual(before);
      expect(live.events.filter(({ event }) => event === 'changes')).toEqual([]);
      live.close();
      const isAnswer = (mail: string) => mail.includes(`${server.origin}/brandhub`);
      await expect.poll(() => mailServer.mailsTo(user.email).filter(isAnswer)).toHaveLength(1);
    });

    it('may be answered with proposed texts, which only the user can accept', async () => {
      const user = await proUser();
      await user.call('saveBrandField', { path: mission, value: 'Old' });
      await user.call('sendContactMessage', { contactMessageId: 'm', text: 'Помощ' });
      await answer(user, 'm', [
        { path: mission, value: 'Топъл хляб' },
        { path: usp, value: 'В четири сутринта' },
      ]);
      const own = await user.call('listOwnContactMessages', {});
      expect(own.contactMessages[0]?.answer).toMatchObject({
        text: 'Answer',
        answeredBy: admin.email,
        proposals: [
          { path: mission, value: 'Топъл хляб', state: 'open' },
          { path: usp, value: 'В четири сутринта', state: 'open' },
        ],
      });
      const decide = (path: string, accept: boolean, baseVersion?: number) =>
        user.send('decideProposal', {
          contactMessageId: 'm',
          path,
          accept,
          ...(baseVersion !== undefined && { baseVersion }),
        });
      // The field was changed meanwhile, so the proposal stays open.
      expect(await decide(mission, true, 0)).toMatchObject({
        status: 409,
        body: { code: 'FIELD_CONFLICT' },
      });
      const accepted = await decide(mission, true, 1);
      expect(accepted).toMatchObject({
        status: 200,
        body: { user: { userInfo: { brandHub: { brandCore: { mission: 'Топъл хляб' } } } } },
      });
      expect(await decide(usp, false)).toMatchObject({ status: 200 });
      expect(await decide(usp, true)).toMatchObject({
        status: 409,
        body: { code: 'PROPOSAL_DECIDED' },
      });
      const { versions } = await user.call('listBrandVersions', { path: mission });
      expect(versions[0]).toMatchObject({ value: 'Топъл хляб', savedBy: user.email });
      const { user: after } = await user.call('getUser', {});
      expect(after.userInfo.brandHub['coreProducts']?.['usp'] ?? '').toBe('');
      const seen = await admin.call('listContactMessages', { uid: user.uid });
      expect(seen.contactMessages[0]?.answer?.proposals.map(({ state }) => state)).toEqual([
        'accepted',
        'declined',
      ]);
    });

    it('have proposals that only their owner can accept, on a paid plan', async () => {
      const [user, other] = [await proUser(), await proUser()];
      await user.call('sendContactMessage', { contactMessageId: 'm', text: 'Помощ' });
      await answer(user, 'm', [{ path: mission, value: 'x' }]);
      const decision = { contactMessageId: 'm', path: mission, accept: true };
      expect(await other.send('decideProposal', decision)).toMatchObject({ status: 404 });
      await staff('plan', user.email, 'free');
      expect(await user.send('decideProposal', decision)).toMatchObject({
        body: { code: 'PLAN_REQUIRED' },
      });
      const own = await user.call('listOwnContactMessages', {});
      expect(own.contactMessages[0]?.answer?.proposals[0]?.state).toBe('open');
    });
  });

  describe('rated answers', () => {
    it('are shown if rated after the user started sharing, until sharing stops', async () => {
      const user = await proUser();
      await rate(user, 'before', 'bad');
      expect(await rated(user)).toEqual([]);
      await user.call('updateUser', { shareFeedback: true });
      await rate(user, 'since', 'bad');
      expect(await rated(user)).toEqual([
        expect.objectContaining({
          question: 'since?',
          answer: 'since!',
          feedback: 'bad',
          email: user.email,
        }),
      ]);
      expect(
        (await admin.call('listFeedback', { uid: user.uid, feedback: 'good' })).feedback,
      ).toEqual([]);
      // The same choice again does not restart sharing.
      await user.call('updateUser', { shareFeedback: true });
      expect(await rated(user)).toHaveLength(1);
      await user.call('setFeedback', {
        chatId: 'since',
        messageId: await replyIn(user, 'since'),
        feedback: null,
      });
      expect(await rated(user)).toEqual([]);
      await rate(user, 'again', 'good');
      await user.call('updateUser', { shareFeedback: false });
      expect(await rated(user)).toEqual([]);
    });

    it('of a deleted chat are not shown', async () => {
      const user = await proUser();
      await user.call('updateUser', { shareFeedback: true });
      await rate(user, 'c', 'good');
      await user.call('deleteChat', { chatId: 'c' });
      expect(await rated(user)).toEqual([]);
    });
  });

  it('users are listed by plan, with the changes of a plan', async () => {
    const user = await proUser();
    const listed = async (plan: Plan) =>
      (await admin.call('listUsers', { uid: user.uid, plan })).users.map(({ plan }) => plan);
    expect(await listed('pro')).toEqual(['pro']);
    expect(await listed('free')).toEqual([]);
    await staff('plan', user.email, 'free');
    expect(await listed('free')).toEqual(['free']);
    expect((await admin.send('listUsers', { plan: 'gold' as never })).status).toBe(400);
    expect((await user.send('listUsers', { plan: 'pro' })).status).toBe(403);
  });

  it('the statistics match the tables', async () => {
    const before = await admin.call('getStatistics', {});
    const user = await proUser();
    await rate(user, 'counted', 'good');
    await user.call('generateResponse', {
      chatId: 'f',
      messageId: 'f',
      newChat: true,
      query: 'q',
      wait: false,
    });
    (await consultant.next()).finish({
      kind: 'failed',
      errorCode: 'GENERATION_FAILED',
      detail: '',
      usage: null,
    });
    await expect
      .poll(async () => (await admin.call('getStatistics', {})).days.at(-1)?.failures)
      .toBe((before.days.at(-1)?.failures ?? 0) + 1);
    const after = await admin.call('getStatistics', {});
    expect(after.days).toHaveLength(30);
    expect(after.days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
    expect(after.users).toBe(before.users + 1);
    expect(after.plans['pro']).toBe((before.plans['pro'] ?? 0) + 1);
    expect(after.active.week).toBe(before.active.week + 1);
    const [then, now] = [before.days.at(-1), after.days.at(-1)];
    expect(now).toMatchObject({
      signUps: (then?.signUps ?? 0) + 1,
      active: (then?.active ?? 0) + 1,
      queries: (then?.queries ?? 0) + 2,
    });
  });

  it('the service state reports provider, payments and mails', async () => {
    const state = await admin.call('getServiceState', {});
    expect(state).toMatchObject({
      ai: { provider: 'built-in', model: null },
      payments: { mode: 'simulator', events: 0, lastEventAt: null, overdue: 0 },
      mails: { mode: 'smtp' },
    });
    expect(state.ai.answered).toBeGreaterThan(0);
    expect(state.ai.lastFailedAt).not.toBeNull();
    await sql`update contact_answers set mail_due_at = now() + interval '1 day'`.execute(
      database.db,
    );
    expect((await admin.call('getServiceState', {})).mails.waiting).toBeGreaterThan(0);
  });

  async function staff(...args: string[]) {
    await runStaffCommand({ db: database.db, payments: null }, args, new Date());
  }

  async function proUser() {
    const person = await signUp(server);
    await staff('plan', person.email, 'pro');
    return person;
  }

  function answer(
    user: Person,
    contactMessageId: string,
    proposals: { path: string; value: string }[] = [],
  ) {
    return admin.send('answerContactMessage', {
      uid: user.uid,
      contactMessageId,
      text: 'Answer',
      proposals,
    });
  }

  async function rate(user: Person, chatId: string, feedback: 'good' | 'bad') {
    await user.call('generateResponse', {
      chatId,
      messageId: `${chatId}-q`,
      newChat: true,
      query: `${chatId}?`,
      wait: false,
    });
    const scripted = await consultant.next();
    scripted.say(`${chatId}!`);
    scripted.finish();
    await expect
      .poll(async () => (await user.call('listMessages', { chatId })).messages[1]?.status)
      .toBe('done');
    await user.call('setFeedback', { chatId, messageId: await replyIn(user, chatId), feedback });
  }

  async function replyIn(user: Person, chatId: string) {
    return (await user.call('listMessages', { chatId })).messages[1]?.messageId ?? '';
  }

  async function rated(user: Person) {
    return (await admin.call('listFeedback', { uid: user.uid })).feedback;
  }
});
