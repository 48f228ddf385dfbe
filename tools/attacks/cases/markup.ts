import type { AttackCase } from '../attack-case.ts';
import type { Attempts } from '../attempts.ts';
import { openBrowser } from '../browser.ts';
import { send } from '../http.ts';
import { freeTexts, knownTexts } from '../planting/free-texts.ts';
import { breaking, exfiltration, scripts } from '../planting/hostile-texts.ts';
import { lookAtAccount } from '../planting/look-at-account.ts';
import { lookAtModels } from '../planting/look-at-models.ts';
import { lookEverywhere } from '../planting/look-everywhere.ts';
import { plant } from '../planting/plant.ts';
import type { World } from '../world.ts';

/** Addresses of pages, whose policy must hold whether or not the web is built. */
const pages = ['/', '/chat', '/login', '/brandhub', '/admin', '/api/docs', '/nothing.html'];

export const markupCases: readonly AttackCase[] = [
  {
    number: 17,
    name: 'scripts and markup in every stored text that people see',
    run: (world, attempts) => plantAndLook(world, [...scripts, ...breaking], attempts),
  },
  {
    number: 18,
    name: 'texts that make the browser send something to another host',
    run: (world, attempts) => plantAndLook(world, exfiltration, attempts),
  },
];

async function plantAndLook(
  world: World,
  texts: readonly string[],
  attempts: Attempts,
): Promise<void> {
  await checkPolicy(world, attempts);
  attempts.same('texts that calls take', freeTexts(), knownTexts);
  const browser = world.isLong ? await openBrowser(world) : null;
  if (!browser) {
    world.note('the long form looks at the pages in Chromium, once the web is built');
    return;
  }
  try {
    await lookEverywhere(world, browser, await plant(world, texts), texts, attempts);
    await lookAtAccount(world, browser, texts, attempts);
    await lookAtModels(world, browser, texts, attempts);
  } finally {
    await browser.close();
  }
}

/** A policy that runs no inline script and loads nothing from elsewhere. */
async function checkPolicy({ stage }: World, attempts: Attempts): Promise<void> {
  for (const path of pages) {
    const { headers } = await send(stage.server, path, { method: 'GET' });
    const policy = headers.get('content-security-policy') ?? '';
    const isStrict =
      policy.includes("default-src 'none'") &&
      policy.includes("script-src 'self';") &&
      policy.includes("img-src 'self' data:;") &&
      policy.includes("base-uri 'none'") &&
      !/unsafe|\*|https?:/.test(policy);
    attempts.expect(`the policy of ${path}`, isStrict, policy);
    attempts.same(`sniffing ${path}`, headers.get('x-content-type-options'), 'nosniff');
  }
}
