import { IconButton } from '#ui/controls/icon-button.tsx';
import { ArrowDownIcon } from '#ui/icons/icons.tsx';
import { returnToQuestion } from '../../composer/focus-question.ts';
import { useChatText } from '../../use-chat-text.ts';
import styles from './scroll.module.css';

export function ScrollButton({ onClick }: { onClick(): void }) {
  const text = useChatText();
  return (
    <div className={styles.scrollButton} data-scroll-button>
      <IconButton
        label={text.toBottom}
        onClick={() => {
          onClick();
          returnToQuestion();
        }}
      >
        <ArrowDownIcon />
      </IconButton>
    </div>
  );
}
