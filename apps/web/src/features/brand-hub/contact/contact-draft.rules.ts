/** What was written to the team and is not known to have arrived. */
export interface ContactDraft {
  readonly text: string;
  /** What was sent of it last, and under which id: the same text sent again is the same message. */
  readonly sent: Sent | null;
}

interface Sent {
  readonly text: string;
  readonly contactMessageId: string;
}

/** What is kept of a draft; nothing of an empty one. */
export function keptDraft({ text, sent }: ContactDraft): string {
  return text === '' ? '' : JSON.stringify({ text, sent });
}

/** The draft that was kept; anything else was kept by an older page, which kept the text alone. */
export function readDraft(kept: string): ContactDraft {
  const { text, sent } = parse(kept);
  if (typeof text !== 'string') return { text: kept, sent: null };
  return { text, sent: isSent(sent) ? sent : null };
}

/** The id under which a draft is sent. */
export function messageIdOf({ text, sent }: ContactDraft): string {
  return sent?.text === text ? sent.contactMessageId : crypto.randomUUID();
}

/** What is left of a draft once a text has arrived: what was written since. */
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
