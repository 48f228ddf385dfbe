// Runs before `npm start` and the other commands, on whatever Node the machine has (20 or newer):
// plain JavaScript, nothing from node_modules.
import { installPackages } from './install.mjs';
import { learnExamples } from './recogniser.mjs';
import { buildWeb } from './web.mjs';

/**
 * `node tools/setup/prepare.mjs [--develop] [--no-web]`: installs the runtime packages (with --develop the
 * development packages too), lets the built-in consultant learn, and builds the web.
 */
const flags = new Set(process.argv.slice(2));
try {
  installPackages({ develop: flags.has('--develop') });
  learnExamples();
  if (!flags.has('--no-web')) buildWeb();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
