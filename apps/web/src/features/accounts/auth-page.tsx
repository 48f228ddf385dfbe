import { languages } from '@savet/contract/limits';
import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/language/use-language.ts';
import { useFrameText } from '../../lib/language/use-text.ts';
import { Logo } from '../../ui/logo.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import styles from './auth-page.module.css';

interface AuthPageProps {
  title: string;
  welcome: string;
  children: ReactNode;
}

/** The frame of log-in and sign-up: who we are, the language, and the form. */
export function AuthPage({ title, welcome, children }: AuthPageProps) {
  const { shell, accounts } = useFrameText();
  usePageTitle(title);
  const { language, choose } = useLanguage();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo />
        <Toggle
          label={shell.language}
          value={language}
          options={languages.map((value) => ({ value, label: value }))}
          onChange={choose}
        />
      </header>
      <main className={styles.main}>
        <p className={styles.slogan}>{accounts.slogan}</p>
        <section className={styles.form} aria-label={title}>
          <h1>{title}</h1>
          <p className={styles.welcome}>{welcome}</p>
          {children}
        </section>
      </main>
    </div>
  );
}
