import { languages } from '@savet/contract/limits';
import { type ReactNode, useState } from 'react';
import { useDocuments } from '../../lib/documents/documents-context.ts';
import { useUser } from '../../lib/documents/hooks.ts';
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
import { useLanguageChoice } from './settings/use-language-choice.ts';
import { ShareFeedback } from './sharing/share-feedback.tsx';
import { EmailVerification } from './verification/email-verification.tsx';

/** Who you are here. `children` is what other features add. */
export function ProfilePage({ children }: { children: ReactNode }) {
  const { accounts, shell } = useFrameText();
  const { language, choose, failure } = useLanguageChoice();
  const user = useUser();
  const { uid, isViewOnly } = useDocuments();
  const [theme, setTheme] = useState(storedTheme);
  const [isNaming, setNaming] = useState(false);
  const texts = accounts.profile;

  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  return (
    <Page
      title={isViewOnly ? texts.titleViewOnly : texts.title}
      back={{ to: '/chat', label: texts.back }}
    >
      <FormError text={failure === null ? null : texts.saveFailed} />
      {/* At once as soon as there is something to show, so that nothing moves. */}
      {!user && <Skeleton label={shell.loading} rows={4} />}
      {user && (
        <>
          <Rows>
            <Row label={texts.name}>
              <span>{name || texts.noName}</span>
              <IconButton
                label={texts.editName}
                disabled={isViewOnly}
                onClick={() => setNaming(true)}
              >
                <PencilIcon />
              </IconButton>
            </Row>
            <Row label={texts.email}>
              <span>{user.email}</span>
              <EmailVerification user={user} />
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
                onChange={choose}
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
            <ShareFeedback user={user} />
          </Rows>
          {/* Above what is read later: it would move away under a finger. */}
          {!isViewOnly && <LogOut uid={uid} />}
          {children}
          {isNaming && <NameDialog user={user} onClose={() => setNaming(false)} />}
        </>
      )}
    </Page>
  );
}
