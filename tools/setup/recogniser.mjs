import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { unlessUnchanged } from './unless-unchanged.mjs';

const LEARNED = join('.cache', 'recogniser');
const SOURCE = join('packages', 'built-in-consultant');

/** Lets the built-in consultant learn from its examples, unless they are unchanged. A server would do it at its start. */
export function learnExamples() {
  unlessUnchanged('examples-learned', [SOURCE], existsSync(LEARNED), () => {
    console.log('Learning what people ask …');
    const script = join(SOURCE, 'src', 'prepare.ts');
    run(join('node_modules', '.bin', 'node'), [script], {
      failure: 'The built-in consultant could not learn its examples.',
    });
  });
}
