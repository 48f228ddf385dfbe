import type { CallOutput } from '@savet/contract/calls';
import { formatDateTime } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { changeLines } from './change-detail.rules.ts';
import styles from './models.module.css';
import { Section } from './section.tsx';

/** The changes to the model, with who made them, newest first. */
export function Changes({ changes }: { changes: CallOutput<'getModels'>['changes'] }) {
  const all = useStaffText();
  const texts = all.models.changes;
  const { locale } = useLanguage();
  return (
    <Section id="changes" title={texts.title}>
      {changes.length === 0 && <p className={styles.text}>{texts.none}</p>}
      <ul className={styles.list}>
        {changes.map(({ changeId, email, at, ...change }) => (
          <li key={changeId} className={styles.item}>
            <div>
              <p>{texts.kinds[change.kind]}</p>
              {changeLines(change, all, locale).map((line) => (
                <p key={line} className={styles.note}>
                  {line}
                </p>
              ))}
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
