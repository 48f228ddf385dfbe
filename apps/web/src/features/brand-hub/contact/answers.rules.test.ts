import { expect, test } from 'vitest';
import {
  inOrder,
  latestAnswer,
  newAnswers,
  openProposals,
  withDecision,
  withOpenProposals,
} from './answers.rules.ts';
import type { Proposal, TeamMessage } from './team-messages-list.ts';

const mission = 'userInfo.brandHub.brandCore.mission';
const vision = 'userInfo.brandHub.brandCore.vision';
const monday = '2026-03-02T09:00:00.000Z';
const tuesday = '2026-03-03T09:00:00.000Z';

const waiting = message('w', null);
const early = message('e', monday, [{ path: mission, value: 'Bread', state: 'declined' }]);
const late = message('l', tuesday, [
  { path: mission, value: 'Bread at night', state: 'open' },
  { path: vision, value: 'Everywhere', state: 'open' },
]);

test('finds the latest answer regardless of order', () => {
  expect(latestAnswer([])).toBe('');
  expect(latestAnswer([waiting])).toBe('');
  expect(latestAnswer([waiting, early, late])).toBe(tuesday);
  expect(latestAnswer([late, early])).toBe(tuesday);
});

test.each([
  ['', 2],
  [monday, 1],
  [tuesday, 0],
])('answers seen until "%s": %i are new', (seenUntil, count) => {
  expect(newAnswers([waiting, late, early], seenUntil)).toBe(count);
});

test('counts only proposals without a decision', () => {
  expect(openProposals([])).toBe(0);
  expect(openProposals([waiting, early, late])).toBe(2);
});

test('a message with a proposal comes before newer ones, and the others keep their order', () => {
  const messages = [waiting, early, late];
  expect(withOpenProposals(messages)).toEqual(['l']);
  expect(inOrder(messages, ['l'])).toEqual([late, waiting, early]);
  expect(inOrder(messages, [])).toEqual(messages);
});

test('a decision changes only its own proposal', () => {
  const decided = withDecision(late, vision, 'accepted');
  expect(decided.answer?.proposals.map(({ state }) => state)).toEqual(['open', 'accepted']);
  expect(openProposals([decided])).toBe(1);
  expect(openProposals([late])).toBe(2);
  expect(withDecision(waiting, vision, 'accepted')).toBe(waiting);
});

function message(
  contactMessageId: string,
  answeredAt: string | null,
  proposals: Proposal[] = [],
): TeamMessage {
  return {
    contactMessageId,
    section: null,
    text: 'Please write our mission.',
    createdAt: monday,
    answer: answeredAt === null ? null : { text: 'Done.', answeredAt, answeredBy: null, proposals },
  };
}
