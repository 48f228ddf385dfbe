import { startAtUsualPlace } from '../../../apps/server/src/testing/engines/usual-place.ts';
import type { Attempts } from '../attempts.ts';
import type { Browser } from '../browser.ts';
import { type World, withVariables } from '../world.ts';
import { end, judge, narrow } from './judge.ts';
import { addressWith, namesOf, plantModels, useModel } from './plant-models.ts';

const PATH = '/admin/models';
/** The screen lists the last twenty changes. */
const CHANGES_AT_A_TIME = 10;
/** A model that the environment chooses can't be changed on the screen. */
const withoutModel = { AI_PROVIDER: '', AI_MODEL: '', AI_BASE_URL: '', AI_API_KEY: '' };

/** Judges the names and addresses of models on the screen of staff: in use, changed, priced, paid for, graded, and of local engines. */
export async function lookAtModels(
  world: World,
  browser: Browser,
  texts: readonly string[],
  attempts: Attempts,
): Promise<void> {
  const names = namesOf(texts);
  const planted = await plantModels(world, names);
  const models = texts.map((text) => ({ name: `${text}.local`, bytes: 1, contextLength: 8_192 }));
  const engine = await startAtUsualPlace('vllm', { models });
  const team = await browser.lookAs(world.staff);
  await team.page.setViewportSize(narrow);
  try {
    await judge(team, 'staff', [{ path: PATH, texts: [...planted, ...engine.names] }], attempts);
  } finally {
    await engine.stop();
  }
  await withVariables(world, withoutModel, async () => {
    for (let first = 0; first < names.length; first += CHANGES_AT_A_TIME) {
      const some = names.slice(first, first + CHANGES_AT_A_TIME);
      for (const name of some) await useModel(world, name);
      const shown = [...some, ...some.map(addressWith)];
      await judge(team, 'staff who choose a model', [{ path: PATH, texts: shown }], attempts);
    }
    await world.staff.call('stopUsingModel', {});
  });
  await end(team, 'staff', attempts);
}
