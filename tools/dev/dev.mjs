import { spawn } from 'node:child_process';

const PORT = process.env.PORT ?? '3000';
const WEB_PORT = process.env.WEB_PORT ?? '5173';

/** `npm run dev`: the server restarts and the page reloads when a file changes; Ctrl-C stops both. */
const running = [
  start(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], { PORT }),
  start(['node_modules/vite/bin/vite.js', 'apps/web', '--port', WEB_PORT, '--strictPort'], {
    SAVET_SERVER: `http://127.0.0.1:${PORT}`,
  }),
];

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  for (const child of running) child.kill('SIGTERM');
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of running) {
  child.on('exit', (code) => {
    if (!stopping) process.exitCode = code ?? 1;
    stop();
  });
}

/** In its own process group, so that Ctrl-C reaches it only through `stop`. */
function start(args, env) {
  return spawn(process.execPath, args, {
    detached: process.platform !== 'win32',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
