import { signUp } from '../../../apps/server/src/testing/person.ts';
import { createPostgresDatabase } from '../../../apps/server/src/testing/postgres-database.ts';
import { freePort } from '../../test-server/free-port.ts';
import { ServerProcess } from '../../test-server/server-process.ts';
import { staff } from '../../test-server/staff.ts';
import type { FaultCase } from '../fault-case.ts';
import { at, Load } from '../load.ts';
import { checkOutOldVersion, oldVersionObstacle } from '../old-version.ts';
import { askToTheEnd, newQuestion } from '../questions.ts';
import { signInAt } from '../sign-in.ts';
import { ensure } from '../tally.ts';

/** Questions in each part of the upgrade, at least. */
const EACH = 8;

/** Fault 16. */
export const versionCases: readonly FaultCase[] = [
  {
    number: 16,
    name: 'an old and a new server on one database, which the new one upgrades',
    on: ['PostgreSQL'],
    isLong: true,
    obstacle: oldVersionObstacle,
    run: async ({ stage, tally, postgres }) => {
      if (!postgres) return;
      const old = checkOutOldVersion();
      const variables = {
        ...stage.settings.variables,
        DATABASE_URL: await createPostgresDatabase(postgres.url, 'empty'),
      };
      const oldSettings = { port: await freePort(), variables, cwd: old.folder };
      const servers: ServerProcess[] = [];
      try {
        const oldServer = await ServerProcess.start(oldSettings);
        servers.push(oldServer);
        const person = await signUp(oldServer);
        await staff(oldSettings, 'plan', person.email, 'enterprise', '1000000');
        let senders = [person];
        const load = Load.start(stage.provider, () => senders);
        try {
          await load.acknowledges(EACH);
          const newServer = await tally.recovery(async () =>
            ServerProcess.start({ port: await freePort(), variables }),
          );
          servers.push(newServer);
          senders = [person, at(newServer, person)];
          await load.acknowledges(EACH);
          // A user who logs in on one is logged in on the other.
          const there = at(oldServer, await signInAt(newServer, person));
          const back = at(newServer, await signInAt(oldServer, person));
          ensure((await there.send('getUser', {})).status === 200, 'lost', 'a log-in on the new');
          ensure((await back.send('getUser', {})).status === 200, 'lost', 'a log-in on the old');
          await load.acknowledges(EACH);
          senders = [at(newServer, person)];
          await oldServer.end('SIGTERM');
          await load.acknowledges(EACH);
          await load.stop();
          tally.acknowledged = await load.check(at(newServer, person));
          await askToTheEnd(stage, at(newServer, person), newQuestion('след надграждане'));
        } finally {
          await load.stop();
        }
      } finally {
        for (const server of servers) await server.end('SIGKILL');
        old.remove();
      }
    },
  },
];
