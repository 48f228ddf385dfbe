import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useChatText } from '../use-chat-text.ts';
import { keysOf, shortcuts } from './shortcuts.rules.ts';
import styles from './shortcuts-dialog.module.css';

/** The list of keys that do something. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const text = useChatText();
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
      <Actions>
        <Button onClick={onClose}>{text.close}</Button>
      </Actions>
    </Dialog>
  );
}

function modifier(isMac: boolean): string {
  return isMac ? '⌘' : 'Ctrl';
}
