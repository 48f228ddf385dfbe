import { openDatabase } from '../../platform/db/database.ts';
import { createLog } from '../../platform/log.ts';
import { slowUpgrade } from './migrations.ts';

/** Opens the database in a folder as the server of a later version does, and closes it. */
const [, , dataDir = ''] = process.argv;
const database = await openDatabase({ dataDir }, createLog('silent'), slowUpgrade);
await database.close();
