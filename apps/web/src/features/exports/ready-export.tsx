import type { AccountExport } from '@savet/contract/calls/exports';
import { formatDateTime, formatFileSize } from '@savet/i18n/formats';
import { readFile } from '#data/call/read-file.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { saveFile } from '#lib/files/save-file.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from './your-data.module.css';

interface ReadyExportProps extends Pick<AccountExport, 'size' | 'expiresAt'> {
  isStarting: boolean;
  onAgain: () => void;
}

/** An export that can be downloaded, or made anew. */
export function ReadyExport({ size, expiresAt, isStarting, onAgain }: ReadyExportProps) {
  const { locale } = useLanguage();
  const texts = useSecurityText().yourData;
  const errorText = useErrorText();
  const { isBusy, failure, submit } = useSubmit();

  async function download() {
    saveFile('savet-export.zip', await readFile('/api/account-export'));
  }

  return (
    <>
      <div className={styles.actions}>
        <Button kind="primary" busy={isBusy} onClick={() => submit(download)}>
          {texts.download(formatFileSize(locale, size ?? 0))}
        </Button>
        <Button busy={isStarting} onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
      {expiresAt !== null && (
        <output className={styles.note}>{texts.expires(formatDateTime(locale, expiresAt))}</output>
      )}
      {failure !== null && (
        <p className={styles.failed} role="alert">
          {texts.downloadFailed} {errorText(failure)}
        </p>
      )}
    </>
  );
}
