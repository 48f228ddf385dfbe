import type { ChatDocument } from '@savet/contract/documents';
import { useNavigate } from 'react-router';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { loadOrReload } from '#lib/lazy/load-or-reload.ts';
import { useToasts } from '#ui/toasts/toasts-context.ts';
import { projectTexts } from '../../projects/project-texts.ts';
import { useChatSending } from '../../sending/use-chat-sending.ts';
import { useChatText } from '../../use-chat-text.ts';
import type { ChatAction } from './run-chat-action.ts';

/** Runs an action on a chat; its chunk loads with the first one. */
export function useChatAction(chat: ChatDocument, title: string): (action: ChatAction) => void {
  const text = useChatText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const { uid, documents } = useDocuments();
  const { texts } = useChatSending();
  const { show } = useToasts();
  const run = async (action: ChatAction) => {
    const [{ runChatAction }, projectText] = await loadOrReload(() =>
      Promise.all([import('./run-chat-action.ts'), projectTexts.load(language)]),
    );
    const context = { uid, documents, texts, text, projectText, errorText, show, navigate };
    await runChatAction(action, chat, title, context);
  };
  return (action) => void run(action);
}
