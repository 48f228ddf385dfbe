import type { CallOutput } from '@savet/contract/calls';

/** `environment`: variables name the model. `search`: they let the server look for one on its own machine. */
export type FixedBy = 'environment' | 'search';

/** The setting that decides in place of the page; null if staff choose. */
export function fixedBy({
  source,
  variables,
}: Pick<CallOutput<'getModels'>['inUse'], 'source' | 'variables'>): FixedBy | null {
  if (source === 'environment') return 'environment';
  // While nothing is found, the server goes on looking.
  return source === 'found' || variables.includes('AI_PROVIDER') ? 'search' : null;
}
