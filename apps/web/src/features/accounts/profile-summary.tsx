import { useSecurityText } from '#lib/language/use-text.ts';
import { NextIcon } from '#ui/icons/icons.tsx';
import { showSection } from '#ui/page/show-section.ts';
import styles from './profile-summary.module.css';

interface ProfileSummaryProps {
  /** `id` of the heading further down, its text, and a line on what is there. */
  links: readonly { id: string; title: string; text: string }[];
}

/** Links to what people look for in the profile, above its long list of sections. */
export function ProfileSummary({ links }: ProfileSummaryProps) {
  const texts = useSecurityText().groups;
  return (
    <nav className={styles.summary} aria-label={texts.summary}>
      {links.map(({ id, title, text }) => (
        <a
          key={id}
          href={`#${id}`}
          onClick={(event) => {
            event.preventDefault();
            showSection(id);
          }}
        >
          <span>
            <strong>{title}</strong>
            <small>{text}</small>
          </span>
          <NextIcon />
        </a>
      ))}
    </nav>
  );
}
