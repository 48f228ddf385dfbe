import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { expect, test } from 'vitest';

const SECRETS = 'deploy/savet.env';
const compose = readFileSync('deploy/compose.yaml', 'utf8');

test('the secrets of an installation get neither into git nor into the image', () => {
  expect(spawnSync('git', ['check-ignore', '--quiet', SECRETS]).status).toBe(0);
  // `COPY . .` in the Dockerfile takes everything else.
  expect(readFileSync('.dockerignore', 'utf8').split('\n')).toContain(SECRETS);
});

test('no other container can get the address of the proxy, which the servers trust', () => {
  const [, proxy = ''] = /ipv4_address: ([\d.]+)/.exec(compose) ?? [];
  const [, first = '', bits = ''] = /ip_range: ([\d.]+)\/(\d+)/.exec(compose) ?? [];
  const others = new BlockList();
  others.addSubnet(first, Number(bits));
  expect(compose).toContain(`TRUSTED_PROXIES: ${proxy}\n`);
  expect(others.check(proxy)).toBe(false);
});
