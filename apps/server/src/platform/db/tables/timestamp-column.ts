import type { ColumnType } from 'kysely';

/** A time that the database sets to now unless an insert gives one. */
export type TimestampColumn = ColumnType<Date, Date | undefined, Date>;
