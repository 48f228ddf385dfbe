export interface Proposal {
  readonly path: string;
  readonly value: string;
}

/** What was written to answer a message and is not sent yet. */
interface AnswerDraft {
  readonly text: string;
  readonly proposals: readonly Proposal[];
}

/** What is kept of a draft; nothing of an empty one. */
export function keptAnswer({ text, proposals }: AnswerDraft): string {
  return text === '' && proposals.length === 0 ? '' : JSON.stringify({ text, proposals });
}

/** The draft that was kept; what cannot be read is left out. */
export function readAnswer(kept: string): AnswerDraft {
  const { text, proposals } = parse(kept);
  return {
    text: typeof text === 'string' ? text : '',
    proposals: Array.isArray(proposals) ? proposals.filter(isProposal) : [],
  };
}

function parse(kept: string): { text?: unknown; proposals?: unknown } {
  try {
    return { ...(JSON.parse(kept) as object | null) };
  } catch {
    return {};
  }
}

function isProposal(one: unknown): one is Proposal {
  if (typeof one !== 'object' || one === null || !('path' in one && 'value' in one)) return false;
  return typeof one.path === 'string' && typeof one.value === 'string';
}
