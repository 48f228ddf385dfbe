import type { CompiledQuery } from 'kysely';
import type { Database, Trx } from '../transaction.ts';
import { marked } from './kept-plan.ts';

/** Stands for a value while a statement is written. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement that is written once, and then only gets other values: to write one takes longer than to send it and to read its
 * rows. The database keeps its plan, too, so use it only for statements that find rows by key (see kept-plan.ts).
 * @param write is called once, with placeholders in the place of the values: it can only pass them on
 */
export function keptStatement<Values extends object, Row>(
  write: (db: Database | Trx, values: Values) => CompiledQuery<Row>,
): (db: Database | Trx, values: Values) => Promise<Row[]> {
  let written: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    written ??= marked(write(db, placeholders<Values>()));
    const parameters = written.parameters.map((parameter) =>
      parameter instanceof Placeholder ? Reflect.get(values, parameter.name) : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...written, parameters });
    return rows;
  };
}

function placeholders<Values extends object>(): Values {
  return new Proxy({} as Values, {
    get: (_, name) => new Placeholder(String(name)),
    ownKeys: () => {
      throw new Error('a kept statement takes each value by its name');
    },
  });
}
