import pg from 'pg';
import { openDatabase } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';

const TEMPLATE = 'savet_template';

/** Makes a database with all tables, which `createPostgresDatabase` copies. */
export async function createPostgresTemplate(address: string): Promise<void> {
  await execute(address, `create database ${TEMPLATE}`);
  const url = addressOf(address, TEMPLATE);
  await (await openDatabase({ url }, createLog('silent'))).close();
}

/** Makes a database beside the one at `address`: `empty`, or with all tables. @returns its address */
export async function createPostgresDatabase(
  address: string,
  content: 'empty' | 'migrated',
): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const template = content === 'migrated' ? ` template ${TEMPLATE}` : '';
  await execute(address, `create database ${name}${template}`);
  return addressOf(address, name);
}

async function execute(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function addressOf(address: string, database: string): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}
