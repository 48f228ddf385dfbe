import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { embedded } from '../databases.ts';

test('a test that changes the schema leaves nothing of it to the next one', async () => {
  const first = await embedded.open();
  await sql`create function nothing() returns trigger language plpgsql as 'begin return null; end'`.execute(
    first.db,
  );
  await sql`create trigger nothing before insert on users for each row execute function nothing()`.execute(
    first.db,
  );
  await first.close();

  const next = await embedded.open();
  const { rows } = await sql`select from pg_trigger where tgname = 'nothing'`.execute(next.db);
  expect(rows).toEqual([]);
  await next.close();
});

test('a database is emptied, and used again', async () => {
  const first = await embedded.open();
  await sql`
    insert into auth_verifications (id, identifier, value, expires_at, created_at, updated_at)
    values ('left', 'left', 'left', now(), now(), now())`.execute(first.db);
  await sql`comment on table users is 'the same database'`.execute(first.db);
  await first.close();

  const next = await embedded.open();
  const { rows } = await sql`
    select obj_description('users'::regclass) as comment,
      (select count(*)::int4 from auth_verifications) as "left"`.execute(next.db);
  expect(rows).toEqual([{ comment: 'the same database', left: 0 }]);
  await next.close();
});
