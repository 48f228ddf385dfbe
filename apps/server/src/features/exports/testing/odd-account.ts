import { sql } from 'kysely';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import type { Person } from '../../../testing/person.ts';
import { fillAgreements } from './odd-agreements.ts';
import { fillLinks } from './odd-links.ts';
import { oddTexts, oddTitles } from './odd-texts.ts';

type Db = OpenDatabase['db'];

/** Fills an account with every kind of row in every state, at times with microseconds. */
export async function fillOddAccount(db: Db, { uid }: Person): Promise<void> {
  await fillUser(db, uid);
  await fillExceptions(db, uid);
  await fillChats(db, uid);
  await fillLinks(db, uid);
  await fillLedger(db, uid);
  await fillViewings(db, uid);
  await fillContact(db, uid);
  await fillAgreements(db, uid);
}

async function fillUser(db: Db, uid: string): Promise<void> {
  const brandHub = {
    profile: { businessName: oddTexts[1], industry: '' },
    brandHub: { brandCore: { mission: oddTexts[0], vision: oddTexts[2] } },
    brandData: { mission: 'an old place', future: [1, null, { deep: oddTexts[4] }] },
  };
  await sql`
    update users set first_name = ${oddTexts[1]}, last_name = ' ', language = 'BG', account_type = 'other',
      plan = 'pro', plan_source = 'stripe', query_limit = 7, query_reset_date = '2031-01-02T03:04:05.678901Z',
      billing_anchor = '2030-01-02T03:04:05.678901Z', allowance = 'paid:2030-01-02T03:04:05.678Z',
      asks_before_viewing = true, viewing_mails = false, share_feedback_since = '2025-05-05T05:05:05.000005Z', created_at = '2024-02-29T23:59:59.999999Z',
      stripe_customer_id = ${`cus_${uid}`}, subscription_id = ${`sub_${uid}`}, subscription_status = 'active',
      billing_cycle = 'yearly', paid_until = '2031-01-01', has_subscribed = true,
      user_info = ${JSON.stringify(brandHub)}::jsonb,
      brand_versions = '{"userInfo.brandHub.brandCore.mission": 7, "userInfo.profile.businessName": 1}'
    where uid = ${uid}`.execute(db);
  const versions = oddTexts.map((value, index) => ({
    uid,
    path: 'userInfo.brandHub.brandCore.mission',
    version: index + 1,
    value,
    savedBy: index % 2 === 0 ? uid : 'somebody of the team',
  }));
  await db.insertInto('brandFieldVersions').values(versions).execute();
  await db
    .insertInto('brandFieldVersions')
    .values({ uid, path: 'a.path.of.old', version: 1, value: '', savedBy: uid })
    .execute();
}

async function fillExceptions(db: Db, uid: string): Promise<void> {
  const words = [...new Set(oddTexts)].filter((text) => text !== '').slice(0, 5);
  const rows = words.map((text) => ({ uid, rule: 'avoidedWords', words: text.slice(0, 400) }));
  await db.insertInto('checkExceptions').values(rows).execute();
}

async function fillChats(db: Db, uid: string): Promise<void> {
  await sql`delete from chats where uid = ${uid}`.execute(db);
  for (const [index, instructions] of [...oddTexts, ''].entries()) {
    // Two each have the same time: their ids give the order.
    await sql`
      insert into projects (uid, project_id, name, color, instructions, created_at)
      values (${uid}, ${['a', 'B', 'a_', 'A-b', 'b', 'Z', '_', '-', '9'][index]}, ${oddTitles[index] ?? 'x'}, 'teal', ${instructions},
        timestamptz '2026-01-01T00:00:00.000001Z' + make_interval(secs => ${Math.floor(index / 2)} / 1000000.0))`.execute(
      db,
    );
  }
  for (const [index, title] of oddTitles.entries()) {
    // Several chats of the same time: their ids give the order, and differently in different languages.
    await sql`
      insert into chats (uid, chat_id, title, created_at, date_last_visited, pinned, archived, project_id, revision)
      values (${uid}, ${['a', 'B', 'a_', 'A-b', 'b', 'Z', '_', '-', '9'][index]}, ${title},
        timestamptz '2026-01-01T00:00:00.000001Z' + make_interval(secs => ${Math.floor(index / 3)} / 1000000.0),
        '2026-02-02T02:02:02.020202Z', ${index === 0}, ${index === 1}, ${index < 2 ? 'B' : null}, 1)`.execute(
      db,
    );
  }
  await sql`
    insert into chats (uid, chat_id, title, deleted, revision) values (${uid}, 'gone', 'secret', true, 1)`.execute(
    db,
  );
  const texts = [...oddTexts, ''];
  for (const [index, text] of texts.entries()) await fillExchange(db, uid, index, text);
  await sql`
    update messages set version_count = 2, version = case message_id when 'q1' then 2 else 1 end,
      version_of = case message_id when 'q1' then 'q0' end
    where uid = ${uid} and message_id in ('q0', 'q1')`.execute(db);
  await sql`
    update messages set hidden_under = 'q0' where uid = ${uid} and message_id in ('q0', 'r0')`.execute(
    db,
  );
}

/** A question with a reply: done, failed, stopped, uncounted, with and without receipt, or still running. */
async function fillExchange(db: Db, uid: string, index: number, text: string): Promise<void> {
  const state = (['answered', 'failed', 'stopped', 'answering'] as const)[index % 4];
  const status = (
    { answered: 'done', failed: 'failed', stopped: 'stopped', answering: 'answering' } as const
  )[state ?? 'answered'];
  const receipts = [
    {
      brandHubUid: uid,
      fields: [{ path: 'userInfo.brandHub.brandCore.mission', version: 3, shown: true }],
      project: { projectId: 'B', name: 'Launch', instructions: text, use: 'given' },
    },
    { brandHubUid: 'of somebody else', fields: [], missing: ['x'], future: { key: 1 } },
    null,
  ];
  const receipt = receipts[index % 3] ?? null;
  const offer = index % 2 === 0 ? { choices: [text, 'second'], team: true } : null;
  const stated = index === 1 ? ['userInfo.brandHub.brandCore.mission'] : null;
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await sql`
    insert into messages (uid, message_id, chat_id, position, text, sender, status, stated_fields, revision, timestamp)
    values (${uid}, ${`q${index}`}, 'a', ${index * 2 + 1}, ${text}, 'user', 'done', ${json(stated)}::jsonb, 1,
      '2026-03-03T03:03:03.030303Z')`.execute(db);
  await sql`
    insert into messages (uid, message_id, chat_id, position, text, sender, status, is_error, error_code, feedback,
      feedback_at, attempt, reply_to, receipt, offer, notice, revision)
    values (${uid}, ${`r${index}`}, 'a', ${index * 2 + 2}, ${text}, 'assistant', ${status}, ${state === 'failed'},
      ${state === 'failed' ? 'CONNECTION_LOST' : null}, ${index % 3 === 0 ? 'bad' : null},
      ${index % 3 === 0 ? '2026-03-04T03:03:03.030303Z' : null}::timestamptz, ${index + 1}, ${`q${index}`},
      ${json(receipt)}::jsonb, ${json(offer)}::jsonb, ${index === 4 ? 'warming-up' : null}, 1)`.execute(
    db,
  );
  await sql`
    insert into turns (uid, message_id, chat_id, reply_id, attempt, state, owner, lease_until, query_id, response_style,
      brand_hub_uid, input_tokens, settled_at)
    values (${uid}, ${`q${index}`}, 'a', ${`r${index}`}, ${index + 1},
      ${index === 7 ? 'accepted' : state === 'answering' ? 'answered' : state}, 'server', now() + interval '1 hour',
      ${`query${index}`}, 'concise', ${[null, uid, 'of somebody else'][index % 3]}, ${index === 0 ? null : index},
      ${index === 7 ? null : '2026-03-05T03:03:03.030303Z'}::timestamptz)`.execute(db);
}

async function fillLedger(db: Db, uid: string): Promise<void> {
  const reasons = [
    'failed',
    'stopped',
    'empty',
    'interrupted',
    'unused',
    'no_answer',
    'stand_in',
  ] as const;
  const row = { uid, allowance: 'free', purpose: 'answer', chatId: 'a', messageId: 'q0' } as const;
  const settledAt = new Date('2026-03-06T00:00:00Z');
  await db
    .insertInto('queries')
    .values([
      {
        ...row,
        queryId: `kept-${uid}`,
        state: 'kept',
        reason: null,
        titled: true,
        heldUntil: null,
        settledAt,
      },
      {
        ...row,
        queryId: `ahead-${uid}`,
        allowance: 'paid:2030-01-02T03:04:05.678Z',
        purpose: 'ahead',
        state: 'reserved',
        reason: null,
        chatId: null,
        messageId: null,
        heldUntil: new Date('2040-01-01T00:00:00Z'),
        settledAt: null,
      },
      ...reasons.map((reason) => ({
        ...row,
        queryId: `${reason}-${uid}`,
        purpose: 'summary' as const,
        allowance: 'paid:2030-01-02T03:04:05.678Z',
        state: 'given_back' as const,
        reason,
        messageId: null,
        heldUntil: null,
        settledAt,
      })),
    ])
    .execute();
}

async function fillViewings(db: Db, uid: string): Promise<void> {
  for (const [index, reason] of [null, oddTexts[4], 'still open'].entries()) {
    await sql`
      insert into viewings (viewing_id, admin_uid, admin_email, session_id, uid, reason, expires_at, ended_at, consent)
      values (${`viewing${index}-${uid}`}, ${`admin${index}-${uid}`}, 'team@savet.test', 's', ${uid}, ${reason},
        '2026-04-04T04:04:04.040404Z', ${index === 0 ? '2026-04-03T00:00:00.000009Z' : null}::timestamptz,
        ${[null, 'approved', 'overridden'][index]})`.execute(db);
    await sql`
      insert into viewing_reads (viewing_id, call, chat_id) values
        (${`viewing${index}-${uid}`}, 'listMessages', 'a'), (${`viewing${index}-${uid}`}, 'live', null)`.execute(
      db,
    );
  }
  for (const [index, answer] of [null, 'approved', 'declined'].entries()) {
    await sql`
      insert into viewing_requests (request_id, admin_uid, admin_email, uid, reason, until, answer, answered_at, used_at)
      values (${`request${index}-${uid}`}, 'admin', 'team@savet.test', ${uid}, ${oddTexts[index] ?? null},
        '2040-04-04T04:04:04.040404Z', ${answer}, ${answer && '2026-04-03T00:00:00.000009Z'}::timestamptz, null)`.execute(
      db,
    );
  }
  await db
    .insertInto('brandHubReads')
    .values({ uid, readBy: uid, messageId: 'of staff' })
    .execute();
}

async function fillContact(db: Db, uid: string): Promise<void> {
  for (const [index, text] of oddTexts.slice(0, 5).entries()) {
    const key = { uid, contactMessageId: `m${index}` };
    const section = index === 0 ? ('brandCore' as const) : null;
    await db
      .insertInto('contactMessages')
      .values({ ...key, section, text, mailDueAt: null })
      .execute();
    if (index > 1) continue;
    await db
      .insertInto('contactAnswers')
      .values({ ...key, text, answeredBy: 'somebody of the team', mailDueAt: null })
      .execute();
    if (index > 0) continue;
    const states = ['open', 'accepted', 'declined'] as const;
    const proposals = states.map((state, position) => ({
      ...key,
      position: position + 2,
      path: `userInfo.brandHub.brandCore.${['mission', 'vision', 'values'][position]}`,
      value: text,
      state,
      decidedAt: state === 'open' ? null : new Date('2026-05-05T05:05:05Z'),
    }));
    await db.insertInto('contactProposals').values(proposals).execute();
  }
}
