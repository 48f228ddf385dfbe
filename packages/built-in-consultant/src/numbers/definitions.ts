import { customerDefinitions } from './customer-definitions.ts';
import type { Definition } from './inputs.ts';
import { priceDefinitions } from './price-definitions.ts';

/** The calculations by the name of their label. */
export const definitions: Readonly<Record<string, Definition>> = {
  ...customerDefinitions,
  ...priceDefinitions,
};
