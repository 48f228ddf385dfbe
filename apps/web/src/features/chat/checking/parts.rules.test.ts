import { expect, test } from 'vitest';
import { partsToCheck } from './parts.rules.ts';

const draft = 'Here it is.\n\n> Our **customers** wait.\n\nShall I shorten it?';

test.each([
  ['an answer without a draft', '**Yes.**', null, ['answer: Yes.']],
  [
    'a draft before the whole answer',
    draft,
    null,
    [
      'drafts: Our customers wait.',
      'answer: Here it is.\n\nOur customers wait.\n\nShall I shorten it?',
    ],
  ],
  ['an answer that is nothing but a draft', '> Come in.', null, ['answer: Come in.']],
  [
    'several drafts, together and one by one',
    'Two:\n\n> One.\n\nor\n\n> Other.',
    null,
    [
      'drafts: One.\n\nOther.',
      'draft: One.',
      'draft: Other.',
      'answer: Two:\n\nOne.\n\nor\n\nOther.',
    ],
  ],
  ['nothing but the selected part', draft, 'customers', ['answer: customers']],
  ['a text that is asked for', '', null, ['answer: ']],
])('%s', (_name, markdown, selected, parts) => {
  expect(partsToCheck(markdown, selected).map(({ kind, text }) => `${kind}: ${text}`)).toEqual(
    parts,
  );
});
