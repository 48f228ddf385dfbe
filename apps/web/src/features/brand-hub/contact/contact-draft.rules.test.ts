import { expect, test } from 'vitest';
import { keptDraft, leftOf, messageIdOf, readDraft } from './contact-draft.rules.ts';

const sent = { text: 'Отворихме в Пловдив', contactMessageId: 'm1' };

test.each([
  { text: 'Отворихме в Пловдив', sent: null },
  { text: 'Отворихме в Пловдив и в Русе', sent },
])('what was written is there again: %o', (draft) => {
  expect(readDraft(keptDraft(draft))).toEqual(draft);
});

test('an emptied draft leaves nothing behind', () => {
  expect(keptDraft({ text: '', sent })).toBe('');
  expect(readDraft('')).toEqual({ text: '', sent: null });
});

test.each(['Отворихме в Пловдив', '7', 'null', '"x"', '[]', '{"text":1}'])(
  'what an older page kept is the text itself: %s',
  (kept) => {
    expect(readDraft(kept)).toEqual({ text: kept, sent: null });
  },
);

test.each([null, 'm1', {}, { text: 'a' }, { text: 'a', contactMessageId: 1 }])(
  'a sending that cannot be read is none: %o',
  (broken) => {
    expect(readDraft(JSON.stringify({ text: 'a', sent: broken }))).toEqual({
      text: 'a',
      sent: null,
    });
  },
);

test('the same text has the same id, another text another one', () => {
  expect(messageIdOf({ text: sent.text, sent })).toBe('m1');
  expect(messageIdOf({ text: 'Друго', sent })).not.toBe('m1');
  expect(messageIdOf({ text: sent.text, sent: null })).not.toBe('m1');
});

test('what arrived is gone, what was written since stays', () => {
  expect(leftOf({ text: sent.text, sent }, sent.text)).toEqual({ text: '', sent: null });
  expect(leftOf({ text: 'Друго', sent }, sent.text)).toEqual({ text: 'Друго', sent: null });
});
