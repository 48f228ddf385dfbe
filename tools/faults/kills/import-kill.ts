import { setTimeout as pause } from 'node:timers/promises';
import { plainChat, sendFile } from '../../../apps/server/src/testing/imports/chat-exports.ts';
import { type Person, signUp } from '../../../apps/server/src/testing/person.ts';
import { patient } from '../patient.ts';
import { ensure } from '../tally.ts';
import { until } from '../wait.ts';
import type { KillWorld } from './kill-world.ts';

const WRITES_MS = 600;
const CHATS = 400;

/** Kills the server while it imports chats; each must then be there once, and the outcome must say so. */
export async function killInImport({ stage, tally, random }: KillWorld): Promise<void> {
  const person = patient(await signUp(stage.server));
  const chats = Array.from({ length: CHATS }, (_, index) => plainChat(`c${index}`));
  const importId = await sendFile(person, new TextEncoder().encode(JSON.stringify(chats)));
  tally.acknowledged += 1;
  await pause(random * WRITES_MS);
  await stage.kill();
  const ended = await tally.recovery(async () => {
    await stage.start();
    return until('the import ends', async () => {
      const { import: latest } = await person.call('getChatImport', {});
      ensure(latest?.importId === importId, 'lost', 'the import that was started is not there');
      return latest?.state === 'running' ? null : latest;
    });
  });
  ensure(ended?.state === 'done', 'lost', `the import ended as ${ended?.state}`);
  ensure(ended?.outcome.imported === CHATS, 'lost', 'the outcome counts other chats');
  const titles = await titlesOf(person);
  ensure(new Set(titles).size === CHATS, 'lost', 'an imported chat is not there');
  ensure(titles.length === CHATS, 'doubled', 'an imported chat is there twice');
}

async function titlesOf(person: Person): Promise<string[]> {
  const titles: string[] = [];
  for (let after: string | undefined; ; ) {
    const page = await person.call('listChats', { limit: 200, ...(after && { after }) });
    titles.push(...page.chats.map(({ title }) => title));
    after = page.chats.at(-1)?.chatId;
    if (!page.more) return titles.filter((title) => title.startsWith('Chat c'));
  }
}
