export interface Proposal {
  readonly path: string;
  readonly value: string;
}

/** The unsent answer to a message. */
interface AnswerDraft {
  readonly text: string;
  readonly proposals: readonly Proposal[];
}

/** Serialises a draft; an empty draft is the empty string. */
export function keptAnswer({ text, proposals }: AnswerDraft): string {
  return text === '' && proposals.length === 0 ? '' : JSON.stringify({ text, proposals });
}

/** Reads a stored draft, without parts that are unreadable. */
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

function isProposal(value: unknown): value is Proposal {
  if (typeof value !== 'object' || value === null || !('path' in value && 'value' in value))
    return false;
  return typeof value.path === 'string' && typeof value.value === 'string';
}
