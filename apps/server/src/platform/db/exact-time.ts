import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';

/** A time with all its microseconds, of which a `Date` has room for three digits only. */
export const exactTimestamp = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{6}Z$/)
  .refine((time) => !Number.isNaN(Date.parse(time)));

/** The time in a column as an `exactTimestamp`, whatever the time zone of the database. */
export function exactTime<Value extends string | null = string>(column: string): RawBuilder<Value> {
  return sql<Value>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** A text column in an order that does not depend on the database's language. */
export function byteOrder(column: string): RawBuilder<string> {
  return sql<string>`${sql.ref(column)} collate "C"`;
}
