import { useConfiguration } from '../../../lib/configuration/use-configuration.ts';
import { MailIcon } from '../../../ui/icons.tsx';
import { useChatText } from '../use-chat-text.ts';
import styles from './screen.module.css';

/** Opens a mail to support. */
export function ContactButton() {
  const text = useChatText();
  const configuration = useConfiguration();
  if (!configuration) return null;
  return (
    <a
      className={styles.contact}
      href={`mailto:${configuration.supportEmail}`}
      aria-label={text.contactUs}
      title={text.contactUs}
    >
      <MailIcon />
    </a>
  );
}
