import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import type { Reply } from '../../reply.ts';
import { recruiter } from '../../testing/brand-hubs.ts';
import { answer } from '../answer.ts';

const knowledge = loadKnowledge();

/** The replies to the messages of a chat. */
function chat(messages: readonly string[]): Reply[] {
  const thread: string[] = [];
  return messages.map((query) => {
    const reply = answer(
      {
        ...{ query, context: thread.join('\n'), responseStyle: 'normal', language: 'EN' },
        ...{ values: recruiter, emptyFields: [], allowance: null, brandHubLocked: false },
      },
      knowledge,
    );
    thread.push(`user: ${query}`, `assistant: ${reply.text}`);
    return reply;
  });
}

const last = (...messages: string[]) => chat(messages).at(-1);
const MAIL = 'Write an email to Maria that her order is ready on Friday';

describe('a piece of the last text', () => {
  test('is given word for word, and takes no query', () => {
    const [first, subject, end] = chat([MAIL, 'just the subject line', 'and the last sentence?']);
    const [, line = ''] = /Subject:\*\* (.+)/.exec(first?.text ?? '') ?? [];
    expect(line).not.toBe('');
    expect(subject).toMatchObject({ isAnswer: false });
    expect(subject?.text).toContain(`**${line}**`);
    expect(end?.text).toContain('on Friday.**');
  });

  test('that would have to be written is refused, and takes no query', () => {
    const [, piece, shorter] = chat([MAIL, 'add a PS', 'make it shorter']);
    expect(piece).toMatchObject({ isAnswer: false });
    expect(piece?.text).toContain('I can’t write that piece');
    // The text is still the last one.
    expect(shorter?.text).toContain('Maria');
  });
});

describe('after advice', () => {
  test.each(['another one', 'дай друго'])('“%s” gets what there is instead', (wish) => {
    const reply = last('How do I raise prices without losing people?', wish);
    expect(reply).toMatchObject({ isAnswer: false });
    expect(reply?.text).toMatch(/no second version|нямам втори вариант/);
  });

  test.each([
    ['How do I find the break-even of my café?', 'how much is the average bill there?', '€6.00'],
    ['Как да сметна точката на нулата за кафенето?', 'колко е средната сметка там?', '6,00'],
    ['How do I work out my hourly rate as a freelancer?', 'how much is the rate there?', '€35'],
    ['How big should a marketing budget be?', 'how much for a new company?', '10–20%'],
  ])('an amount comes from the answer above (%s)', (question, asked, amount) => {
    const reply = last(question, asked);
    expect(reply).toMatchObject({ isAnswer: false });
    expect(reply?.text).toContain(amount);
  });

  test.each(['shorter and without jargon', 'say it like you’d say it to a friend'])(
    '“%s” gets the gist of it',
    (wish) => {
      expect(last('What do I do about no-shows?', wish)?.text).toContain('two reminders');
    },
  );

  test('few words that go on from it jump to no other subject', () => {
    const [, reply] = chat(['How much commission do I pay a salesperson?', 'how much is fixed?']);
    expect(reply).toMatchObject({ isAnswer: false });
    expect(reply?.text).not.toContain('Break-even is');
  });

  test('clients are in every subject', () => {
    const reply = last('How do I handle price objections?', 'and bigger clients?');
    expect(reply).toMatchObject({ isAnswer: false });
  });

  test('another subject that is named is another subject', () => {
    expect(last('Как да събирам повече отзиви?', 'а бюлетин?')?.text).toContain('150–250');
  });
});
