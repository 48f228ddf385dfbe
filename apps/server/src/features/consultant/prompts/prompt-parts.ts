import type { Language } from '@savet/contract/languages';

/** The input of a model. The instructions contain no text that anyone wrote in the product. */
export interface Prompt {
  instructions: string;
  /** The first is a user's; users and the assistant take turns. */
  messages: PromptMessage[];
}

export interface PromptMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** English names, for the instructions of a model. */
export const languageNames: Record<Language, string> = { EN: 'English', BG: 'Bulgarian' };
/** Names of the parts of a prompt. Their tags are made harmless inside user text. */
const parts = [
  'profile',
  'project',
  'empty-fields',
  'first-request',
  'notes',
  'left-out',
  'question',
  'answer',
  'text',
  'fields',
] as const;
const partMark = new RegExp(`<(?=[\\s/]*(?:${parts.join('|')})\\b)`, 'gi');
const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

export function part(name: (typeof parts)[number], content: string): string {
  return `<${name}>\n${content}\n</${name}>`;
}

/** Marks every line as data, so that none can pass for the end of its part. */
export function quoted(text: string): string {
  return defused(text)
    .split(lineBreak)
    .map((line) => `| ${line}`)
    .join('\n');
}

/** Breaks the tags of parts inside user text. */
export function defused(text: string): string {
  return text.replace(partMark, '‹');
}
