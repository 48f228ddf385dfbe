import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop } from '../testing/shop.ts';
import { subscriberOf } from '../testing/subscriber.ts';

const repository = new URL('../../../..', import.meta.url).pathname;
/** All that a user of the package gets with it. */
const DEPENDENCIES = ['hono', '@hono/node-server', 'neoqs'];

let folder: string;
let installed: string;
let child: ChildProcess | null = null;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-simulator-pack-'));
  const tarball = pack();
  installed = join(folder, 'shop', 'node_modules', 'stripe-simulator');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  for (const name of DEPENDENCIES) link(name);
});
afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('the packed package starts with its dependencies only, and names those that a PDF needs', async () => {
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<
    string,
    object
  >;
  expect(Object.keys(manifest['dependencies'] ?? {}).sort()).toEqual([...DEPENDENCIES].sort());
  for (const inside of ['private', 'scripts', 'devDependencies']) {
    expect(manifest).not.toHaveProperty(inside);
  }
  for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md', 'dist/index.d.ts']) {
    expect(existsSync(join(installed, file)), file).toBe(true);
  }
  const { port, origin } = await started();
  const stripe = new Stripe('sk_test_1', { host: 'localhost', port, protocol: 'http' });
  const shop = await openShop(stripe);
  const steps = subscriberOf(stripe, shop);
  const { invoice_pdf } = await steps.invoiceOf(await steps.subscribe(shop.customer.id));
  const response = await fetch(`${origin}${new URL(invoice_pdf ?? '').pathname}`);
  expect(response.status).toBe(501);
  expect(await response.text()).toContain('pdfkit and dejavu-fonts-ttf');
});

/** Packs a copy, because packing replaces the manifest for a moment. @returns the tarball */
function pack(): string {
  const source = join(folder, 'source', 'packages', 'stripe-simulator');
  cpSync(join(repository, 'packages', 'stripe-simulator'), source, { recursive: true });
  cpSync(join(repository, 'tsconfig.base.json'), join(folder, 'source', 'tsconfig.base.json'));
  symlinkSync(join(repository, 'node_modules'), join(folder, 'source', 'node_modules'));
  const PATH = `${dirname(process.execPath)}:${process.env['PATH']}`;
  const options = { cwd: source, env: { ...process.env, PATH }, encoding: 'utf8' } as const;
  const output = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], options);
  return join(folder, output.trim().split('\n').at(-1) ?? '');
}

function link(name: string): void {
  const target = join(folder, 'shop', 'node_modules', name);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(join(repository, 'node_modules', name), target);
}

async function started(): Promise<URL> {
  const program = join(installed, 'dist', 'cli.js');
  const running = spawn(process.execPath, [program, '--port', '0'], {
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = running;
  for await (const line of createInterface(running.stdout)) {
    const [, address] = /API\s+(\S+)/.exec(line) ?? [];
    if (address) return new URL(address);
  }
  await once(running, 'exit');
  throw new Error('the packed simulator did not listen');
}
