import { createRequire } from 'node:module';
import { type Logger, pino } from 'pino';
import { errorText } from './error-text.ts';

export type { Logger };

/** Values under these keys are redacted, at the top level and one level below. */
const secretKeys = ['password', 'token', 'authorization', 'cookie', 'secret', 'apiKey'];

/** Characters that JSON leaves as they are, and that some readers of logs take for the end of a line, a command or a direction. */
const invisible = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * A logger that writes each entry to standard output as one line: of JSON, or for people on a terminal. Log an error whole, as
 * `error`: see `errorText`.
 */
export function createLog(level: string, { isTerminal = false } = {}): Logger {
  const line = isTerminal ? lineForPeople() : (json: string) => json;
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: errorText, err: errorText },
    redact: secretKeys.flatMap((key) => [key, `*.${key}`]),
    hooks: { streamWrite: (json) => line(json).replaceAll(invisible, escaped) },
  });
}

function lineForPeople(): (json: string) => string {
  // Loaded only for a terminal.
  const { prettyFactory } = createRequire(import.meta.url)(
    'pino-pretty',
  ) as typeof import('pino-pretty');
  return prettyFactory({
    colorize: true,
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
    errorLikeObjectKeys: [],
    // The only field that it would print as it is, line breaks and all.
    customPrettifiers: { name: (value) => JSON.stringify(value) },
  });
}

/** The character as JSON may also write it. */
function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
