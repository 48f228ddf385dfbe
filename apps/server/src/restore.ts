import { restore } from './app/backup/restore.ts';
import { printResult } from './app/explain-error.ts';

/** `npm run restore -- <file>`: exit status 0 means that everything is there; otherwise nothing was changed. */
await printResult(() => restore(process.argv.slice(2)));
