import type { Person } from '../../apps/server/src/testing/person.ts';
import { askSavet } from './askers.ts';

/** Answers at the same time: the two cores also have the provider and the database. */
const GROUP = 30;

/**
 * Everybody opens a live stream and asks once; they leave together, when all have their answer.
 * @param present runs before they leave
 */
export async function visit(url: string, people: readonly Person[], present: () => void) {
  const visitors = await Promise.all(people.map((person) => askSavet(url, person)));
  for (let start = 0; start < visitors.length; start += GROUP) {
    await Promise.all(visitors.slice(start, start + GROUP).map(({ ask }) => ask(() => undefined)));
  }
  present();
  for (const { close } of visitors) close();
}
