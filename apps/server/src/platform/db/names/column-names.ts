import { CamelCasePlugin, type PluginTransformQueryArgs, PostgresQueryCompiler } from 'kysely';
import type { Database } from '../transaction.ts';

/**
 * Names are in camel case in the code and in snake case in SQL. The plugin of Kysely would copy each query to rename what is
 * in it, which costs as much as all else that is done with a query; here they are renamed while the SQL is written.
 */
class ColumnNames extends CamelCasePlugin {
  override transformQuery({ node }: PluginTransformQueryArgs) {
    return node;
  }

  toSnakeCase(name: string): string {
    return this.snakeCase(name);
  }

  toRow(json: object): Record<string, unknown> {
    return this.mapRow({ ...json });
  }
}

/** Keys inside JSON are user data, not column names. */
const options = { maintainNestedObjectKeys: true };
export const columnNames = new ColumnNames(options);

/** Rows that were read as JSON. @param times columns that hold a time, which is text in JSON */
export function rowsOfJson<Row>(json: readonly object[], times: readonly (keyof Row & string)[]) {
  return json.map((object) => {
    const row = columnNames.toRow(object);
    for (const name of times) {
      const time = row[name];
      if (typeof time === 'string') row[name] = new Date(time);
    }
    return row as Row;
  });
}

/** For libraries that look into the queries to learn the names in SQL. */
export function withRenamedQueries(db: Database): Database {
  return db.withoutPlugins().withPlugin(new CamelCasePlugin(options));
}

export class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(columnNames.toSnakeCase(name));
  }
}
