import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { readServiceCounts } from './service-state.store.ts';

describe.each(databases)('the state of the service on $name', ({ open }) => {
  it('counts the mails that wait in every queue', async () => {
    const { db, close } = await open();
    await sql`insert into auth_users (id, name, email) values ('u', '', 'u@people.test')`.execute(
      db,
    );
    await sql`insert into users (uid, revision) values ('u', 1)`.execute(db);
    expect(await readServiceCounts(db)).toMatchObject({ waiting: 0 });
    // One mail of each queue waits, and another does not.
    await sql`
      insert into contact_messages (uid, contact_message_id, text, mail_due_at)
      values ('u', 'open', 'Помощ', now()), ('u', 'sent', 'Помощ', null)`.execute(db);
    await sql`
      insert into contact_answers (uid, contact_message_id, text, answered_by, mail_due_at)
      values ('u', 'open', 'Ето', 'u', now()), ('u', 'sent', 'Ето', 'u', null)`.execute(db);
    await sql`
      insert into sent_notices (uid, kind, about, sent_at, mail_due_at)
      values ('u', 'query_limit', 'a', now(), now()), ('u', 'query_limit', 'b', now(), null)`.execute(
      db,
    );
    await sql`
      insert into account_mails (mail_id, encrypted_mail, expires_at)
      values ('a', '', now() + interval '1 hour'), ('b', '', now() - interval '1 hour')`.execute(
      db,
    );
    expect(await readServiceCounts(db)).toMatchObject({ waiting: 4 });
    await close();
  });
});
