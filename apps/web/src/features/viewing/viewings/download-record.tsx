import { useErrorText } from '#data/call/use-error-text.ts';
import { toCsv } from '#lib/files/csv.ts';
import { saveFile } from '#lib/files/save-file.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Button } from '#ui/controls/button.tsx';
import { readAllViewings } from './read-viewings.ts';
import { recordRows } from './record-rows.rules.ts';

/** Saves the whole record as a table. */
export function DownloadRecord() {
  const { viewing } = useSecurityText();
  const errorText = useErrorText();
  const { isBusy, failure, submit } = useSubmit();

  async function download() {
    const rows = recordRows(viewing, await readAllViewings());
    saveFile(`${viewing.file}.csv`, new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  }

  return (
    <>
      <Button busy={isBusy} onClick={() => submit(download)}>
        {viewing.download}
      </Button>
      {failure !== null && <p role="alert">{errorText(failure)}</p>}
    </>
  );
}
