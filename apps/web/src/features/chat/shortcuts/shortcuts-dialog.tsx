import { useState } from 'react';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import { useChatText } from '../use-chat-text.ts';
import { keysOf, shortcuts } from './shortcuts.rules.ts';
import styles from './shortcuts-dialog.module.css';
import { areSingleKeysOn, turnSingleKeys } from './single-keys.ts';

/** The list of keys that do something. */
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
      <div className={styles.single}>
        <span>{text.singleKeys.label}</span>
        <Toggle
          label={text.singleKeys.label}
          value={single}
          options={[
            { value: 'on', label: text.singleKeys.on },
            { value: 'off', label: text.singleKeys.off },
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
