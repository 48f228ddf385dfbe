import { expect, test } from 'vitest';
import { recruiter } from '../../testing/brand-hubs.ts';
import { replyTo } from '../../testing/reply-to.ts';

test('a text of praise that loses what it says is left to a writer, free of charge', () => {
  const reply = replyTo(
    'Rewrite this so it sounds like us: "We are thrilled to offer you amazing candidates who will supercharge your team! Don’t miss this incredible investment in your future - call us TODAY!!!"',
    recruiter,
  );
  expect(reply.isAnswer).toBe(false);
  expect(reply.text).toContain('needs a writer');
});
