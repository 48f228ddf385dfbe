import { sql } from 'kysely';

/** The new values of a claimed row of a mail queue. Other servers skip the row for `holdSeconds`. */
export function claimed(holdSeconds: number) {
  return {
    mailDueAt: sql<Date>`now() + make_interval(secs => ${holdSeconds})`,
    mailAttempts: sql<number>`mail_attempts + 1`,
  };
}
