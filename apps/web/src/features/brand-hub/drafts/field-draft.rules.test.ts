import { expect, test } from 'vitest';
import { keptDraft, readDraft } from './field-draft.rules.ts';

const begun = { value: 'Хляб', baseVersion: 2 };

test('a draft is there again, with the version that it was begun from', () => {
  const draft = { value: 'Топъл хляб', baseVersion: 2 };
  expect(readDraft(keptDraft(draft, begun))).toEqual(draft);
});

test('a field that was emptied has a draft too', () => {
  const draft = { value: '', baseVersion: 2 };
  expect(readDraft(keptDraft(draft, begun))).toEqual(draft);
});

test('a field that says what it said at first leaves nothing behind', () => {
  expect(keptDraft({ ...begun, baseVersion: 1 }, begun)).toBe('');
});

test.each(['', 'not json', 'null', '7', '{}', '{"value":"Хляб"}', '{"value":1,"baseVersion":2}'])(
  '%s is no draft',
  (kept) => {
    expect(readDraft(kept)).toBeNull();
  },
);
