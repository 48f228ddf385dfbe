import { renameSync, rmSync } from 'node:fs';

renameSync('package.json.kept', 'package.json');
rmSync('dist', { recursive: true });
