import type { ResponseStyle } from '@savet/contract/choices/response-styles';
import type { Language } from '@savet/contract/languages';

export interface Question {
  query: string;
  /** The latest messages as `sender: text` lines. */
  context: string;
  responseStyle: ResponseStyle;
  /** Language of the interface. */
  language: Language;
  /** A locked Brand Hub is never named; the answer asks for facts in the chat instead. */
  brandHubLocked: boolean;
}

export interface Message {
  sender: 'user' | 'assistant';
  text: string;
}

const start = /^(?=(?:user|assistant): )/m;

/** The messages of a context of `sender: text` lines, the oldest first. */
export function messagesOf(context: string): Message[] {
  return context.split(start).flatMap((part) => {
    const [, sender, text = ''] = /^(user|assistant): ([\s\S]*)$/.exec(part) ?? [];
    return sender === 'user' || sender === 'assistant' ? [{ sender, text: text.trim() }] : [];
  });
}
