import type { Proposal, TeamMessage } from './team-messages-list.ts';

/** When the latest of the answers came, in ISO 8601; the empty string when there is none. */
export function latestAnswer(messages: readonly TeamMessage[]): string {
  return messages.reduce((latest, { answer }) => {
    const answeredAt = answer?.answeredAt ?? '';
    return answeredAt > latest ? answeredAt : latest;
  }, '');
}

/** Answers that came after the moment until which they were seen. */
export function newAnswers(messages: readonly TeamMessage[], seenUntil: string): number {
  return messages.filter(({ answer }) => answer !== null && answer.answeredAt > seenUntil).length;
}

/** Proposed texts that wait for the user's decision. */
export function openProposals(messages: readonly TeamMessage[]): number {
  return messages
    .flatMap(({ answer }) => answer?.proposals ?? [])
    .filter(({ state }) => state === 'open').length;
}

/** The message with one of its proposed texts decided. */
export function withDecision(
  message: TeamMessage,
  path: string,
  state: Proposal['state'],
): TeamMessage {
  if (message.answer === null) return message;
  const proposals = message.answer.proposals.map((proposal) =>
    proposal.path === path ? { ...proposal, state } : proposal,
  );
  return { ...message, answer: { ...message.answer, proposals } };
}
