/** A text to the team that is not known to have arrived. */
export interface ContactDraft {
  readonly text: string;
  /** The last attempt: the same text sent again keeps its id, so that it is stored once. */
  readonly sent: Sent | null;
}

interface Sent {
  readonly text: string;
  readonly contactMessageId: string;
}

/** The draft as stored; the empty string for an empty one. */
export function keptDraft({ text, sent }: ContactDraft): string {
  return text === '' ? '' : JSON.stringify({ text, sent });
}

/** Parses a stored draft; older versions stored the text alone. */
export function readDraft(kept: string): ContactDraft {
  const { text, sent } = parse(kept);
  if (typeof text !== 'string') return { text: kept, sent: null };
  return { text, sent: isSent(sent) ? sent : null };
}

/** The id of the message to send. */
export function messageIdOf({ text, sent }: ContactDraft): string {
  return sent?.text === text ? sent.contactMessageId : crypto.randomUUID();
}

/** The draft after a text has arrived: only what was written since. */
export function leftOf({ text }: ContactDraft, arrived: string): ContactDraft {
  return { text: text === arrived ? '' : text, sent: null };
}

function parse(kept: string): { text?: unknown; sent?: unknown } {
  try {
    return { ...(JSON.parse(kept) as object | null) };
  } catch {
    return {};
  }
}

function isSent(sent: unknown): sent is Sent {
  if (typeof sent !== 'object' || sent === null) return false;
  if (!('text' in sent && 'contactMessageId' in sent)) return false;
  return typeof sent.text === 'string' && typeof sent.contactMessageId === 'string';
}
