import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, inject, it, onTestFinished } from 'vitest';
import { checkPooler } from './check-pooler.ts';
import { reportOn } from './findings.ts';

const postgresUrl = inject('postgresUrl');
/** BackendKeyData of PostgreSQL's protocol: its type and length, before the number of the process. */
const KEY_DATA = Buffer.from([0x4b, 0, 0, 0, 12]);

it.runIf(postgresUrl)('says whether a pooler stands between, and what to set', async () => {
  const direct = postgresUrl ?? '';
  const pooler = await startNumberingProxy(direct);
  const check = async (databaseUrl: string, databaseDirectUrl: string | null) => {
    const findings = await checkPooler({ databaseUrl, databaseDirectUrl }, reportOn('database'));
    return findings.map(({ level, text }) => `${level} ${text}`).join();
  };
  expect(await check(pooler, null)).toMatch(/^warning .*set DATABASE_DIRECT_URL/);
  expect(await check(pooler, pooler)).toMatch(/^problem DATABASE_DIRECT_URL leads to a pooler/);
  expect(await check(pooler, direct)).toMatch(/^ok /);
  expect(await check(direct, null)).toBe('');
});

/** Stands before PostgreSQL and gives connections other numbers, as poolers do. @returns its address */
async function startNumberingProxy(address: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const server = createServer((client) => {
    const postgres = connect(Number(port), hostname);
    client.pipe(postgres);
    postgres.on('data', (bytes) => {
      const at = bytes.indexOf(KEY_DATA);
      if (at >= 0) bytes.writeUInt32BE(1, at + KEY_DATA.length);
      client.write(bytes);
    });
    postgres.on('close', () => client.destroy());
    for (const socket of [client, postgres]) socket.on('error', () => undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const url = new URL(address);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return url.href;
}
