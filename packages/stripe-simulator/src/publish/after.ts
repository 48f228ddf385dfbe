import { renameSync } from 'node:fs';

renameSync('package.json.kept', 'package.json');
