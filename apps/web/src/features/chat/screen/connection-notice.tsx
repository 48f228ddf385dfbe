import { useEffect, useState } from 'react';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { useChatText } from '../use-chat-text.ts';
import styles from './screen.module.css';

/** A loss that lasts no longer than this is not worth a word, in milliseconds. */
const PATIENCE_MS = 4_000;

/** Says that what is shown may be old, when the connection stays away. */
export function ConnectionNotice() {
  const text = useChatText();
  const { liveStatus } = useDocuments();
  const isAway = liveStatus === 'waiting' || liveStatus === 'connecting';
  return isAway ? <LaterNotice text={text.reconnecting} /> : null;
}

function LaterNotice({ text }: { text: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return <output className={styles.connection}>{isShown && text}</output>;
}
