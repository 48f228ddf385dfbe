import { type Person, signUp } from '../../apps/server/src/testing/person.ts';
import type { World } from './world.ts';

/** A user who may use the Brand Hub and has queries left. */
export async function paying({ stage }: Pick<World, 'stage'>): Promise<Person> {
  const person = await signUp(stage.server);
  await stage.staff('plan', person.email, 'enterprise', '100000');
  return person;
}

export function newIds(): { chatId: string; messageId: string; newChat: true } {
  return { chatId: crypto.randomUUID(), messageId: crypto.randomUUID(), newChat: true };
}
