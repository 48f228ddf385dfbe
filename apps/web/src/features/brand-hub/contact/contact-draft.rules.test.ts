import { expect, test } from 'vitest';
import { keptDraft, leftOf, messageIdOf, readDraft } from './contact-draft.rules.ts';

const sent = { text: 'Отворихме в Пловдив', contactMessageId: 'm1' };

test.each([
  { text: 'Отворихме в Пловдив', sent: null },
  { text: 'Отворихме в Пловдив и в Русе', sent },
])('restores a draft: %o', (draft) => {
  expect(readDraft(keptDraft(draft))).toEqual(draft);
});

test('serialises an empty draft to the empty string', () => {
  expect(keptDraft({ text: '', sent })).toBe('');
  expect(readDraft('')).toEqual({ text: '', sent: null });
});

test.each(['Отворихме в Пловдив', '7', 'null', '"x"', '[]', '{"text":1}'])(
  'reads what an older version stored as plain text: %s',
  (kept) => {
    expect(readDraft(kept)).toEqual({ text: kept, sent: null });
  },
);

test.each([null, 'm1', {}, { text: 'a' }, { text: 'a', contactMessageId: 1 }])(
  'ignores an invalid last attempt: %o',
  (broken) => {
    expect(readDraft(JSON.stringify({ text: 'a', sent: broken }))).toEqual({
      text: 'a',
      sent: null,
    });
  },
);

test('keeps the message id only for the same text', () => {
  expect(messageIdOf({ text: sent.text, sent })).toBe('m1');
  expect(messageIdOf({ text: 'Друго', sent })).not.toBe('m1');
  expect(messageIdOf({ text: sent.text, sent: null })).not.toBe('m1');
});

test('clears the text that has arrived, but keeps newer text', () => {
  expect(leftOf({ text: sent.text, sent }, sent.text)).toEqual({ text: '', sent: null });
  expect(leftOf({ text: 'Друго', sent }, sent.text)).toEqual({ text: 'Друго', sent: null });
});
