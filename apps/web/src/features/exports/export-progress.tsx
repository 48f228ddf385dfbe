import type { AccountExport } from '@savet/contract/calls/exports';
import { formatNumber, formatShare } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import styles from './your-data.module.css';

/** How far a running export is. */
export function ExportProgress({ done, total }: Pick<AccountExport, 'done' | 'total'>) {
  const { locale } = useLanguage();
  const texts = useSecurityText().yourData;
  const percent = formatShare(locale, total === 0 ? 0 : done / total);
  return (
    <div className={styles.running}>
      <output>{texts.running}</output>
      <ProgressBar label={texts.title} value={done} max={total} />
      <p className={styles.figures}>
        {texts.progress(percent, formatNumber(locale, done), formatNumber(locale, total))}
      </p>
    </div>
  );
}
