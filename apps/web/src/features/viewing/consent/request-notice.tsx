import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '#data/documents/hooks.ts';
import { useText } from '#lib/language/use-text.ts';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import { useIsAhead } from '#lib/page/use-is-ahead.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from './request-notice.module.css';

const RequestsDialog = lazyComponent(
  async () => (await import('./requests-dialog.tsx')).RequestsDialog,
);

/** The screens, with a notice above them while a request of staff to view the account waits for an answer. */
export function RequestNotice({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const isWaiting = useIsAhead(useUser()?.viewingRequestUntil ?? null);
  return (
    <div className={isWaiting ? styles.announced : undefined}>
      {isWaiting && <Notice onOpen={() => setOpen(true)} />}
      {children}
      {isOpen && <RequestsDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function Notice({ onOpen }: { onOpen(): void }) {
  const { viewingRequests: requests } = useText();
  // Only the chat is as wide as the screen.
  const isFramed = !useLocation().pathname.startsWith('/chat');
  return (
    <section className={styles.notice} aria-label={requests.title} data-framed={isFramed}>
      <output>{requests.notice}</output>
      <Button onClick={onOpen}>{requests.open}</Button>
    </section>
  );
}
