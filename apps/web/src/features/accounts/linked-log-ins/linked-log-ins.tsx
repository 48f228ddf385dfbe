import type { LogInProviderId } from '@savet/contract/accounts/log-in-providers';
import { FRESH_LOG_IN_MINUTES } from '@savet/contract/limits';
import { unbrokenDate } from '@savet/i18n/formats';
import { useRef, useState } from 'react';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { offersProviders } from '#data/session/account-routes.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { usePublicText, useSecurityText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Section } from '#ui/page/section.tsx';
import { ProviderButtons } from '../providers/provider-buttons.tsx';
import { useLogIns } from '../providers/read-log-ins.ts';
import styles from './linked-log-ins.module.css';
import { UnlinkDialog } from './unlink-dialog.tsx';

/** The profile's section on log-ins with providers. Not for staff who view the account, nor without providers. */
export function LinkedLogIns() {
  const { isViewOnly } = useDocuments();
  return isViewOnly || !offersProviders() ? null : <LogInSection />;
}

function LogInSection() {
  const { shell } = usePublicText();
  const texts = useSecurityText().linkedLogIns;
  const { locale } = useLanguage();
  const providers = useConfiguration()?.logInProviders ?? [];
  const list = useLogIns();
  const heading = useRef<HTMLHeadingElement>(null);
  const [unlinking, setUnlinking] = useState<LogInProviderId | null>(null);
  const logIns = list.rows[0];
  const unlinked = logIns
    ? providers.flatMap(({ id }) =>
        logIns.linked.some(({ provider }) => provider === id) ? [] : [id],
      )
    : [];
  const nameOf = (id: LogInProviderId) => providers.find((one) => one.id === id)?.name ?? id;

  return (
    <Section id="log-ins" title={texts.title} intro={texts.intro} headingRef={heading}>
      {!logIns && list.state === 'loading' && <Skeleton label={shell.loading} rows={1} />}
      {!logIns && list.state === 'failed' && (
        <p role="alert">
          {texts.loadFailed} <Button onClick={() => void list.reload()}>{texts.retry}</Button>
        </p>
      )}
      {logIns && !logIns.hasPassword && <p>{texts.noPassword}</p>}
      {logIns && !logIns.hasPassword && logIns.isFresh && (
        <p>{texts.fresh(FRESH_LOG_IN_MINUTES)}</p>
      )}
      {logIns && (
        <ul>
          {logIns.linked.map(({ provider, linkedAt }) => (
            <li key={provider} className={styles.linked}>
              <span>
                {nameOf(provider)}{' '}
                <span className={styles.since}>{texts.since(unbrokenDate(locale, linkedAt))}</span>
              </span>
              <Button
                label={texts.unlinkOne(nameOf(provider))}
                onClick={() => setUnlinking(provider)}
              >
                {texts.unlink}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {unlinked.length > 0 && <ProviderButtons isConfirming ids={unlinked} label={texts.link} />}
      {unlinking && (
        <UnlinkDialog
          provider={unlinking}
          name={nameOf(unlinking)}
          onClose={() => setUnlinking(null)}
          onUnlinked={async () => {
            setUnlinking(null);
            await list.reload();
            // The button with the focus is gone.
            heading.current?.focus();
          }}
        />
      )}
    </Section>
  );
}
