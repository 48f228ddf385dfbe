/** Everything that checks texts, with its rules. */
export { deletionsIn } from '@savet/brand-check';
export { checkFor, factsOf, sourceOf } from './check-for.ts';
export { rewritesFor } from './rewrites.ts';
