import { describe, expect, test } from 'vitest';
import { lastReply } from '../../testing/last-reply.ts';
import { openChoice } from '../../testing/open-choice.ts';

describe('what is added to a question', () => {
  test.each([
    [
      'i rent out 6 kayaks and weather kills me, three rainy weekends in june',
      'could sell vouchers in winter, or is that just borrowing from next year',
      'gift vouchers',
    ],
  ])('is read together with it, free of charge: %s %s', (first, added, says) => {
    const reply = lastReply(first, added);
    expect(reply?.text.split('\n')[0]).toContain(says);
    expect(reply?.isAnswer).toBe(false);
  });

  test('is not guessed about if the advice before does not know it', () => {
    const reply = lastReply(
      'parents in my language school pay late, what can I do?',
      'they say they forget, no bad will',
    );
    expect(reply?.text).toContain('I won’t guess.');
    expect(reply?.isAnswer).toBe(false);
  });

  test('about others is no question about Savet', () => {
    const reply = lastReply(
      'we have 12 cafes on a free pilot of our app',
      '4 of them hardly log in. chase them or let them go',
    );
    expect(reply?.text).not.toContain('Savet');
    expect(reply?.isAnswer).toBe(false);
  });

  test('never gets the same choice a third time', () => {
    const asked = openChoice('EN');
    expect(lastReply(asked, 'why?')?.text).toMatch(/^That depends/);
    expect(lastReply(asked, 'why?', 'why?')?.text).not.toMatch(/^That depends/);
  });
});
