import {
  type BrandBookFormat,
  type BrandBookLanguage,
  brandBookFormats,
  brandBookLanguages,
} from '@savet/contract/choices/brand-books';
import { useState } from 'react';
import { call } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useUser } from '#data/documents/hooks.ts';
import { saveBase64 } from '#lib/files/save-base64.ts';
import { useSharingText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Toggle } from '#ui/controls/toggle.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import styles from './brand-book-dialog.module.css';

/** Downloads the Brand Hub as a document for others. */
export function BrandBookDialog({ onClose }: { onClose: () => void }) {
  const { brandBook: texts, download, cancel } = useSharingText();
  const errorText = useErrorText();
  const user = useUser();
  const [format, setFormat] = useState<BrandBookFormat>('pdf');
  const [language, setLanguage] = useState<BrandBookLanguage>('own');
  const { isBusy, failure, submit } = useSubmit();

  async function start() {
    saveBase64(await call('downloadBrandBook', { format, language }));
    onClose();
  }

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <div className={styles.form}>
        <p>{texts.intro}</p>
        <Toggle
          label={download.format}
          value={format}
          options={brandBookFormats.map((value) => ({ value, label: download.formats[value] }))}
          onChange={setFormat}
        />
        <Toggle
          label={texts.language}
          value={language}
          options={brandBookLanguages.map((value) => ({
            value,
            label: value === 'all' ? texts.all : texts.own[user?.language ?? 'EN'],
          }))}
          onChange={setLanguage}
        />
        {failure !== null && (
          <p className={styles.failed} role="alert">
            {errorText(failure)}
          </p>
        )}
        <Actions>
          <Button kind="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button kind="primary" busy={isBusy} onClick={() => submit(start)}>
            {download.start}
          </Button>
        </Actions>
      </div>
    </Dialog>
  );
}
