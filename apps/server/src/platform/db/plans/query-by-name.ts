import pg from '../pg.ts';

/**
 * Runs a statement that may have a name. `pg` copies the properties of each statement that is given as an object with its name, which
 * takes as long as writing it to the connection; a query of its own class is taken as it is.
 */
export function queryByName(
  client: pg.ClientBase,
  text: string,
  values: unknown[],
  name: string | undefined,
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const query = new pg.Query(text, values);
    const callback = (error: Error | null, result: pg.QueryResult) => {
      if (error) reject(error);
      else resolve(result);
    };
    client.query(Object.assign(query, { callback }, name !== undefined && { name }));
  });
}
