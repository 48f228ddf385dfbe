import { type Logger, pino } from 'pino';

export type { Logger };

/** Values under these keys are redacted, at the top level and one level below. */
const secretKeys = ['password', 'token', 'authorization', 'cookie', 'secret', 'apiKey'];

/** A logger that writes each entry to standard output as one line of JSON. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: secretKeys.flatMap((key) => [key, `*.${key}`]),
  });
}
