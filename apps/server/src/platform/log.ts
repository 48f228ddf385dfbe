import { type Logger, pino } from 'pino';

export type { Logger };

/** Keys whose values never reach the log, wherever they stand. */
const secretKeys = ['password', 'token', 'authorization', 'cookie', 'secret', 'apiKey'];

/** A structured logger that writes one JSON line an entry to standard output. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: secretKeys.flatMap((key) => [key, `*.${key}`]),
  });
}
