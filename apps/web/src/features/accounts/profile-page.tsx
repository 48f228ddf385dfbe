import { type ReactNode, useState } from 'react';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useUser } from '#data/documents/hooks.ts';
import { usePublicText, useSecurityText, useText } from '#lib/language/use-text.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PencilIcon } from '#ui/icons/icons.tsx';
import { Page } from '#ui/page/page.tsx';
import { Row, Rows } from '#ui/page/rows.tsx';
import { SectionGroup } from '#ui/page/section-group.tsx';
import { SectionList, type SectionListProps } from '#ui/page/section-list.tsx';
import emailStyles from './email-change/email-change.module.css';
import { EmailDialog } from './email-change/email-dialog.tsx';
import { FormError } from './form-error.tsx';
import { LogOut } from './log-out/log-out.tsx';
import { NameDialog } from './name-dialog.tsx';
import { PasswordRow } from './password/password-row.tsx';
import { LanguageToggle } from './settings/language-toggle.tsx';
import { SettingRow } from './settings/setting-row.tsx';
import { ThemeToggle } from './settings/theme-toggle.tsx';
import { useLanguageChoice } from './settings/use-language-choice.ts';
import { EmailVerification } from './verification/email-verification.tsx';

interface ProfilePageProps {
  /** Links to what people look for. */
  summary: ReactNode;
  /** The groups in `children`. */
  sections: SectionListProps['sections'];
  /** The sections of other features. */
  children: ReactNode;
}

/** The user's profile: the account, the sections of other features, and the way out. */
export function ProfilePage({ summary, sections, children }: ProfilePageProps) {
  const { shell } = usePublicText();
  const { profile: texts } = useText();
  const security = useSecurityText();
  const { groups } = security;
  const { language, choose, failure } = useLanguageChoice();
  const user = useUser();
  const { uid, isViewOnly } = useDocuments();
  const [isNaming, setNaming] = useState(false);
  const [isChangingEmail, setChangingEmail] = useState(false);

  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  return (
    <Page
      title={isViewOnly ? texts.titleViewOnly : texts.title}
      back={{ to: '/chat', label: texts.back }}
      aside={
        <SectionList
          narrow="above"
          label={groups.label}
          sections={[{ id: 'account', name: groups.account }, ...sections]}
        />
      }
    >
      <FormError text={failure === null ? null : texts.saveFailed} />
      {/* Renders all rows together, so that nothing shifts. */}
      {!user && <Skeleton label={shell.loading} rows={4} />}
      {user && (
        <>
          {summary}
          <SectionGroup id="account" title={groups.account}>
            <Rows>
              <Row label={security.name.label}>
                <span>{name || security.name.none}</span>
                {!isViewOnly && (
                  <IconButton atEnd label={security.name.edit} onClick={() => setNaming(true)}>
                    <PencilIcon />
                  </IconButton>
                )}
              </Row>
              <Row label={texts.email}>
                <div className={emailStyles.address}>
                  <span>{user.email}</span>
                  {!isViewOnly && (
                    <IconButton
                      atEnd
                      label={security.email.change}
                      onClick={() => setChangingEmail(true)}
                    >
                      <PencilIcon />
                    </IconButton>
                  )}
                </div>
                <EmailVerification user={user} />
              </Row>
              {!isViewOnly && <PasswordRow email={user.email} />}
              <Row label={texts.language}>
                <LanguageToggle value={language} disabled={isViewOnly} onChange={choose} />
              </Row>
              <Row label={texts.theme}>
                <ThemeToggle />
              </Row>
              {/* Whether staff may read the answers that the user rates. */}
              <SettingRow name="shareFeedback" texts={security.shareFeedback} />
            </Rows>
          </SectionGroup>
          {children}
          {!isViewOnly && <LogOut uid={uid} />}
          {isNaming && <NameDialog user={user} onClose={() => setNaming(false)} />}
          {isChangingEmail && <EmailDialog onClose={() => setChangingEmail(false)} />}
        </>
      )}
    </Page>
  );
}
