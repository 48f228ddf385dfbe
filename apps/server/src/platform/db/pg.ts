import pg from 'pg';

/** PostgreSQL's type id of int8, which `pg` returns as text by default. */
const INT8 = 20;

pg.types.setTypeParser(INT8, Number);

/** The client of both databases. */
export { default } from 'pg';
