import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../env.ts';
import { connectDatabase, type OpenDatabase } from '../../platform/db/database.ts';
import { majorVersion } from '../../platform/db/examine.ts';
import { createLog } from '../../platform/log.ts';
import { readAuthSecret } from '../auth-secret.ts';
import type { AiCheck } from '../staff/ai-check.ts';
import { sendToServer } from '../staff/control-socket.ts';
import { openStoredCheck } from '../staff/stored-check.ts';
import { checkDatabase } from './check-database.ts';
import { checkModel } from './check-model.ts';
import { checkPooler } from './check-pooler.ts';
import { attempt, type Finding, reasonOf, reportOn } from './findings.ts';

/**
 * Examines the database, and the model, whose connection is stored in it. With the embedded database the running server
 * does this: no other process can open the folder.
 */
export async function checkStored(environment: Environment): Promise<Finding[]> {
  const { databaseUrl, dataDir } = environment;
  const report = reportOn('database');
  const skipped = reportOn('model')('warning', 'was not examined, because the database was not');
  if (databaseUrl === null) {
    const reply = await sendToServer(dataDir, ['doctor']).catch((error: unknown) => ({
      ok: false,
      text: reasonOf(error),
    }));
    if (reply?.ok === true) return JSON.parse(reply.text) as Finding[];
    if (reply) {
      const text = `the running server did not examine it (${reasonOf(reply.text)}); restart it`;
      return [report('problem', text), skipped];
    }
    if (!existsSync(join(dataDir, 'database', 'PG_VERSION'))) {
      return [
        report('ok', 'there is none yet; the first start makes it'),
        reportOn('model')('ok', 'was not examined, because there is no database yet'),
      ];
    }
  }
  let database: OpenDatabase | undefined;
  try {
    const opened = await connectDatabase(
      databaseUrl === null ? { dataDir } : { url: databaseUrl },
      createLog('silent'),
    );
    database = opened;
    await majorVersion(opened.db);
    return [
      ...(await checkOpened(opened, () => openCheck(environment, opened))),
      ...(await attempt('database', (about) => checkPooler(environment, about))),
    ];
  } catch (error) {
    const advice = databaseUrl === null ? 'see DATA_DIR' : 'start it, or correct DATABASE_URL';
    return [report('problem', `it can't be opened (${reasonOf(error)}); ${advice}`), skipped];
  } finally {
    await database?.close();
  }
}

/** Examines the database that is open here, and the model in use. */
export async function checkOpened(
  database: OpenDatabase,
  model: () => AiCheck,
): Promise<Finding[]> {
  const findings = await attempt('database', (report) => checkDatabase(database, report));
  return [...findings, ...(await attempt('model', (report) => checkModel(model(), report)))];
}

function openCheck(environment: Environment, { db }: OpenDatabase): AiCheck {
  const secret = environment.authSecret ?? readAuthSecret(environment.dataDir);
  return openStoredCheck(environment, { db, secret, log: createLog('silent') });
}
