import { fieldLabel, languageOf, messagesOf } from '@savet/built-in-consultant';
import type { BrandFieldName } from '@savet/contract/brand-hub';
import type { ResponseStyle } from '@savet/contract/choices/response-styles';
import type { Language } from '@savet/contract/languages';
import { answerInstructions } from './answer-instructions.ts';
import { fitted, type LeftOut, usualRoom } from './prompt-budget.rules.ts';
import { defused, type Prompt, type PromptMessage, part, quoted } from './prompt-parts.ts';

/** Logged with every answer; increase it with every change of a prompt. */
export const PROMPT_VERSION = 5;

export interface AnswerPromptInput {
  query: string;
  context: string;
  /** The first question of the chat, if it is older than the context; else null. */
  firstRequest: string | null;
  userInfo: string;
  /** The project of the chat, if it has instructions. */
  project?: { name: string; instructions: string };
  /** Null if it is not known. */
  emptyFields: readonly BrandFieldName[] | null;
  /** Notes of the built-in knowledge, best match first. */
  notes: readonly string[];
  responseStyle: ResponseStyle;
  language: Language;
  brandHubLocked: boolean;
  today: Date;
}

/** The suffix that a style adds to the query (spec 7). It is sent and never stored. */
const styleSuffixes: Record<Language, Record<ResponseStyle, string>> = {
  EN: {
    normal: '',
    concise:
      'Please answer concisely. Advice: the conclusion first, about 100 words at most. A text: the text alone.',
    explanatory:
      'Please answer in depth: give the reasons, concrete steps, an example and common mistakes.',
  },
  BG: {
    normal: '',
    concise:
      'Моля, отговорете кратко. Съвет: първо изводът, общо до около 100 думи. Текст: само текстът.',
    explanatory:
      'Моля, отговорете задълбочено: с причините, конкретни стъпки, пример и чести грешки.',
  },
};

export interface AnswerPrompt extends Prompt {
  leftOut: LeftOut & { project: boolean };
  /** The part of the profile that the prompt contains. */
  profile: string;
  /** False if even the question alone is too long. */
  fits: boolean;
}

/**
 * The prompt for an answer: data, the last messages as turns, and the question. Parts that do not fit are left out, and
 * the prompt says so; the question is always complete.
 */
export function answerPrompt(input: AnswerPromptInput, room = usualRoom): AnswerPrompt {
  const { query, context, firstRequest, userInfo, notes, responseStyle } = input;
  const language = answerLanguage(input);
  const suffix = styleSuffixes[language][responseStyle];
  const question = defused(suffix === '' ? query : `${query}\n\n${suffix}`);
  const instructions = answerInstructions({ ...input, language });
  const needed = room.count([instructions, question].join('\n\n'));
  const wanted = [
    ...emptyFieldsPart(input, language),
    ...(firstRequest === null ? [] : [part('first-request', quoted(clipped(firstRequest)))]),
  ];
  const wishes = projectPart(input);
  const isTooMuch = (parts: readonly string[]) =>
    needed + room.count(parts.join('\n\n')) > room.tokens * NARROW;
  // In a narrow window, the profile and the last messages say more.
  const fixed = [[...wishes, ...wanted], wishes].find((parts) => !isTooMuch(parts)) ?? [];
  const project = wishes.some((wish) => !fixed.includes(wish));
  const kept = fitted(
    { notes, conversation: messagesOf(context), profile: userInfo },
    needed + room.count(fixed.join('\n\n')),
    room,
  );
  const leftOut = { ...kept.leftOut, project };
  const said = leftOutText(leftOut);
  const data = [
    part('profile', quoted(kept.profile)),
    ...fixed,
    ...(kept.notes.length === 0 ? [] : [part('notes', quoted(kept.notes.join('\n\n')))]),
    ...(said === '' ? [] : [part('left-out', said)]),
  ].join('\n\n');
  const messages = alternating([
    { role: 'user', content: data },
    ...kept.conversation.map(({ sender, text }) => ({ role: sender, content: defused(text) })),
    { role: 'user', content: question },
  ]);
  const { profile } = kept;
  return { instructions, messages, leftOut, profile, fits: needed <= room.maxTokens };
}

/** The language of the question; of the last question before it, if it shows none; else of the interface. */
export function answerLanguage({
  query,
  context,
  language,
}: Pick<AnswerPromptInput, 'query' | 'context' | 'language'>): Language {
  const last = messagesOf(context).findLast(({ sender }) => sender === 'user');
  return languageOf(query, languageOf(last?.text ?? '', language));
}

function emptyFieldsPart(
  { emptyFields, brandHubLocked }: AnswerPromptInput,
  language: Language,
): string[] {
  if (brandHubLocked || emptyFields === null || emptyFields.length === 0) return [];
  const names = emptyFields.map((name) => fieldLabel(name, language));
  return [part('empty-fields', quoted(names.join('; ')))];
}

/** The person's instructions for all chats of a project: data like the profile. */
function projectPart({ project }: AnswerPromptInput): string[] {
  if (!project) return [];
  return [part('project', quoted(`Project: ${project.name}\n${project.instructions}`))];
}

/** From this share of the room on, what is only useful is left out. */
const NARROW = 0.75;
/** Longest first request in a prompt, in UTF-16 units: it says what the chat is about, no more. */
const FIRST_REQUEST_MAX = 1_000;

function clipped(text: string): string {
  return text.slice(0, FIRST_REQUEST_MAX).toWellFormed();
}

/** Joins neighbours of one role: many local models refuse two user messages in a row. */
function alternating(messages: readonly PromptMessage[]): PromptMessage[] {
  const joined: PromptMessage[] = [];
  for (const message of messages) {
    const last = joined.at(-1);
    if (last?.role === message.role) last.content += `\n\n${message.content}`;
    else joined.push({ ...message });
  }
  return joined;
}

function leftOutText({ notes, messages, profile, project }: AnswerPrompt['leftOut']): string {
  return [
    notes > 0 && `notes: ${notes}`,
    messages > 0 && `older messages: ${messages}`,
    profile && 'the end of the profile',
    project && 'the wishes of the project',
  ]
    .filter((text) => text !== false)
    .join('; ');
}
