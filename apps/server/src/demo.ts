import { addSamplePeople, checkOwnMachine } from './app/demo/sample-people.ts';
import { startServer } from './app/start-server.ts';

/** `npm run demo`: like `npm start`, with sample people and a data folder of its own. */
await startServer({
  defaults: { DATA_DIR: './data/demo' },
  check: checkOwnMachine,
  prepare: addSamplePeople,
});
