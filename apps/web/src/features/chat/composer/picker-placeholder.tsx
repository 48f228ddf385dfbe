import { useChatText } from '../use-chat-text.ts';
import styles from './picker.module.css';

/** As large as the picker, which is loaded late: nothing beside it moves. */
export function PickerPlaceholder() {
  const { picker } = useChatText();
  return (
    <span className={styles.button} aria-hidden="true">
      <span>{picker.own}</span>
    </span>
  );
}
