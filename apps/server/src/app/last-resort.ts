import type { Logger } from '../platform/log.ts';

/**
 * Handles what no other handler has caught. Node's own would print the whole error, which may hold questions and keys.
 * An unhandled rejection is logged. After an uncaught exception the state of the process is unknown, so the server drains,
 * stops, and exits with status 1; a supervisor starts it again.
 */
export function handleUncaught(log: Logger, stop: () => Promise<void>): void {
  process.on('unhandledRejection', (reason) => {
    log.error({ error: reason, places: placesOf(reason) }, 'unhandled rejection');
  });
  let isStopping = false;
  process.on('uncaughtException', (error) => {
    log.fatal({ error, places: placesOf(error) }, 'uncaught exception');
    if (isStopping) return;
    isStopping = true;
    stop().then(
      () => process.exit(1),
      (failure: unknown) => {
        log.fatal({ error: failure }, 'stopping failed');
        process.exit(1);
      },
    );
  });
}

/** The positions of a stack: the lines before them are the message. */
function placesOf(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return lines.filter((line) => /^ {4}at /.test(line)).map((line) => line.trim());
}
