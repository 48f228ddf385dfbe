import type { Proposal, TeamMessage } from './team-messages-list.ts';

/** Time of the latest answer, in ISO 8601; empty if there is none. */
export function latestAnswer(messages: readonly TeamMessage[]): string {
  return messages.reduce((latest, { answer }) => {
    const answeredAt = answer?.answeredAt ?? '';
    return answeredAt > latest ? answeredAt : latest;
  }, '');
}

/** Answers after the last seen time. */
export function newAnswers(messages: readonly TeamMessage[], seenUntil: string): number {
  return messages.filter(({ answer }) => answer !== null && answer.answeredAt > seenUntil).length;
}

/** Proposals without a decision. */
export function openProposals(messages: readonly TeamMessage[]): number {
  return messages
    .flatMap(({ answer }) => answer?.proposals ?? [])
    .filter(({ state }) => state === 'open').length;
}

/** Ids of the messages with a proposal that waits for a decision. */
export function withOpenProposals(messages: readonly TeamMessage[]): string[] {
  return messages
    .filter((message) => openProposals([message]) > 0)
    .map(({ contactMessageId }) => contactMessageId);
}

/** The messages in their order, but those in `first` before the others. */
export function inOrder(
  messages: readonly TeamMessage[],
  first: readonly string[],
): readonly TeamMessage[] {
  const isFirst = ({ contactMessageId }: TeamMessage) => first.includes(contactMessageId);
  return [...messages.filter(isFirst), ...messages.filter((message) => !isFirst(message))];
}

/** The message after a decision about one of its proposals. */
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
