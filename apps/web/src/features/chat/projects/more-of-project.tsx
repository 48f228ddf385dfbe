import { Button } from '#ui/controls/button.tsx';
import { useChatText } from '../use-chat-text.ts';
import { useChatPages } from './use-chat-pages.ts';

/** Reads the chats of a project, and has the button for older ones. */
export function MoreOfProject({ projectId }: { projectId: string }) {
  const text = useChatText();
  const { state, more, readFirst, readMore } = useChatPages({ projectId });
  if (state === 'failed') {
    return (
      <Button kind="quiet" onClick={readFirst}>
        {text.loadAgain}
      </Button>
    );
  }
  if (!more) return null;
  return (
    <Button kind="quiet" busy={state === 'loading'} onClick={readMore}>
      {text.olderChats}
    </Button>
  );
}
