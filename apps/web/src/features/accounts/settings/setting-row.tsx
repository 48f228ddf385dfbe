import { useErrorText } from '#data/call/use-error-text.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useUser } from '#data/documents/hooks.ts';
import { useText } from '#lib/language/use-text.ts';
import { Toggle } from '#ui/controls/toggle.tsx';
import { Row } from '#ui/page/rows.tsx';
import styles from './setting-row.module.css';
import { type Switch, useUserSetting } from './use-user-setting.ts';

interface SettingTexts {
  title: string;
  text: string;
  on: string;
  off: string;
}

/** A setting that is on or off, with a sentence on what it does. */
export function SettingRow({ name, texts }: { name: Switch; texts: SettingTexts }) {
  const { settingFailed } = useText().profile;
  const errorText = useErrorText();
  const { isViewOnly } = useDocuments();
  const stored = useUser()?.[name];
  const { chosen, choose, failure } = useUserSetting(name);
  return (
    <Row label={texts.title} isExplained>
      <p className={styles.text}>{texts.text}</p>
      <Toggle
        label={texts.title}
        value={(chosen ?? stored) ? 'on' : 'off'}
        disabled={isViewOnly}
        options={[
          { value: 'off', label: texts.off },
          { value: 'on', label: texts.on },
        ]}
        onChange={(next) => choose(next === 'on')}
      />
      {failure !== null && (
        <p className={styles.failed} role="alert">
          {settingFailed} {errorText(failure)}
        </p>
      )}
    </Row>
  );
}
