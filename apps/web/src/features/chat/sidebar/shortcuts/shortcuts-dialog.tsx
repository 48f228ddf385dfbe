import { useState } from 'react';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Toggle } from '#ui/controls/toggle.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useChatText } from '../../use-chat-text.ts';
import styles from './shortcuts-dialog.module.css';
import { areSingleKeysOn, turnSingleKeys } from './single-keys.ts';
import { keysOf, shortcuts } from './use-shortcuts.ts';

/** The list of keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const text = useChatText();
  const [single, setSingle] = useState<'on' | 'off'>(areSingleKeysOn() ? 'on' : 'off');
  const isMac = navigator.userAgent.includes('Mac');
  return (
    <Dialog title={text.shortcuts} onClose={onClose}>
      <dl className={styles.list}>
        {shortcuts.map((shortcut) => (
          <div key={shortcut}>
            <dt>{text.shortcutNames[shortcut]}</dt>
            <dd>
              {keysOf[shortcut].map((key) => (
                <kbd key={key}>{key === 'mod' ? modifier(isMac) : key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.singleKeys}>
        <span>{text.singleKeyShortcuts.label}</span>
        <Toggle
          label={text.singleKeyShortcuts.label}
          value={single}
          options={[
            { value: 'on', label: text.singleKeyShortcuts.on },
            { value: 'off', label: text.singleKeyShortcuts.off },
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
