import { afterAll, beforeAll, expect, it } from 'vitest';
import { playBroadScenario } from './testing/broad-scenario.ts';
import { PageClient } from './testing/page-client.ts';
import { objectsOf, recordedClient } from './testing/recorded.ts';
import { startSimulator } from './testing/running-simulator.ts';
import { Conformance } from './testing/sdk-schemas/conformance.ts';

let running: Awaited<ReturnType<typeof startSimulator>>;

beforeAll(async () => {
  running = await startSimulator();
});
afterAll(() => running.stop());

it('every response and every webhook conforms to the types of the SDK', async ({ annotate }) => {
  const { stripe, bodies } = recordedClient(running.apiUrl);
  await playBroadScenario(stripe, new PageClient(running.simulator.pages));
  await running.simulator.webhooks.settled();
  const responses = objectsOf(bodies);
  const webhooks = running.receiver.bodies;
  const different = new Conformance('stripe').check([...responses, ...webhooks]);
  const wrong = new Set(different.map(({ index }) => index)).size;
  await annotate(
    `${responses.length} objects of ${bodies.length} responses and ${webhooks.length} webhooks, ${wrong} wrong`,
  );
  const places = different.map(
    ({ mismatch: { kind, path, problem } }) => `${kind} ${path} ${problem}`,
  );
  expect([...new Set(places)].sort()).toEqual([]);
  expect(responses.length).toBeGreaterThanOrEqual(430);
  expect(webhooks.length).toBeGreaterThanOrEqual(174);
});
