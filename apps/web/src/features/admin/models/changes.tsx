import type { CallOutput } from '@savet/contract/calls';
import { formatDateTime } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useText } from '#lib/language/use-text.ts';
import styles from './models.module.css';
import { Section } from './section.tsx';

/** Who changed what about the model, newest first. */
export function Changes({ changes }: { changes: CallOutput<'getModels'>['changes'] }) {
  const texts = useText().models.changes;
  const { locale } = useLanguage();
  return (
    <Section title={texts.title}>
      {changes.length === 0 && <p className={styles.text}>{texts.none}</p>}
      <ul className={styles.list}>
        {changes.map(({ changeId, email, at, kind, detail }) => (
          <li key={changeId} className={styles.item}>
            <div>
              <p>{texts.kinds[kind]}</p>
              {detail !== '' && <p className={styles.note}>{detail}</p>}
            </div>
            <p className={styles.note}>
              {email ?? texts.gone} · {formatDateTime(locale, at)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
