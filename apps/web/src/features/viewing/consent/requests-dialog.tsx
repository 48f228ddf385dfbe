import { usePublicText, useText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useViewingRequests, ViewingRequests } from './viewing-requests.tsx';

/** Answers requests of staff from any screen. */
export function RequestsDialog({ onClose }: { onClose(): void }) {
  const { shell } = usePublicText();
  const { viewing } = useText();
  const list = useViewingRequests();
  const { rows, isLoaded, state } = list;
  return (
    <Dialog title={viewing.requests.title} onClose={onClose}>
      <p>{viewing.requests.intro}</p>
      {!isLoaded && state === 'loading' && <Skeleton label={shell.loading} rows={2} />}
      {isLoaded && rows.length === 0 && <p>{viewing.requests.none}</p>}
      {state === 'failed' && (
        <p role="alert">
          {viewing.loadFailed} <Button onClick={() => void list.reload()}>{viewing.retry}</Button>
        </p>
      )}
      <ViewingRequests requests={list} />
      <Actions>
        <Button onClick={onClose}>{viewing.requests.close}</Button>
      </Actions>
    </Dialog>
  );
}
