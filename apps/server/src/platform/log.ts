import { type Logger, pino } from 'pino';
import { errorText } from './error-text.ts';

export type { Logger };

/** Values under these keys are redacted, at the top level and one level below. */
const secretKeys = ['password', 'token', 'authorization', 'cookie', 'secret', 'apiKey'];

/** Characters that JSON leaves as they are, and that some readers of logs take for the end of a line, a command or a direction. */
const invisible = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** A logger that writes each entry to standard output as one line of JSON. Log an error whole, as `error`: see `errorText`. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: errorText, err: errorText },
    redact: secretKeys.flatMap((key) => [key, `*.${key}`]),
    hooks: { streamWrite: (line) => line.replaceAll(invisible, escaped) },
  });
}

/** The character as JSON may also write it. */
function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
