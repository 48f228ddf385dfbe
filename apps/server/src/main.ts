import { startServer } from './app/start-server.ts';

await startServer();
