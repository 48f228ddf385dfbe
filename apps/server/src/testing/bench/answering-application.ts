import { openAsBlob } from 'node:fs';
import { runStaffCommand } from '../../app/staff/staff-commands.ts';
import { createConsultant } from '../../features/consultant/consultant.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { startInMemory } from '../../platform/db/embedded/embedded.ts';
import { createLog } from '../../platform/log.ts';
import { startApplication } from '../application.ts';
import { databaseTemplate } from '../database-template.ts';
import { type Person, signUp } from '../person.ts';

/** More than anybody asks here. */
const QUERIES = 1_000_000;

/** The whole server in this process, on the embedded database, with people who ask a provider without a limit. */
export async function startAnswering(
  providerUrl: string,
  count: number,
): Promise<{
  url: string;
  people: Person[];
  close(): Promise<void>;
}> {
  const log = createLog('silent');
  const pglite = await startInMemory(await openAsBlob((await databaseTemplate()).dump));
  const database = await openDatabase({ pglite }, log);
  const server = await startApplication(
    database,
    (connections, spending) => createConsultant(connections, { log, spending }),
    {
      variables: {
        ...{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'test-model', AI_API_KEY: 'test-key' },
        ...{ AI_BASE_URL: `${providerUrl}/v1`, CALLS_PER_MINUTE: '1000000' },
      },
    },
  );
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const person = await signUp(server);
    const command = ['plan', person.email, 'pro', String(QUERIES)];
    await runStaffCommand({ db: database.db, payments: null }, command, new Date());
    people.push(person);
  }
  return {
    url: server.url,
    people,
    close: async () => {
      await server.close();
      await pglite.close();
    },
  };
}
