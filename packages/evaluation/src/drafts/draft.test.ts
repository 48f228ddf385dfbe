import { expect, test } from 'vitest';
import { textOf } from '../markdown/blocks.ts';
import type { Form } from '../schema.ts';
import { sampleAnswer } from '../testing/sample-answer.ts';
import { divide } from './draft.ts';

test.each<[Form, string, string, string]>([
  ['text', 'Come on Monday.', 'Come on Monday.', ''],
  ['text', 'Here is the post:\n\nCome on Monday.', 'Come on Monday.', 'Here is the post:'],
  [
    'text',
    'Come on Monday.\n\nIf you want, I can shorten it.',
    'Come on Monday.',
    'If you want, I can shorten it.',
  ],
  [
    'text',
    'Come on Monday.\n\n---\n\nNote: add the place.\n\nThen post it.',
    'Come on Monday.',
    '\n\nNote: add the place.\n\nThen post it.',
  ],
  [
    'text',
    'Post this:\n\n> Come on Monday, bring a friend.',
    'Come on Monday, bring a friend.',
    'Post this:',
  ],
  ['advice', 'Write: “Come on Monday.”', 'Come on Monday.', 'Write:  '],
  ['advice', 'Write this:\n\n> Come on Monday.', 'Come on Monday.', 'Write this:'],
  ['list', '- Call them.\n- Write to them.', '', 'Call them.\n\nWrite to them.'],
])('%s: %j', (form, text, draft, remarks) => {
  const parts = divide(sampleAnswer('EN', text, { expects: { form } }));
  expect([textOf(parts.draft), textOf(parts.remarks)]).toEqual([draft, remarks]);
});
