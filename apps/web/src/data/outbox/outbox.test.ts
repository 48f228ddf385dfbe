import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/page-storage.ts';
import { createOutbox, type DeliveryResult } from './outbox.ts';
import { outboxStorage } from './outbox-storage.ts';

interface Note {
  readonly id: string;
  readonly lane: string;
  readonly base: number;
}

/** A server whose responses the test decides; the receipt is a version. */
function setUp(storage = memoryStorage()) {
  const requests: { note: Note; respond: (result: DeliveryResult<number, 'conflict'>) => void }[] =
    [];
  const outbox = createOutbox<Note, number, 'conflict'>({
    storage: outboxStorage(storage, 'outbox', 'u', ({ id, lane, base }) =>
      typeof id === 'string' && typeof lane === 'string' && typeof base === 'number'
        ? { id, lane, base }
        : null,
    ),
    idOf: ({ id }) => id,
    laneOf: ({ lane }) => lane,
    deliver: (note) => new Promise((respond) => requests.push({ note, respond })),
    rebase: (note, version) => ({ ...note, base: version }),
  });
  const states = () => outbox.entries.get().map(({ item, state }) => `${item.id} ${state}`);
  const delivered = () => requests.map(({ note }) => `${note.id} ${note.base}`);
  return { storage, outbox, requests, states, delivered };
}

const a = { id: 'a', lane: 'x', base: 0 };
const b = { id: 'b', lane: 'x', base: 0 };

test('sends the next item of a lane after the previous response, rebased on its receipt', async () => {
  const { outbox, requests, states, delivered } = setUp();
  void outbox.send(a);
  void outbox.send(b);
  void outbox.send({ ...a, id: 'c', lane: 'y' });
  expect(states()).toEqual(['a sending', 'b queued', 'c sending']);
  requests[0]?.respond({ kind: 'accepted', receipt: 7 });
  await expect.poll(delivered).toEqual(['a 0', 'c 0', 'b 7']);
});

test('frees a lane when its item arrives, before the acknowledgement', async () => {
  const { outbox, requests, delivered, states } = setUp();
  void outbox.send(a);
  void outbox.send(b);
  outbox.arrived(new Set(['a']));
  outbox.flushReady();
  expect(delivered()).toEqual(['a 0', 'b 0']);
  // The late response must not cause a second delivery.
  requests[0]?.respond({ kind: 'lost' });
  requests[1]?.respond({ kind: 'accepted', receipt: 1 });
  await expect.poll(states).toEqual(['b sent']);
  expect(requests).toHaveLength(2);
});

test('keeps a lane busy with a later item when an earlier one arrives late', async () => {
  const { outbox, requests, states } = setUp();
  void outbox.send(a);
  void outbox.send(b);
  requests[0]?.respond({ kind: 'accepted', receipt: 1 });
  await expect.poll(states).toEqual(['a sent', 'b sending']);
  outbox.arrived(new Set(['a']));
  outbox.sendUnsent(true);
  expect(requests).toHaveLength(2);
});

test('does not settle a replaced item with the response to the earlier one', async () => {
  const { outbox, requests, states, delivered } = setUp();
  void outbox.send(a);
  void outbox.send({ ...a, base: 5 });
  expect(states()).toEqual(['a queued']);
  requests[0]?.respond({ kind: 'held', reason: 'conflict' });
  await expect.poll(delivered).toEqual(['a 0', 'a 5']);
  expect(states()).toEqual(['a sending']);
});

test('keeps a held item unsent, even over a reload, until the user discards it', async () => {
  const { storage, outbox, requests, states } = setUp();
  void outbox.send(a);
  requests[0]?.respond({ kind: 'held', reason: 'conflict' });
  await expect.poll(states).toEqual(['a held']);
  outbox.sendUnsent(true);
  expect(requests).toHaveLength(1);
  expect(setUp(storage).states()).toEqual(['a lost']);
  outbox.discard('a');
  expect(setUp(storage).states()).toEqual([]);
});

test('sends items when storage is full', () => {
  const full = {
    ...memoryStorage(),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const { outbox, delivered } = setUp(full);
  void outbox.send(a);
  expect(delivered()).toEqual(['a 0']);
});
