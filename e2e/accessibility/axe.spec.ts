import { expect, test } from '../stage/stage.ts';
import { areas } from '../stage/states/states.ts';
import { axeFindings } from './checks/axe.ts';

for (const [area, states] of Object.entries(areas)) {
  test(`axe finds nothing in ${area}`, async ({ stage }) => {
    for (const state of states) {
      await stage.show(state, async (page) => {
        expect.soft(await axeFindings(page, state), state.name).toEqual([]);
      });
    }
  });
}
