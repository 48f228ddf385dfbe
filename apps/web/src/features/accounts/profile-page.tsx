import { languages } from '@savet/contract/limits';
import { type ReactNode, useState } from 'react';
import { call } from '../../lib/call/call.ts';
import { useDocuments } from '../../lib/documents/documents-context.ts';
import { useUser } from '../../lib/documents/hooks.ts';
import { useLanguage } from '../../lib/language/use-language.ts';
import { useFrameText } from '../../lib/language/use-text.ts';
import { chooseTheme, storedTheme, themes } from '../../lib/theme/theme.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PencilIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { FormError } from './form-error.tsx';
import { LogOut } from './log-out/log-out.tsx';
import { NameDialog } from './name-dialog.tsx';
import { ShareFeedback } from './sharing/share-feedback.tsx';
import { EmailVerification } from './verification/email-verification.tsx';

/** Who you are here. `children` is what other features add. */
export function ProfilePage({ children }: { children: ReactNode }) {
  const { accounts, shell } = useFrameText();
  const { language, choose } = useLanguage();
  const user = useUser();
  const { uid, isViewOnly } = useDocuments();
  const [theme, setTheme] = useState(storedTheme);
  const [isNaming, setNaming] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const texts = accounts.profile;

  function chooseLanguage(next: typeof language) {
    choose(next);
    setFailed(false);
    call('updateUser', { language: next }).catch(() => setFailed(true));
  }

  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  return (
    <Page
      title={isViewOnly ? texts.titleViewOnly : texts.title}
      back={{ to: '/chat', label: texts.back }}
    >
      <FormError text={hasFailed ? texts.saveFailed : null} />
      {/* At once as soon as there is something to show, so that nothing moves. */}
      {!user && <Skeleton label={shell.loading} rows={4} />}
      {user && (
        <>
          <Rows>
            <Row label={texts.name}>
              <span>{name || texts.noName}</span>
              <IconButton
                label={texts.editName}
                disabled={!user || isViewOnly}
                onClick={() => setNaming(true)}
              >
                <PencilIcon />
              </IconButton>
            </Row>
            <Row label={texts.email}>
              <span>{user?.email}</span>
              {user && <EmailVerification user={user} />}
            </Row>
            <Row label={texts.language}>
              <Toggle
                label={texts.language}
                value={language}
                disabled={isViewOnly}
                options={languages.map((value) => ({
                  value,
                  label: shell.languages[value],
                  lang: value === 'BG' ? 'bg' : 'en',
                }))}
                onChange={chooseLanguage}
              />
            </Row>
            <Row label={texts.theme}>
              <Toggle
                label={texts.theme}
                value={theme}
                options={themes.map((value) => ({ value, label: texts.themes[value] }))}
                onChange={(next) => {
                  chooseTheme(next);
                  setTheme(next);
                }}
              />
            </Row>
            {user && <ShareFeedback user={user} />}
          </Rows>
          {children}
          {!isViewOnly && <LogOut uid={uid} />}
        </>
      )}
      {isNaming && user && <NameDialog user={user} onClose={() => setNaming(false)} />}
    </Page>
  );
}
