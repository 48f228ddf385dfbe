import { addSamplePeople } from './app/sample-people.ts';
import { startServer } from './app/start-server.ts';

/** `npm run demo`: as `npm start`, in a folder of its own, with sample people. */
await startServer({ defaults: { DATA_DIR: './data/demo' }, prepare: addSamplePeople });
