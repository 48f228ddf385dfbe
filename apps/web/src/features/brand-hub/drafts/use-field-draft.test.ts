import { expect, test } from 'vitest';
import { keptDraft, readDraft } from './use-field-draft.ts';

const begun = { value: 'Хляб', baseVersion: 2 };

test('restores a draft with its base version', () => {
  const draft = { value: 'Топъл хляб', baseVersion: 2 };
  expect(readDraft(keptDraft(draft, begun))).toEqual(draft);
});

test('stores a draft of an emptied field', () => {
  const draft = { value: '', baseVersion: 2 };
  expect(readDraft(keptDraft(draft, begun))).toEqual(draft);
});

test('stores no draft of unchanged text', () => {
  expect(keptDraft({ ...begun, baseVersion: 1 }, begun)).toBe('');
});

test.each(['', 'not json', 'null', '7', '{}', '{"value":"Хляб"}', '{"value":1,"baseVersion":2}'])(
  'rejects "%s" as a draft',
  (kept) => {
    expect(readDraft(kept)).toBeNull();
  },
);
