import { usePublicText, useText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useViewingRequests, ViewingRequests } from './viewing-requests.tsx';

/** Answers requests of staff from any screen. */
export function RequestsDialog({ onClose }: { onClose(): void }) {
  const { shell } = usePublicText();
  const { viewingRequests: texts } = useText();
  const list = useViewingRequests();
  const { rows, isLoaded, state } = list;
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p>{texts.intro}</p>
      {!isLoaded && state === 'loading' && <Skeleton label={shell.loading} rows={2} />}
      {isLoaded && rows.length === 0 && <p>{texts.none}</p>}
      {state === 'failed' && (
        <p role="alert">
          {texts.loadFailed} <Button onClick={() => void list.reload()}>{texts.retry}</Button>
        </p>
      )}
      <ViewingRequests requests={list} />
      <Actions>
        <Button onClick={onClose}>{texts.close}</Button>
      </Actions>
    </Dialog>
  );
}
