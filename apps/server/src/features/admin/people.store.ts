import type { CallOutput } from '@savet/contract/calls';
import type { UserOrder } from '@savet/contract/limits';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';
import { isBeingDeleted } from '../accounts/deletions.store.ts';
import { isStaff } from '../accounts/staff.store.ts';

export interface Card {
  uid: string;
  email: string;
  firstName: string;
  lastName: string;
}

type GalleryCard = CallOutput<'listUsers'>['users'][number];

interface Page {
  /** Limits the page to this user. */
  uid: string | undefined;
  /** Words that the name or email must all contain. */
  search: string | undefined;
  /** Uid of the last row of the previous page. */
  after: string | undefined;
  limit: number;
}

interface Order {
  column: 'users.createdAt' | 'users.sortName' | 'authUsers.email';
  direction: 'asc' | 'desc';
}

const orders: Record<UserOrder, Order> = {
  newest: { column: 'users.createdAt', direction: 'desc' },
  oldest: { column: 'users.createdAt', direction: 'asc' },
  name: { column: 'users.sortName', direction: 'asc' },
  email: { column: 'authUsers.email', direction: 'asc' },
};
/** Further words of a search are ignored. */
const WORDS_MAX = 5;

/** Users in the gallery of an admin, where staff count as internal accounts (design, viewing as). */
export async function listPeople(
  db: Database,
  { order, ...page }: Page & { order: UserOrder },
  { adminUid, isInternalShown }: { adminUid: string; isInternalShown: boolean },
): Promise<GalleryCard[]> {
  let query = selectCards(db, page, orders[order]).select([
    sql<GalleryCard['plan']>`coalesce(users.plan, 'free')`.as('plan'),
    lastVisit.as('lastVisit'),
    consentFor(adminUid).as('consent'),
  ]);
  if (!isInternalShown) query = query.where(sql<boolean>`not (users.is_internal or ${isStaff})`);
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, lastVisit: row.lastVisit?.toISOString() ?? null }));
}

const lastVisit = sql<Date | null>`(
  select max(auth_sessions.updated_at) from auth_sessions where auth_sessions.user_id = users.uid)`;

/** Whether the admin may view the user of a card, and the state of the admin's request if the user wants to be asked. */
function consentFor(adminUid: string) {
  return sql<GalleryCard['consent']>`case
    when not users.asks_before_viewing then 'notNeeded'
    else coalesce((
      select coalesce(request.answer, 'asked') from viewing_requests request
      where request.uid = users.uid and request.admin_uid = ${adminUid}
        and request.used_at is null and request.until > clock_timestamp()
      order by request.requested_at desc limit 1), 'needed')
    end`;
}

/** Users whose Brand Hub a staff question may use: all but staff, by name. */
export function listBrandHubOwners(
  db: Database,
  { isClient, ...page }: Page & { isClient: boolean },
): Promise<(Card & { businessName: string })[]> {
  return selectCards(db, page, orders.name)
    .select(
      sql<string>`coalesce(users.user_info #>> '{profile,businessName}', '')`.as('businessName'),
    )
    .where('users.isClient', '=', isClient)
    .where(sql<boolean>`not ${isStaff}`)
    .execute();
}

function selectCards(
  db: Database,
  { uid, search, after, limit }: Page,
  { column, direction }: Order,
) {
  let query = db
    .selectFrom('users')
    .innerJoin('authUsers', 'authUsers.id', 'users.uid')
    .select(['users.uid', 'authUsers.email', 'users.firstName', 'users.lastName'])
    .where(sql<boolean>`not ${isBeingDeleted}`)
    .orderBy(column, direction)
    // A unique order, so that pages neither skip nor repeat a row.
    .orderBy('users.uid', direction)
    .limit(limit);
  if (uid !== undefined) query = query.where('users.uid', '=', uid);
  for (const word of wordsOf(search)) {
    // One subquery per table: a condition over both would join them first.
    query = query.where(
      sql<boolean>`users.uid in (
        select uid from users where strpos(search_name, search_form(${word})) > 0
        union all
        select id from auth_users where strpos(search_email, search_form(${word})) > 0)`,
    );
  }
  if (after !== undefined) {
    const position = sql`(${sql.ref(column)}, users.uid)`;
    query = query.where(
      sql<boolean>`${position} ${direction === 'asc' ? sql`>` : sql`<`} (
        select ${sql.ref(column)}, users.uid
        from users join auth_users on auth_users.id = users.uid where users.uid = ${after})`,
    );
  }
  return query;
}

function wordsOf(search: string | undefined): string[] {
  return (search ?? '').split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
}
