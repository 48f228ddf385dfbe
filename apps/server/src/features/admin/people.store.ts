import type { CallOutput } from '@savet/contract/calls';
import type { UserOrder } from '@savet/contract/choices/user-orders';
import type { Plan } from '@savet/contract/plans';
import { type RawBuilder, sql } from 'kysely';
import { findFirstHits } from '../../platform/db/search/first-hits.ts';
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
  uid?: string | undefined;
  /** Words that the name or email must all contain. */
  search?: string | undefined;
  /** Only users on this plan. */
  plan?: Plan | undefined;
  /** Uid of the last row of the previous page. */
  after?: string | undefined;
  limit: number;
}

interface Order {
  column: 'users.createdAt' | 'users.sortName' | 'authUsers.email';
  direction: 'asc' | 'desc';
  /** The plan in the table of the column, so that one index has both. */
  plan: RawBuilder<Plan>;
}

const planOfUser = sql<Plan>`coalesce(users.plan, 'free')`;
const orders: Record<UserOrder, Order> = {
  newest: { column: 'users.createdAt', direction: 'desc', plan: planOfUser },
  oldest: { column: 'users.createdAt', direction: 'asc', plan: planOfUser },
  name: { column: 'users.sortName', direction: 'asc', plan: planOfUser },
  email: { column: 'authUsers.email', direction: 'asc', plan: sql`auth_users.listed_plan` },
};
/** Further words of a search are ignored. */
const WORDS_MAX = 5;

/** Users in the gallery of an admin, where staff count as internal accounts (design, viewing as). */
export async function listPeople(
  db: Database,
  { order, ...page }: Page & { order: UserOrder },
  { adminUid, isInternalShown, now }: { adminUid: string; isInternalShown: boolean; now: Date },
): Promise<GalleryCard[]> {
  const rows = await findCards(page, (words) => {
    const query = selectCards(db, page, orders[order], words).select([
      planOfUser.as('plan'),
      lastVisit.as('lastVisit'),
      questionsSince(startOfMonth(now)).as('questions'),
      consentFor(adminUid).as('consent'),
    ]);
    if (isInternalShown) return query.execute();
    return query.where(sql<boolean>`not (users.is_internal or ${isStaff})`).execute();
  });
  return rows.map((row) => ({ ...row, lastVisit: row.lastVisit?.toISOString() ?? null }));
}

const lastVisit = sql<Date | null>`(
  select max(auth_sessions.updated_at) from auth_sessions where auth_sessions.user_id = users.uid)`;

function questionsSince(start: string) {
  return sql<number>`(
    select count(*) from queries
    where queries.uid = users.uid and queries.purpose = 'answer' and queries.created_at >= ${start})`;
}

/** In UTC, as the days of the statistics. */
function startOfMonth(now: Date): string {
  return `${now.toISOString().slice(0, 7)}-01T00:00:00Z`;
}

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
  return findCards(page, (words) =>
    selectCards(db, page, orders.name, words)
      .select(
        sql<string>`coalesce(users.user_info #>> '{profile,businessName}', '')`.as('businessName'),
      )
      .where('users.isClient', '=', isClient)
      .where(sql<boolean>`not ${isStaff}`)
      .execute(),
  );
}

/** How a page looks for the words of its search: among the next users in its order, or all users. */
type Words = { amongNext: number } | 'all';

/** @param select reads the page */
function findCards<Row>(
  { search, uid, limit }: Page,
  select: (words: Words) => Promise<Row[]>,
): Promise<Row[]> {
  if (uid !== undefined || wordsOf(search).length === 0) return select('all');
  return findFirstHits({
    limit,
    amongFirst: async (window) => ({ hits: await select({ amongNext: window }), isAll: false }),
    byIndex: () => select('all'),
  });
}

function selectCards(
  db: Database,
  { uid, search, plan, after, limit }: Page,
  { column, direction, plan: planColumn }: Order,
  words: Words,
) {
  const order = sql`${sql.ref(column)} ${sql.raw(direction)}, users.uid ${sql.raw(direction)}`;
  const isAfter =
    after === undefined
      ? sql<boolean>`true`
      : sql<boolean>`(${sql.ref(column)}, users.uid) ${direction === 'asc' ? sql`>` : sql`<`} (
        select ${sql.ref(column)}, users.uid
        from users join auth_users on auth_users.id = users.uid where users.uid = ${after})`;
  const isOnPlan = plan === undefined ? sql<boolean>`true` : sql<boolean>`${planColumn} = ${plan}`;
  let query = db
    .selectFrom('users')
    .innerJoin('authUsers', 'authUsers.id', 'users.uid')
    .select(['users.uid', 'authUsers.email', 'users.firstName', 'users.lastName'])
    .where(sql<boolean>`not ${isBeingDeleted}`)
    .where(isOnPlan)
    .where(isAfter)
    .orderBy(column, direction)
    // A unique order, so that pages neither skip nor repeat a row.
    .orderBy('users.uid', direction)
    .limit(limit);
  if (uid !== undefined) query = query.where('users.uid', '=', uid);
  for (const word of wordsOf(search)) {
    query = query.where(words === 'all' ? isFound(word) : hasWord(word));
  }
  if (words !== 'all') {
    query = query.where(
      isOneOf(sql`
        select users.uid from users join auth_users on auth_users.id = users.uid
        where ${isOnPlan} and ${isAfter} order by ${order} limit ${words.amongNext}`),
    );
  }
  return query;
}

function hasWord(word: string) {
  return sql<boolean>`(
    strpos(users.search_name, search_form(${word})) > 0
    or strpos(auth_users.search_email, search_form(${word})) > 0)`;
}

/** Whether the index finds the user, or is one of those outside it. A query each: an index can't serve a condition over two tables. */
function isFound(word: string) {
  const within = (table: string, id: string, text: string) => {
    const [from, key, value] = [sql.id(table), sql.id(id), sql.id(text)];
    return sql`
      select ${key} from ${from}
      where in_index and text_grams('', ${value}) @> term_grams('', search_form(${word}))
        and strpos(${value}, search_form(${word})) > 0
      union all
      select ${key} from ${from} where in_index is null and strpos(${value}, search_form(${word})) > 0`;
  };
  return isOneOf(
    sql`${within('users', 'uid', 'search_name')} union all ${within('auth_users', 'id', 'search_email')}`,
  );
}

/** As an array, the planner expects few users and looks each up, instead of joining all. */
function isOneOf(uids: RawBuilder<unknown>) {
  return sql<boolean>`users.uid = any(array(${uids}))`;
}

function wordsOf(search: string | undefined): string[] {
  return (search ?? '').split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
}
