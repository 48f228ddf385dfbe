import { expect, test } from 'vitest';
import { brandFieldAt, brandValue, isFilled } from './brand-hub.ts';

const mission = brandFieldAt('userInfo.brandHub.brandCore.mission');

test.each([
  [{ brandHub: { brandCore: { mission: ' Хляб ' } } }, ' Хляб ', true],
  [{ brandHub: { brandCore: { mission: '' } } }, '', false],
  [{ brandHub: { brandCore: { mission: ' \n\t' } } }, ' \n\t', false],
  [{ brandHub: { brandCore: { mission: 7 } } }, '', false],
  [{ brandHub: { brandCore: 'mission' } }, '', false],
  [{ brandHub: {} }, '', false],
  [{}, '', false],
])('the mission in %o is %j, filled: %s', (userInfo, value, filled) => {
  if (!mission) throw new Error('there is no mission');
  expect(brandValue(userInfo, mission)).toBe(value);
  expect(isFilled(userInfo, mission)).toBe(filled);
});
