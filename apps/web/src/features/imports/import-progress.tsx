import type { ChatImport } from '@savet/contract/calls/chat-imports';
import { formatFileSize, formatNumber, formatShare } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useLateTexts } from '#lib/language/use-text.ts';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import type { Sending } from './file-sending.ts';
import styles from './import-dialog.module.css';
import { importTexts } from './import-texts.ts';

/** How much of the file has been sent. */
export function SendingProgress({ sent, size }: Pick<Sending, 'sent' | 'size'>) {
  const { locale } = useLanguage();
  const texts = useLateTexts(importTexts);
  return (
    <Progress
      text={texts.sending}
      figures={texts.sent(formatShare(locale, sent / size), formatFileSize(locale, size))}
      value={sent}
      max={size}
    />
  );
}

/** How far a running import is. */
export function ImportProgress({ done, total }: Pick<ChatImport, 'done' | 'total'>) {
  const { locale } = useLanguage();
  const texts = useLateTexts(importTexts);
  const percent = formatShare(locale, total === 0 ? 0 : done / total);
  return (
    <Progress
      text={texts.running}
      figures={
        total === 0
          ? texts.counting
          : texts.progress(percent, formatNumber(locale, done), formatNumber(locale, total))
      }
      value={done}
      max={total}
    />
  );
}

function Progress(props: { text: string; figures: string; value: number; max: number }) {
  const { title } = useLateTexts(importTexts);
  return (
    <div className={styles.progress}>
      <output>{props.text}</output>
      <ProgressBar label={title} value={props.value} max={props.max} />
      <p className={styles.figures}>{props.figures}</p>
    </div>
  );
}
