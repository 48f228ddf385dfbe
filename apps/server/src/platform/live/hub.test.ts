import type { Changes, LiveEvent } from '@savet/contract/live';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { LiveHub } from './hub.ts';

/** Changes of a user, one for each revision. */
class Source {
  revision = 0;
  readRevision = async () => this.revision;
  readRunning = async () => [];
  readChanges = async (_uid: string, after: number): Promise<Changes[]> =>
    Array.from({ length: Math.max(0, this.revision - after) }, (_, index) => ({
      revision: after + index + 1,
      chats: [],
      messages: [],
      removedChats: [],
    }));
}

it('sends every watcher each revision once and in order, also after a reconnect', async () => {
  const step = fc.oneof(
    fc.constant('write' as const),
    fc.constant('notify' as const),
    fc.constant('watch' as const),
    fc.constant('leave' as const),
    fc.constant('return' as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const source = new Source();
      const hub = new LiveHub(source, createLog('silent'));
      const seen: { start: number; revisions: number[]; leave: (() => void) | null }[] = [];

      async function watch(watcher: (typeof seen)[number], from: number | null) {
        watcher.leave = await hub.watch('u', from, (event: LiveEvent) => {
          if (event.event === 'ready' && from === null) watcher.start = event.data.revision;
          if (event.event === 'changes') watcher.revisions.push(event.data.revision);
          expect(event.event).not.toBe('reset');
        });
      }

      for (const name of steps) {
        const watcher = seen.at(-1);
        if (name === 'write') source.revision += 1;
        if (name === 'notify') hub.documentsChanged('u');
        if (name === 'watch') {
          const newcomer = { start: 0, revisions: [], leave: null };
          seen.push(newcomer);
          await watch(newcomer, null);
        }
        if (name === 'leave' && watcher?.leave) {
          watcher.leave();
          watcher.leave = null;
        }
        if (name === 'return' && watcher && !watcher.leave) {
          await watch(watcher, watcher.revisions.at(-1) ?? watcher.start);
        }
      }
      source.revision += 1;
      for (const watcher of seen) {
        if (!watcher.leave) await watch(watcher, watcher.revisions.at(-1) ?? watcher.start);
      }
      hub.documentsChanged('u');
      for (const { start, revisions } of seen) {
        const due = Array.from(
          { length: source.revision - start },
          (_, index) => start + index + 1,
        );
        await expect.poll(() => revisions).toEqual(due);
      }
    }),
    { numRuns: 200 },
  );
});

it('sends late watchers the whole text, and never sends text twice', async () => {
  const hub = new LiveHub(new Source(), createLog('silent'));
  let whole = '';
  const grow = (text: string) => {
    const from = whole.length;
    whole += text;
    hub.appendReplyText('u', { chatId: 'c', replyId: 'r', attempt: 1, from, text }, () => whole);
  };
  const texts: string[] = ['', ''];
  const watch = (index: number) =>
    hub.watch('u', null, (event) => {
      if (event.event !== 'delta') return;
      expect(event.data.from).toBe(texts[index]?.length);
      texts[index] += event.data.text;
    });
  grow('not lost ');
  await watch(0);
  grow('first ');
  await watch(1);
  grow('second');
  // Text of another server, read from an offset that was already sent.
  const again = { chatId: 'c', replyId: 'r', attempt: 1, from: 5, text: `${whole.slice(5)}, more` };
  whole += ', more';
  hub.appendReplyText('u', again, () => whole);
  expect(texts).toEqual([whole, whole]);
});
