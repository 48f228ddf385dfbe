import { saveFile } from '#lib/files/save-file.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from '../auth-page.module.css';
import factorStyles from './second-factor.module.css';
import { useCopy } from './use-copy.ts';

/** Codes that are shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const texts = useSecurityText().secondFactor;
  const copy = useCopy();
  const lines = `${codes.join('\n')}\n`;
  const download = () =>
    saveFile(`${texts.file}.txt`, new Blob([lines], { type: 'text/plain;charset=utf-8' }));

  return (
    <div className={styles.dialogForm}>
      <p>{texts.codesText}</p>
      <ol className={factorStyles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Actions>
        <Button onClick={() => copy(lines, texts.copied)}>{texts.copy}</Button>
        <Button onClick={download}>{texts.download}</Button>
        <Button kind="primary" onClick={onDone}>
          {texts.done}
        </Button>
      </Actions>
    </div>
  );
}
