import { callWithoutSubject } from '#data/call/call.ts';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import styles from '../auth-page.module.css';
import { LinkPage } from './link-page.tsx';

/** Undoes a change of address with the link that was sent to the old one. */
export function UndoEmailPage() {
  const texts = useSecurityText().undoEmail;
  const supportEmail = useConfiguration()?.supportEmail;
  return (
    <LinkPage
      texts={texts}
      act={undo}
      next={{ href: '/login', label: texts.toLogIn }}
      help={
        supportEmail !== undefined && (
          <p className={styles.link}>
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </p>
        )
      }
    />
  );
}

async function undo(token: string): Promise<void> {
  await callWithoutSubject('undoEmailChange', { token });
}
