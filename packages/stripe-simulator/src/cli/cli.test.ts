import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';

const program = new URL('../cli.ts', import.meta.url).pathname;
const started: ChildProcess[] = [];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-simulator-cli-'));
});

afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(given: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program, ...given], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

async function listening(child: ReturnType<typeof start>): Promise<URL> {
  for await (const line of createInterface(child.stdout)) {
    const [, address] = /API\s+(\S+)/.exec(line) ?? [];
    if (address) return new URL(address);
  }
  throw new Error('the simulator did not listen');
}

test.each([
  ['SIGTERM', [0, null]],
  ['SIGKILL', [null, 'SIGKILL']],
] as const)('serves API and pages on one port; the state survives %s', async (signal, end) => {
  const given = ['--port', '0', '--data', join(folder, 'state.sqlite')];
  const first = start(given);
  const { port, origin } = await listening(first);
  const stripe = new Stripe('sk_test_1', { host: 'localhost', port, protocol: 'http' });
  const { id } = await stripe.customers.create({ email: 'ana@example.com' });
  expect(await (await fetch(`${origin}/`)).text()).toContain('Stripe simulator');
  first.kill(signal);
  expect(await once(first, 'exit')).toEqual(end);

  const second = start(given);
  const again = await listening(second);
  const reconnected = new Stripe('sk_test_1', {
    host: 'localhost',
    port: again.port,
    protocol: 'http',
  });
  expect(await reconnected.customers.retrieve(id)).toMatchObject({ email: 'ana@example.com' });
});

test('what follows failed payments is set by options', async () => {
  const { origin } = await listening(
    start(['--port', '0', '--after-retries', 'past_due', '--retry-days', '1,4']),
  );
  expect(await (await fetch(`${origin}/_simulator/state`)).json()).toMatchObject({
    settings: { afterRetries: 'past_due', retryDays: [1, 4] },
  });
});

test.each([
  ['a live key', [], { STRIPE_SECRET_KEY: 'sk_live_1' }, /does not start beside a live key/],
  ['an unknown option', ['--nonsense'], {}, /Unknown option/],
])('does not start with %s', async (_case, given, environment, message) => {
  const child = start(['--port', '0', ...given], environment);
  const output = (await child.stderr.setEncoding('utf8').toArray()).join('');
  expect(output).toMatch(message);
  expect(output).not.toContain('    at ');
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1);
});
