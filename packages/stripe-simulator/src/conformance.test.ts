import Stripe from 'stripe';
import PreviousStripe from 'stripe-22';
import { expect, it } from 'vitest';
import { playBroadScenario } from './testing/broad-scenario.ts';
import { PageClient } from './testing/page-client.ts';
import { objectsOf, recordedClient } from './testing/recorded.ts';
import { startSimulator } from './testing/running-simulator.ts';
import { Conformance } from './testing/sdk-schemas/conformance.ts';

const sdks: [name: string, apiVersion: string, sdk: typeof Stripe][] = [
  ['stripe', '2026-10-28.endive', Stripe],
  // Of the older SDK, only what both have is used.
  ['stripe-22', '2026-08-26.dahlia', PreviousStripe as unknown as typeof Stripe],
];

it.each(sdks)(
  'every response and webhook conforms to the types of %s, version %s',
  async (name, apiVersion, sdk) => {
    const running = await startSimulator({ apiVersion });
    try {
      const { stripe, bodies } = recordedClient(running.apiUrl, sdk);
      await playBroadScenario(stripe, new PageClient(running.simulator.pages));
      await running.simulator.webhooks.settled();
      const responses = objectsOf(bodies);
      const webhooks = running.receiver.bodies;
      const different = new Conformance(name).check([...responses, ...webhooks]);
      const places = different.map(
        ({ mismatch: { kind, path, problem } }) => `${kind} ${path} ${problem}`,
      );
      const wrong = new Set(different.map(({ index }) => index)).size;
      console.info(
        `${name}: ${wrong} wrong of ${responses.length} objects in ${bodies.length} responses and ${webhooks.length} webhooks`,
      );
      expect([...new Set(places)].sort()).toEqual([]);
      expect(responses.length).toBeGreaterThanOrEqual(964);
      expect(webhooks.length).toBeGreaterThanOrEqual(468);
    } finally {
      await running.stop();
    }
  },
);
