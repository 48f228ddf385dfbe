import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../lib/storage/page-storage.ts';
import { createBrandEdits, type SaveResult } from './brand-edits.ts';

const path = 'userInfo.brandHub.brandCore.mission';
const edit = { path, value: 'Хляб', baseVersion: 2 };
const nothing = { version: () => 2, value: () => 'Стара' };

/** A server whose answers the test gives when it wants. */
function setUp(storage = memoryStorage()) {
  const asked: { edit: object; answer: (result: SaveResult) => void }[] = [];
  const edits = createBrandEdits({
    storage,
    uid: 'u',
    deliver: (sent) => new Promise((answer) => asked.push({ edit: sent, answer })),
  });
  const answer = async (result: SaveResult) => {
    asked.shift()?.answer(result);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { storage, edits, asked, answer, state: () => edits.all().get(path)?.state };
}

describe('edits of the Brand Hub', () => {
  it('are shown at once, and done when the stored field has arrived', async () => {
    const { edits, answer, state } = setUp();
    edits.save(edit);
    expect(state()).toBe('saving');
    await answer({ kind: 'saved', version: 3 });
    expect(state()).toBe('saved');
    edits.arrived(nothing);
    expect(state()).toBe('saved');
    edits.arrived({ version: () => 3, value: () => 'Хляб' });
    expect(edits.all().size).toBe(0);
  });

  it('are kept as they were sent, after one of our own that was saved', async () => {
    const { storage, edits, answer } = setUp();
    edits.save(edit);
    edits.save({ ...edit, value: 'Хляб и сол' });
    await answer({ kind: 'saved', version: 3 });
    // The same request again: what was sent under a key must not change.
    const next = setUp(storage);
    next.edits.sendWaiting();
    expect(next.asked.map((one) => one.edit)).toMatchObject([
      { value: 'Хляб и сол', baseVersion: 3 },
    ]);
  });

  it('that do not arrive are kept for the next page, and sent again', async () => {
    const { storage, edits, answer, state } = setUp();
    edits.save(edit);
    await answer({ kind: 'lost' });
    expect(state()).toBe('waiting');
    const key = edits.all().get(path)?.key;
    const next = setUp(storage);
    expect(next.edits.all().get(path)).toMatchObject({ ...edit, state: 'waiting' });
    next.edits.sendWaiting();
    // The call takes these and nothing else.
    expect(next.asked.map((one) => one.edit)).toEqual([{ ...edit, key }]);
    await next.answer({ kind: 'saved', version: 3 });
    expect(setUp(storage).edits.all().size).toBe(0);
  });

  it('of a field that is just being saved wait for it, and are no conflict with it', async () => {
    const { edits, asked, answer, state } = setUp();
    edits.save(edit);
    edits.save({ ...edit, value: 'Топъл хляб' });
    expect(asked).toHaveLength(1);
    await answer({ kind: 'saved', version: 3 });
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]?.edit).toMatchObject({ value: 'Топъл хляб', baseVersion: 3 });
    await answer({ kind: 'saved', version: 4 });
    await expect.poll(state).toBe('saved');
  });

  it('that meet another text stay until somebody chooses', async () => {
    const { storage, edits, answer, state } = setUp();
    edits.save(edit);
    await answer({ kind: 'conflict' });
    edits.sendWaiting();
    edits.arrived(nothing);
    expect(state()).toBe('conflict');
    expect(setUp(storage).edits.all().size).toBe(1);
    edits.discard(path);
    expect(edits.all().size).toBe(0);
    expect(setUp(storage).edits.all().size).toBe(0);
  });

  it('whose answer was lost do not conflict with themselves', async () => {
    const { edits, answer } = setUp();
    edits.save(edit);
    await answer({ kind: 'conflict' });
    edits.arrived({ version: () => 3, value: () => 'Хляб' });
    expect(edits.all().size).toBe(0);
  });

  it('of the same field: the newer one counts, whatever becomes of the older', async () => {
    const { edits, answer, state } = setUp();
    edits.save(edit);
    edits.save({ ...edit, value: 'Питка' });
    await answer({ kind: 'lost' });
    expect(edits.all().get(path)).toMatchObject({ value: 'Питка', state: 'saving' });
    await answer({ kind: 'saved', version: 3 });
    expect(state()).toBe('saved');
  });

  it('of another user of this browser are not touched', async () => {
    const { storage, edits, answer } = setUp();
    storage.setItem('savet.brand-edit.v.x', JSON.stringify({ ...edit, path: 'x', key: 'k' }));
    storage.setItem('savet.brand-edit.u.y', 'not json');
    edits.save(edit);
    await answer({ kind: 'lost' });
    expect([...setUp(storage).edits.all().keys()]).toEqual([path]);
  });
});
