import type { Language } from '@savet/contract/languages';
import type { AcceptanceOccasion, AcceptedTextKind } from '@savet/contract/legal';
import { sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import type { TextVersions } from './text-version.rules.ts';

export interface Acceptance {
  kind: AcceptedTextKind;
  version: string;
  language: Language;
  occasion: AcceptanceOccasion;
  acceptedAt: Date;
}

/** Keeps a version of a text. @returns since when it is kept */
export async function keepText(
  db: Database,
  { kind, version, texts }: { kind: string; version: string; texts: TextVersions },
  now: Date,
): Promise<Date> {
  const rows = [...texts].map(([language, text]) => ({
    kind,
    language,
    version,
    text,
    since: now,
  }));
  await db
    .insertInto('legalTexts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { since } = await db
    .selectFrom('legalTexts')
    .select('since')
    .where('kind', '=', kind)
    .where('version', '=', version)
    .orderBy('since')
    .limit(1)
    .executeTakeFirstOrThrow();
  return since;
}

export async function insertAcceptances(
  trx: Trx,
  uid: string,
  acceptances: readonly Acceptance[],
): Promise<void> {
  if (acceptances.length === 0) return;
  const rows = acceptances.map((acceptance) => ({ ...acceptance, acceptanceId: newId(), uid }));
  await trx.insertInto('legalAcceptances').values(rows).execute();
}

/** Makes every browser of the user read the user document again. */
export async function stampUser(trx: Trx, uid: string, revision: number): Promise<void> {
  await trx.updateTable('users').set({ revision }).where('uid', '=', uid).execute();
}

/** The version of the terms that the user of a row of `users` has accepted last. */
export const acceptedTerms = sql<string | null>`(
  select version from legal_acceptances accepted
  where accepted.uid = users.uid and accepted.kind = 'terms'
  order by accepted_at desc, acceptance_id limit 1)`;

export async function readAcceptedTerms(db: Database | Trx, uid: string): Promise<string | null> {
  const row = await db
    .selectFrom('legalAcceptances')
    .select('version')
    .where('uid', '=', uid)
    .where('kind', '=', 'terms')
    .orderBy('acceptedAt', 'desc')
    .orderBy('acceptanceId')
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? null;
}

/** Whether the user accepted a text of this kind in a period. */
export async function hasAccepted(
  db: Database | Trx,
  uid: string,
  kind: AcceptedTextKind,
  { from, until }: { from: Date; until: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('legalAcceptances')
    .select('acceptanceId')
    .where('uid', '=', uid)
    .where('kind', '=', kind)
    .where('acceptedAt', '>=', from)
    .where('acceptedAt', '<=', until)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
