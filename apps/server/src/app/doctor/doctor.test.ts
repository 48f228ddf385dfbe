import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LLMock } from '@copilotkit/aimock';
import { afterEach, beforeEach, expect, inject, it, onTestFinished } from 'vitest';
import { TestPostgres } from '../../../../../tools/postgres/postgres.ts';
import { freePort } from '../../../../../tools/test-server/free-port.ts';
import { LogInProvider } from '../../../../../tools/test-server/log-in-provider.ts';
import { ServerProcess } from '../../../../../tools/test-server/server-process.ts';
import { setUpStripe } from '../../features/billing/stripe-setup.ts';
import { copyMigratedDatabase } from '../../testing/database-template.ts';
import { MailServer } from '../../testing/mails/mail-server.ts';
import { createPostgresDatabase } from '../../testing/postgres-database.ts';
import { SimulatedStripe } from '../../testing/simulated-stripe.ts';
import { examine } from './doctor.ts';

const SECRET = 'a secret of the tests, and of nothing else';
const isRoot = process.getuid?.() === 0;
const postgresUrl = inject('postgresUrl');

let folder: string;
let port: number;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'savet-doctor-'));
  port = await freePort();
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(variables: Record<string, string> = {}) {
  return examine({ DATA_DIR: folder, PORT: String(port), ...variables });
}

it('finds nothing wrong with a fresh installation, and leaves nothing behind', async () => {
  const { text, isHealthy } = await run();
  expect(text).not.toMatch(/^(warning|problem)/m);
  expect(text).toMatch(/^ok {7}configuration {2}all variables are valid$/m);
  expect(text).toMatch(/^ok .*can be written and synced$/m);
  expect(text).toMatch(/^ok .*port \d+ is free/m);
  expect(isHealthy).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

it('asks a log-in provider for its discovery document', async () => {
  const provider = await LogInProvider.start();
  const { variables } = provider;
  const answering = await run({ ...variables, PUBLIC_URL: 'https://savet.example' });
  await provider.stop();
  expect(answering.text).toMatch(
    /^ok .*Example can be reached; .*https:\/\/savet\.example\/api\/auth\/provider\/oidc\/callback/m,
  );
  const stopped = await run(variables);
  expect(stopped.text).toMatch(
    /^problem {2}log-in .*OIDC_ISSUER: Example has no usable discovery/m,
  );
  expect(stopped.text).not.toContain(variables['OIDC_CLIENT_SECRET']);
  expect(stopped.isHealthy).toBe(false);
});

it('tries the list of common passwords if they are refused', async () => {
  expect((await run()).text).toMatch(/^ok .*COMMON_PASSWORDS=refused refuses them$/m);
  const { text } = await run({ COMMON_PASSWORDS: 'refused' });
  expect(text).toMatch(/^ok .*common passwords are refused$/m);
});

it('reports each wrong variable', async () => {
  const { text, isHealthy } = await run({ PORT: 'x', SMTP_URL: 'http://a' });
  expect(text).toMatch(/^problem {2}configuration {2}PORT: must be a number$/m);
  expect(text).toMatch(/^problem .*SMTP_URL: must be an smtp:\/\/ address$/m);
  expect(isHealthy).toBe(false);
});

it('examines a stopped embedded database, and a running one through its server', async () => {
  await copyMigratedDatabase(folder);
  const stopped = await run();
  expect(stopped.text).toMatch(/^ok .*all \d+ migrations have run$/m);
  expect(stopped.text).toMatch(/^ok .*the built-in consultant answers$/m);
  const server = await ServerProcess.start({ port, variables: { DATA_DIR: folder } });
  const running = await run();
  await server.end();
  expect(running.text).toMatch(/^ok .*all \d+ migrations have run$/m);
  expect(running.text).toMatch(/^ok .*it can be written$/m);
  expect(running.text).toMatch(/^ok .*a server answers at port/m);
  expect(running.isHealthy).toBe(true);
});

it('exits with 1 after a problem', async () => {
  const start = () =>
    execFileSync(process.execPath, ['apps/server/src/doctor.ts'], {
      env: { DATA_DIR: folder, PORT: String(port), SMTP_URL: `smtp://127.0.0.1:${port}` },
      encoding: 'utf8',
    });
  expect(start).toThrow(expect.objectContaining({ status: 1 }));
});

it('finds a data folder that can not be written', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect((await run({ DATA_DIR: file })).text).toMatch(/^problem .*can't be written/m);
});

it.runIf(!isRoot || process.platform === 'linux')('finds a read-only folder', () => {
  chmodSync(folder, 0o555);
  const start = () =>
    execFileSync(process.execPath, ['apps/server/src/doctor.ts'], {
      env: { DATA_DIR: folder, PORT: String(port) },
      encoding: 'utf8',
      // Everything is writable for root.
      ...(isRoot && { uid: 65_534, gid: 65_534 }),
    });
  const report: unknown = expect.stringMatching(/^problem .*can't be written \(EACCES/m);
  expect(start).toThrow(expect.objectContaining({ stdout: report }));
});

it('reads the legal documents, and names those that are missing', async () => {
  const legal = join(folder, 'legal');
  mkdirSync(legal);
  writeFileSync(join(legal, 'terms.en.md'), '# Terms');
  writeFileSync(join(legal, 'Terms.txt'), 'Terms');
  const { text } = await run({ LEGAL_DIR: legal });
  expect(text).toMatch(/^ok {7}legal .*1 of 8 documents$/m);
  expect(text).toMatch(/^warning {2}legal .*no terms\.bg\.md; add it$/m);
  expect(text).toMatch(/^warning {2}legal .*Terms\.txt is no document/m);
  writeFileSync(join(legal, 'terms.bg.md'), '');
  const { text: empty, isHealthy } = await run({ LEGAL_DIR: legal });
  expect(empty).toMatch(/^problem {2}legal .*terms\.bg\.md is empty/m);
  expect(isHealthy).toBe(false);
});

it('connects to the mail server', async () => {
  const mail = await MailServer.start();
  expect((await run({ SMTP_URL: mail.url })).text).toMatch(/^ok .*greets and accepts/m);
  await mail.stop();
  const { text, isHealthy } = await run({
    SMTP_URL: `smtp://me:hidden-password@127.0.0.1:${port}`,
  });
  expect(text).toMatch(/^problem {2}mail .*ECONNREFUSED.*correct SMTP_URL, or start/m);
  expect(text).not.toContain('hidden-password');
  expect(isHealthy).toBe(false);
});

it('examines the Stripe account', async () => {
  const account = await SimulatedStripe.start();
  const variables = account.variables('whsec_of_the_tests_and_nothing_else');
  expect((await run(variables)).text).toMatch(
    /^problem .*the account has no savet_pro_monthly, savet_pro_yearly; run npm run staff -- stripe-setup$/m,
  );
  await setUpStripe(account.client());
  const { text, isHealthy } = await run(variables);
  expect(text).toMatch(/^ok .*Stripe accepts the test key/m);
  expect(text).toMatch(/^ok .*the prices are in the account$/m);
  expect(text).toMatch(/^ok .*clock agrees with Stripe's$/m);
  expect(isHealthy).toBe(true);
  const { STRIPE_WEBHOOK_SECRET: _, ...withoutWebhook } = variables;
  expect((await run(withoutWebhook)).text).toMatch(/^warning .*STRIPE_WEBHOOK_SECRET is not set/m);
  const wrong = await run({ ...variables, STRIPE_SECRET_KEY: 'sk_live_wrong_key' });
  expect(wrong.text).toMatch(/^problem .*it refuses the key.*copy STRIPE_SECRET_KEY/m);
  expect(wrong.text).not.toContain('wrong_key');
  expect(wrong.isHealthy).toBe(false);
  await account.stop();
  expect((await run(variables)).text).toMatch(/^problem {2}payments .*check the network/m);
});

it("compares this machine's clock with Stripe's", async () => {
  const account = createServer((_, response) => {
    response.setHeader('date', new Date(Date.now() - 600_000).toUTCString());
    response.setHeader('content-type', 'application/json');
    response.end('{"object":"list","data":[],"has_more":false}');
  }).listen(port, '127.0.0.1');
  await once(account, 'listening');
  const variables = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_API_BASE: `http://127.0.0.1:${port}` };
  expect((await run({ ...variables, PORT: '0' })).text).toMatch(
    /^problem .*clock differs from Stripe's by (59|60)\d seconds; synchronize it with NTP$/m,
  );
  account.closeAllConnections();
  account.close();
});

it('asks the model', async () => {
  await copyMigratedDatabase(folder);
  const model = await LLMock.create();
  model.onMessage(/./, { content: 'Short and true.' });
  const variables = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'test-model',
    AI_BASE_URL: `${model.url}/v1`,
  };
  expect((await run(variables)).text).toMatch(/^ok .*openai-compatible answers with test-model$/m);
  await model.stop();
  const { text, isHealthy } = await run(variables);
  expect(text).toMatch(/^problem {2}model .*Check AI_BASE_URL/m);
  expect(isHealthy).toBe(false);
});

it('finds another program at the port, and a public address that is not right', async () => {
  const other = createServer((_, response) => response.end('something else'));
  other.listen(port, '127.0.0.1');
  await once(other, 'listening');
  const { text } = await run({ PUBLIC_URL: 'http://savet.example' });
  expect(text).toMatch(/^problem .*Savet does not answer there.*stop the other program/m);
  expect(text).toMatch(/^warning .*passwords travel unencrypted/m);
  expect(text).toMatch(/^warning .*nobody gets them/m);
  other.closeAllConnections();
  other.close();
});

it.runIf(postgresUrl !== null)('examines PostgreSQL', async () => {
  const url = await createPostgresDatabase(postgresUrl ?? '', 'migrated');
  const variables = { DATABASE_URL: url, AUTH_SECRET: SECRET, PUBLIC_URL: 'http://localhost' };
  const { text, isHealthy } = await run(variables);
  expect(text).toMatch(/^ok .*PostgreSQL \d+ answers$/m);
  expect(text).toMatch(/^ok .*it can be written$/m);
  expect(text).toMatch(/^ok .*its clock agrees/m);
  expect(isHealthy).toBe(true);
  expect((await run({ ...variables, DATABASE_URL: `${url}_missing` })).text).toMatch(
    /^problem {2}database .*does not exist\); start it, or correct DATABASE_URL$/m,
  );
});

it.runIf(postgresUrl !== null)('finds a stopped PostgreSQL', async () => {
  const postgres = await TestPostgres.start();
  if (!postgres) throw new Error('PostgreSQL is installed');
  onTestFinished(() => postgres.stop());
  await postgres.kill('SIGINT');
  const { text, isHealthy } = await run({
    DATABASE_URL: postgres.url.replace('savet@', 'savet:hidden-password@'),
    AUTH_SECRET: SECRET,
  });
  expect(text).toMatch(/^problem {2}database .*ECONNREFUSED.*start it, or correct DATABASE_URL$/m);
  expect(text).not.toContain('hidden-password');
  expect(isHealthy).toBe(false);
});
