import { backupCases } from './cases/backup-cases.ts';
import { browserCases } from './cases/browser-cases.ts';
import { clockCases } from './cases/clock-cases.ts';
import { databaseCases } from './cases/database-cases.ts';
import { diskCases } from './cases/disk-cases.ts';
import { manyServersCases } from './cases/many-servers-cases.ts';
import { networkCases } from './cases/network-cases.ts';
import { parallelCases } from './cases/parallel-cases.ts';
import { paymentCases } from './cases/payment-cases.ts';
import { providerCases } from './cases/provider-cases.ts';
import { readerCases } from './cases/reader-cases.ts';
import { responseCases } from './cases/response-cases.ts';
import { serverCases } from './cases/server-cases.ts';
import { versionCases } from './cases/version-cases.ts';
import type { FaultCase } from './fault-case.ts';

/** Every fault but the kills. Those that break the database come last. */
export const allCases: readonly FaultCase[] = [
  ...responseCases,
  ...parallelCases,
  ...paymentCases,
  ...providerCases,
  ...serverCases,
  ...manyServersCases,
  ...networkCases,
  ...readerCases,
  ...browserCases,
  ...clockCases,
  ...backupCases,
  ...versionCases,
  ...diskCases,
  ...databaseCases,
];
