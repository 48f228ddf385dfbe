import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { MailIcon } from '#ui/icons/icons.tsx';
import { useChatText } from '../use-chat-text.ts';
import styles from './contact-link.module.css';

/**
 * Opens an email to the support address. It floats in the margin where there is one, and stands below the composer or
 * its suggestions where there is none; the styles show one of the two, or none on phones, whose header has the address.
 * Beside a refusal it is always shown.
 */
export function ContactLink({ place }: { place: 'margin' | 'content' | 'refusal' }) {
  const text = useChatText();
  const configuration = useConfiguration();
  if (!configuration) return null;
  return (
    <a
      className={styles[place]}
      data-print="none"
      href={`mailto:${configuration.supportEmail}`}
      aria-label={text.contactUs}
      title={text.contactUs}
    >
      {place === 'margin' ? <MailIcon /> : text.contactUs}
    </a>
  );
}
