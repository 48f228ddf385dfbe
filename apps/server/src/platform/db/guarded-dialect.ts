import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import { assertOutsideTransaction } from './transaction.ts';

/** The same dialect, except that taking a second connection inside a transaction throws. */
export function guarded(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => guardDriver(dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

function guardDriver(driver: Driver): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = (options): Promise<DatabaseConnection> => {
    assertOutsideTransaction('the root database handle was used');
    return acquire(options);
  };
  return driver;
}
