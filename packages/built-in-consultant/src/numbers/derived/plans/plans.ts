import type { Plan } from '../plan.ts';
import { demand } from './demand.ts';
import { flows } from './flows.ts';
import { hours } from './hours.ts';
import { investments } from './investments.ts';
import { jobs } from './jobs.ts';
import { owed } from './owed.ts';
import { people } from './people.ts';
import { plain } from './plain.ts';
import { prices } from './prices.ts';
import { sales } from './sales.ts';
import { shares } from './shares.ts';
import { trade } from './trade.ts';
import { work } from './work.ts';

/** All plans, the narrower ones first. */
export const plans: readonly Plan[] = [
  ...plain,
  ...jobs,
  ...shares,
  ...prices,
  ...sales,
  ...hours,
  ...investments,
  ...flows,
  ...demand,
  ...people,
  ...owed,
  ...work,
  ...trade,
];
