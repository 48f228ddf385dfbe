import { CompiledQuery, type KyselyPlugin } from 'kysely';
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
  const sent: CompiledQuery[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const { sql: text, parameters } = db.getExecutor().compileQuery(node, queryId);
      sent.push(CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(db.withPlugin(recorder));
  const plans: Plan[] = [];
  for (const query of sent) plans.push(await explain(db, query));
  return plans;
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
