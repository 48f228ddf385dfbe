import { Suspense } from 'react';
import { hasLegalDocuments } from '#data/session/account-routes.ts';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import styles from './legal-footer.module.css';

const LegalLinks = lazyComponent(async () => (await import('./legal-links.tsx')).LegalLinks);

/** Links to the documents of the operator. Loads nothing where there are none. */
export function LegalFooter() {
  if (!hasLegalDocuments()) return null;
  return (
    <div className={styles.footer}>
      <Suspense>
        <LegalLinks />
      </Suspense>
    </div>
  );
}
