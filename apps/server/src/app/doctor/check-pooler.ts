import type { Environment } from '../../env.ts';
import { isBehindPooler } from '../../platform/db/pooler.ts';
import type { Finding, Report } from './findings.ts';

/** Whether `DATABASE_DIRECT_URL` is there when a pooler is, and leads past it. */
export async function checkPooler(
  { databaseUrl, databaseDirectUrl }: Pick<Environment, 'databaseUrl' | 'databaseDirectUrl'>,
  report: Report,
): Promise<Finding[]> {
  if (databaseDirectUrl !== null) {
    return (await isBehindPooler(databaseDirectUrl))
      ? [
          report(
            'problem',
            'DATABASE_DIRECT_URL leads to a pooler; set it to the address of PostgreSQL itself',
          ),
        ]
      : [report('ok', 'DATABASE_DIRECT_URL leads to PostgreSQL itself')];
  }
  if (databaseUrl === null || !(await isBehindPooler(databaseUrl))) return [];
  return [
    report(
      'warning',
      'DATABASE_URL leads to a pooler, which in transaction mode makes questions fail here and there; set DATABASE_DIRECT_URL to PostgreSQL itself',
    ),
  ];
}
