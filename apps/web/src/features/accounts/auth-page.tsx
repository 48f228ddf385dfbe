import { languageCodes } from '@savet/contract/languages';
import type { ReactNode } from 'react';
import { rememberForLogIn } from '#lib/language/language.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { usePublicText } from '#lib/language/use-text.ts';
import { Toggle } from '#ui/controls/toggle.tsx';
import { Logo } from '#ui/page/logo.tsx';
import { usePageTitle } from '#ui/page/page.tsx';
import { LegalFooter } from '../legal/legal-footer.tsx';
import styles from './auth-page.module.css';

interface AuthPageProps {
  title: string;
  welcome?: string;
  children: ReactNode;
}

/** The layout of log-in and sign-up: product, language, form. */
export function AuthPage({ title, welcome, children }: AuthPageProps) {
  const { shell, accounts } = usePublicText();
  usePageTitle(title);
  const { language, choose } = useLanguage();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo />
        <Toggle
          label={shell.language}
          value={language}
          options={languageCodes.map((value) => ({ value, label: value }))}
          onChange={(next) => {
            choose(next);
            rememberForLogIn(next);
          }}
        />
      </header>
      <main className={styles.main}>
        <div className={styles.pitch}>
          <p className={styles.slogan}>{accounts.slogan}</p>
          <p>{accounts.pitch}</p>
        </div>
        <section className={styles.form} aria-label={title}>
          <h1>{title}</h1>
          {welcome !== undefined && <p className={styles.welcome}>{welcome}</p>}
          {children}
        </section>
      </main>
      <footer className={styles.footer}>
        <LegalFooter />
      </footer>
    </div>
  );
}
