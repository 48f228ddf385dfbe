import { startServer } from '../../app/start-server.ts';
import { failingUpgrade, slowUpgrade } from './migrations.ts';

/** Starts the server of a later version: `slow` or `failing`. */
const migrations = process.argv[2] === 'failing' ? failingUpgrade : slowUpgrade;
await startServer({ migrations });
