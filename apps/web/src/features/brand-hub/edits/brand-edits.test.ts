import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#data/storage/page-storage.ts';
import { createBrandEdits, type SaveResult } from './brand-edits.ts';

const path = 'userInfo.brandHub.brandCore.mission';
const edit = { path, value: 'Хляб', baseVersion: 2 };
const nothing = { version: () => 2, value: () => 'Стара' };

/** A server whose responses the test decides. */
function setUp(storage = memoryStorage()) {
  const requests: { edit: object; answer: (result: SaveResult) => void }[] = [];
  const edits = createBrandEdits({
    storage,
    uid: 'u',
    deliver: (sent) => new Promise((answer) => requests.push({ edit: sent, answer })),
  });
  const answer = async (result: SaveResult) => {
    requests.shift()?.answer(result);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { storage, edits, requests, answer, state: () => edits.edits.get().get(path)?.state };
}

describe('Brand Hub edits', () => {
  it('show immediately, and are dropped when the stored field arrives', async () => {
    const { edits, answer, state } = setUp();
    edits.save(edit);
    expect(state()).toBe('saving');
    await answer({ kind: 'accepted', receipt: 3 });
    expect(state()).toBe('saved');
    edits.arrived(nothing);
    expect(state()).toBe('saved');
    edits.arrived({ version: () => 3, value: () => 'Хляб' });
    expect(edits.edits.get().size).toBe(0);
  });

  it('are stored as sent, rebased on the previous save', async () => {
    const { storage, edits, answer } = setUp();
    edits.save(edit);
    edits.save({ ...edit, value: 'Хляб и сол' });
    await answer({ kind: 'accepted', receipt: 3 });
    // A resend must be the same request, because its key is the same.
    const next = setUp(storage);
    next.edits.sendWaiting();
    expect(next.requests.map(({ edit: sent }) => sent)).toMatchObject([
      { value: 'Хляб и сол', baseVersion: 3 },
    ]);
  });

  it('survive a reload when lost, and are sent again', async () => {
    const { storage, edits, answer, state } = setUp();
    edits.save(edit);
    await answer({ kind: 'lost' });
    expect(state()).toBe('waiting');
    const key = edits.edits.get().get(path)?.key;
    const next = setUp(storage);
    expect(next.edits.edits.get().get(path)).toMatchObject({ ...edit, state: 'waiting' });
    next.edits.sendWaiting();
    // The call accepts exactly these properties.
    expect(next.requests.map(({ edit: sent }) => sent)).toEqual([{ ...edit, key }]);
    await next.answer({ kind: 'accepted', receipt: 3 });
    expect(setUp(storage).edits.edits.get().size).toBe(0);
  });

  it('wait for a running save of the same field, and do not conflict with it', async () => {
    const { edits, requests, answer, state } = setUp();
    edits.save(edit);
    edits.save({ ...edit, value: 'Топъл хляб' });
    expect(requests).toHaveLength(1);
    await answer({ kind: 'accepted', receipt: 3 });
    await expect.poll(() => requests.length).toBe(1);
    expect(requests[0]?.edit).toMatchObject({ value: 'Топъл хляб', baseVersion: 3 });
    await answer({ kind: 'accepted', receipt: 4 });
    await expect.poll(state).toBe('saved');
  });

  it('stay in conflict until the user decides', async () => {
    const { storage, edits, answer, state } = setUp();
    edits.save(edit);
    await answer({ kind: 'held', reason: 'conflict' });
    edits.sendWaiting();
    edits.arrived(nothing);
    expect(state()).toBe('conflict');
    expect(setUp(storage).edits.edits.get().size).toBe(1);
    edits.discard(path);
    expect(edits.edits.get().size).toBe(0);
    expect(setUp(storage).edits.edits.get().size).toBe(0);
  });

  it('do not conflict with themselves after a lost response', async () => {
    const { edits, answer } = setUp();
    edits.save(edit);
    await answer({ kind: 'held', reason: 'conflict' });
    edits.arrived({ version: () => 3, value: () => 'Хляб' });
    expect(edits.edits.get().size).toBe(0);
  });

  it('replace an older edit of the same field, even if that one is lost', async () => {
    const { edits, answer, state } = setUp();
    edits.save(edit);
    edits.save({ ...edit, value: 'Питка' });
    await answer({ kind: 'lost' });
    expect(edits.edits.get().get(path)).toMatchObject({ value: 'Питка', state: 'saving' });
    await answer({ kind: 'accepted', receipt: 3 });
    expect(state()).toBe('saved');
  });

  it('are kept separate per user, without invalid values', async () => {
    const { storage, edits, answer } = setUp();
    storage.setItem('savet.brand-edit.v.x', JSON.stringify({ ...edit, path: 'x', key: 'k' }));
    storage.setItem('savet.brand-edit.u.y', 'not json');
    edits.save(edit);
    await answer({ kind: 'lost' });
    expect([...setUp(storage).edits.edits.get().keys()]).toEqual([path]);
  });
});
