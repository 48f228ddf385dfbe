import type { Trx } from '../../platform/db/transaction.ts';

/** Takes the name of a member of the team out of the answers to others. */
export async function eraseAnswerer(trx: Trx, uid: string): Promise<void> {
  await trx
    .updateTable('contactAnswers')
    .set({ answeredBy: '' })
    .where('answeredBy', '=', uid)
    .execute();
}
