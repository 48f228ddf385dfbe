import { expect, test } from 'vitest';
import { lastReply } from '../../testing/last-reply.ts';
import { replyTo } from '../../testing/reply-to.ts';

test.each(['The brand of oven we use is discontinued, shall we stock up on parts?'])(
  'an everyday word is no subject to offer: %s',
  (question) => {
    expect(replyTo(question).offer?.choices ?? []).toEqual([]);
  },
);

test('clients who advertise on a channel themselves ask for no advice on posting there', () => {
  const reply = replyTo(
    'Two of our clients started posting the jobs on LinkedIn themselves after getting our shortlist. Is it time to change how we charge or just let them go?',
  );
  expect(reply.text).not.toContain('personal profile');
});

test('after an answer, a word in common is nothing to choose', () => {
  const reply = lastReply(
    'Write a short email to a museum director we met at a conference last week. Ask for a 20 minute call.',
    'make it half as long and mention that we can look at their site together on the call',
  );
  expect(reply?.offer?.choices ?? []).not.toContain('phone enquiries');
});
