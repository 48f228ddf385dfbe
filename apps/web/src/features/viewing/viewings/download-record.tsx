import { useState } from 'react';
import { useErrorText } from '#data/call/use-error-text.ts';
import { toCsv } from '#lib/files/csv.ts';
import { saveFile } from '#lib/files/save-file.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { readAllViewings } from './read-viewings.ts';
import { recordRows } from './record-rows.rules.ts';

/** Saves the whole record as a table. */
export function DownloadRecord() {
  const { viewing } = useSecurityText();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function download() {
    setBusy(true);
    setFailure(null);
    try {
      const rows = recordRows(viewing, await readAllViewings());
      saveFile(`${viewing.file}.csv`, new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  }

  return (
    <>
      <Button busy={isBusy} onClick={() => void download()}>
        {viewing.download}
      </Button>
      {failure !== null && <p role="alert">{errorText(failure)}</p>}
    </>
  );
}
