import type { AccountExport } from '@savet/contract/calls/exports';
import { formatDateTime, formatFileSize } from '@savet/i18n/formats';
import { useState } from 'react';
import { readFile } from '#data/call/read-file.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { saveFile } from '#lib/files/save-file.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
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
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function download() {
    setReading(true);
    setFailure(null);
    try {
      saveFile('savet-export.zip', await readFile('/api/account-export'));
    } catch (error) {
      setFailure(error);
    }
    setReading(false);
  }

  return (
    <>
      <div className={styles.actions}>
        <Button kind="primary" busy={isReading} onClick={() => void download()}>
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
