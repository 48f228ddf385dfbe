// Runs before `npm start` and the other commands, on whatever Node the machine has (20 or newer):
// plain JavaScript, nothing from node_modules.
import { installPackages } from './install.mjs';
import { buildWeb } from './web.mjs';

/** `node tools/setup/prepare.mjs [packages]`: with `packages` the web is not built. */
try {
  installPackages();
  if (process.argv[2] !== 'packages') buildWeb();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
