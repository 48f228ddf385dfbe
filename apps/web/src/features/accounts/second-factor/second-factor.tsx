import { formatNumber, unbrokenDate } from '@savet/i18n/formats';
import { plural } from '@savet/i18n/plural';
import { useState } from 'react';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { usePublicText, useSecurityText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Section, SectionEmpty } from '#ui/page/section.tsx';
import { type SecondFactorState, useSecondFactor } from './read-second-factor.ts';
import { RenewDialog } from './renew-dialog.tsx';
import styles from './second-factor.module.css';
import { SetUpDialog } from './set-up-dialog.tsx';
import { StopDialog } from './stop-dialog.tsx';

/** The profile's section on codes at log-in. Not for staff who view the account. */
export function SecondFactor() {
  return useDocuments().isViewOnly ? null : <FactorSection />;
}

const dialogs = { setUp: SetUpDialog, renew: RenewDialog, stop: StopDialog };

function FactorSection() {
  const { shell } = usePublicText();
  const texts = useSecurityText().secondFactor;
  const list = useSecondFactor();
  const [opened, setOpened] = useState<keyof typeof dialogs | null>(null);
  const state = list.rows[0];
  const Opened = opened && dialogs[opened];
  return (
    <Section id="second-factor" title={texts.title} intro={texts.intro}>
      {!state && list.state === 'loading' && <Skeleton label={shell.loading} rows={1} />}
      {!state && list.state === 'failed' && (
        <p role="alert">
          {texts.loadFailed} <Button onClick={() => void list.reload()}>{texts.retry}</Button>
        </p>
      )}
      {state && <State state={state} onRenew={() => setOpened('renew')} />}
      {state && (
        <div className={styles.buttons}>
          {state.since === null ? (
            <Button onClick={() => setOpened('setUp')}>{texts.setUp}</Button>
          ) : (
            <>
              {/* Without codes, the notice has it. */}
              {state.recoveryCodesLeft > 0 && (
                <Button onClick={() => setOpened('renew')}>{texts.renew}</Button>
              )}
              <Button onClick={() => setOpened('stop')}>{texts.stop}</Button>
            </>
          )}
        </div>
      )}
      {Opened && (
        <Opened
          onClose={() => {
            setOpened(null);
            void list.reload();
          }}
        />
      )}
    </Section>
  );
}

function State({ state, onRenew }: { state: SecondFactorState; onRenew: () => void }) {
  const { locale } = useLanguage();
  const texts = useSecurityText().secondFactor;
  const { since, recoveryCodesLeft: left, isMissing, lastReset } = state;
  const { one, other } = texts.codesLeft;
  return (
    <>
      {since === null ? (
        <SectionEmpty>
          {texts.off} {isMissing && <strong>{texts.required}</strong>}
        </SectionEmpty>
      ) : (
        <p>
          {texts.since(unbrokenDate(locale, since))}{' '}
          {left > 0 && plural(locale, left, { one, other: other(formatNumber(locale, left)) })}
        </p>
      )}
      {since !== null && left === 0 && (
        <Banner title={texts.noCodesLeft} text={texts.noCodesLeftText}>
          <Button onClick={onRenew}>{texts.renew}</Button>
        </Banner>
      )}
      {lastReset && (
        <div className={styles.reset}>
          <Banner
            title={texts.reset(unbrokenDate(locale, lastReset.at))}
            text={texts.resetText(asSentence(lastReset.reason))}
          />
        </div>
      )}
    </>
  );
}

function asSentence(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`;
}
