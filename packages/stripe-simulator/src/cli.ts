#!/usr/bin/env node
import { readArguments } from './cli/arguments.ts';
import { help, welcome } from './cli/output.ts';
import { type Running, run } from './cli/run.ts';

try {
  const args = readArguments(process.argv.slice(2));
  if (args === 'help') console.log(help);
  else {
    const running = await run(args, process.env['STRIPE_SECRET_KEY'], (line) => console.log(line));
    console.log(welcome(args, running));
    closeOnSignal(running);
  }
} catch (error) {
  console.error(`stripe-simulator: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

function closeOnSignal(running: Running): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void running.close());
  }
}
