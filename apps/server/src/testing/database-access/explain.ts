import { CompiledQuery, type DatabaseConnection } from 'kysely';
import { keepsPlan } from '../../platform/db/plans/kept-plan.ts';
import type { Database } from '../../platform/db/transaction.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

export interface Plan {
  /** Tables that are read from beginning to end. */
  scanned: string[];
  indexes: string[];
}

/** Runs `work`, and explains how the database runs each of the queries that `work` really sent. */
export async function explainQueries(
  db: Database,
  work: (db: Database) => Promise<unknown>,
): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (const { sql, parameters } of await sentBy(db, work)) {
    plans.push(
      await explain(db, CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters])),
    );
  }
  return plans;
}

/** The same of the queries whose plans the embedded database keeps, for whatever values come. */
export async function explainKeptPlans(
  db: Database,
  work: (db: Database) => Promise<unknown>,
): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (const { sql } of await sentBy(db, work)) {
    // With the mark at its end, the explanation itself would be kept.
    const text = `explain (generic_plan, format json) ${sql};`;
    if (keepsPlan(sql)) plans.push(await explain(db, CompiledQuery.raw(text)));
  }
  return plans;
}

/** The statements that `work` sends to the database. A plugin would not see statements that are written once. */
async function sentBy(
  db: Database,
  work: (db: Database) => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const sent: CompiledQuery[] = [];
  const executor = db.getExecutor();
  const provideConnection = executor.provideConnection.bind(executor);
  executor.provideConnection = (use, options) =>
    provideConnection((connection) => use(noting(connection, sent)), options);
  try {
    await work(db);
  } finally {
    executor.provideConnection = provideConnection;
  }
  return sent.filter(({ sql }) => !/^(begin|commit|rollback)$/.test(sql));
}

function noting(connection: DatabaseConnection, sent: CompiledQuery[]): DatabaseConnection {
  return new Proxy(connection, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (name === 'executeQuery') sent.push(args[0] as CompiledQuery);
        return Reflect.apply(value, target, args);
      };
    },
  });
}

async function explain(db: Database, query: CompiledQuery): Promise<Plan> {
  // Without the plugins, which would rename the keys of the plan.
  const { rows } = await db
    .withoutPlugins()
    .executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(query);
  const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
  return {
    scanned: nodes.flatMap((node) =>
      node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [],
    ),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
  };
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
