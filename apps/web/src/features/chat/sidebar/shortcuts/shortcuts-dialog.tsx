import { useState } from 'react';
import { useLateTexts } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Toggle } from '#ui/controls/toggle.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useChatText } from '../../use-chat-text.ts';
import { shortcutTexts } from './shortcut-texts.ts';
import styles from './shortcuts-dialog.module.css';
import { areSingleKeysOn, turnSingleKeys } from './single-keys.ts';
import { keysOf, shortcuts } from './use-shortcuts.ts';

/** The list of keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const text = useChatText();
  const { names, singleKeys } = useLateTexts(shortcutTexts);
  const [single, setSingle] = useState<'on' | 'off'>(areSingleKeysOn() ? 'on' : 'off');
  const isMac = navigator.userAgent.includes('Mac');
  return (
    <Dialog title={text.shortcuts} onClose={onClose}>
      <dl className={styles.list}>
        {shortcuts.map((shortcut) => (
          <div key={shortcut}>
            <dt>{names[shortcut]}</dt>
            <dd>
              {keysOf[shortcut].map((key) => (
                <kbd key={key}>{key === 'mod' ? modifier(isMac) : key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.singleKeys}>
        <span>{singleKeys.label}</span>
        <Toggle
          label={singleKeys.label}
          value={single}
          options={[
            { value: 'on', label: singleKeys.on },
            { value: 'off', label: singleKeys.off },
          ]}
          onChange={(next) => {
            turnSingleKeys(next);
            setSingle(next);
          }}
        />
      </div>
      <Actions>
        <Button onClick={onClose}>{text.close}</Button>
      </Actions>
    </Dialog>
  );
}

function modifier(isMac: boolean): string {
  return isMac ? '⌘' : 'Ctrl';
}
