/** The requests on entries of the own Brand Hub, in the order of an answer. */
export const ownAsks = [
  ...(['show', 'difference', 'contradict', 'stronger', 'judge', 'differs'] as const),
  ...(['word', 'start', 'shorter', 'translate', 'filled', 'first'] as const),
] as const;
export type OwnAsk = (typeof ownAsks)[number];
