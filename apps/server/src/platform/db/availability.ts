/** Codes of a database that cannot be reached, shuts down, or takes too long. */
const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '57014', // query cancelled by its time limit
  '57P01', // admin shutdown
  '57P02', // crash shutdown
  '57P03', // cannot connect now
  '53300', // too many connections
  '25P03', // idle in transaction too long
]);
const awayMessage = /timeout exceeded|connection terminated|query read timeout|not queryable/i;

/** Whether an error means that the database is away for now, and not that a query was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return away.has(code) || code.startsWith('08') || awayMessage.test(error.message);
}
