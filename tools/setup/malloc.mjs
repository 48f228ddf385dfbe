/**
 * Lets the `malloc` of Linux return what was freed. V8 optimises the largest functions of the embedded database soon after a start, and 130 MB
 * of what that takes would stay with the process. The variable counts when a process starts, so this one starts again in its place.
 * JavaScript, because it runs before types are removed.
 */
import process from 'node:process';

/** In bytes. Setting the default keeps `malloc` from raising it to twice the largest block that was freed. */
const TRIM_THRESHOLD = '131072';

const { argv, env, execArgv, execPath, platform } = process;
if (platform === 'linux' && env['MALLOC_TRIM_THRESHOLD_'] === undefined) {
  // Windows has no such function.
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], {
    ...env,
    MALLOC_TRIM_THRESHOLD_: TRIM_THRESHOLD,
  });
}
