import { expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { killKinds } from './kill-kinds.ts';
import { planKills } from './plan-kills.ts';

it('makes every kind of kill on each database, equally often', () => {
  const rounds = 3;
  const plan = planKills(2 * rounds * killKinds.length, seededRandom(1), {
    isLong: true,
    hasPostgres: true,
    words: [],
  });
  for (const { name } of killKinds) {
    const count = (kills: { kind: { name: string } }[]) =>
      kills.filter(({ kind }) => kind.name === name).length;
    expect([name, count(plan.embedded), count(plan.PostgreSQL)]).toEqual([name, rounds, rounds]);
  }
});
