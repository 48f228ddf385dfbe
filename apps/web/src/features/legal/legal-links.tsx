import { Link } from 'react-router';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { useLegalText } from '#lib/language/use-text.ts';
import styles from './legal.module.css';

/** A link to each document that exists. */
export function LegalLinks() {
  const { documents, links } = useLegalText();
  const kinds = useConfiguration()?.legalDocuments.map(({ kind }) => kind) ?? [];
  if (kinds.length === 0) return null;
  return (
    <nav className={styles.links} aria-label={links}>
      {kinds.map((kind) => (
        <Link key={kind} to={`/legal/${kind}`}>
          {documents[kind]}
        </Link>
      ))}
    </nav>
  );
}
