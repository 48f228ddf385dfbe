import { backUp } from './app/backup/back-up.ts';
import { printResult } from './app/explain-error.ts';

/** `npm run backup -- <file>`: exit status 0 means that the whole backup is on disk. */
await printResult(() => backUp(process.argv.slice(2)));
