import { sql } from 'kysely';
import type { OpenDatabase } from '../../../platform/db/database.ts';

type Db = OpenDatabase['db'];

/** Fills an account with a withdrawal, and acceptances of the same time, whose ids give the order. */
export async function fillAgreements(db: Db, uid: string): Promise<void> {
  const acceptance = { uid, language: 'BG', acceptedAt: new Date('2026-06-06T06:06:06Z') } as const;
  const kinds = ['terms', 'privacy', 'withdrawal'] as const;
  const rows = kinds.map((kind, index) => ({
    ...acceptance,
    acceptanceId: `${['b', 'A', '_'][index]}-${uid}`,
    kind,
    version: `version of ${kind}`,
    occasion: kind === 'withdrawal' ? ('payment' as const) : ('sign_up' as const),
  }));
  await db.insertInto('legalAcceptances').values(rows).execute();
  await sql`
    insert into withdrawals (subscription_id, uid, concluded_at, withdrawn_at, began_on_request, paid, refund, refunds)
    values (${`sub_old_${uid}`}, ${uid}, '2026-06-06T06:06:06.000006Z', '2026-06-07T00:00:00.000007Z', true, 1994,
      1900, '[]')`.execute(db);
}
