import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MoreIcon } from '../../../ui/icons.tsx';
import { useChatText } from '../use-chat-text.ts';
import styles from './menu.module.css';

const choices = ['rename', 'summarise', 'download', 'delete'] as const;
export type ChatChoice = (typeof choices)[number];

/** The small menu of a chat: opens below its button, closes with Escape, a choice or a look elsewhere. */
export function ChatMenu({
  title,
  onChoose,
}: {
  title: string;
  onChoose(choice: ChatChoice): void;
}) {
  const text = useChatText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const holder = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const popup = holder.current?.querySelector<HTMLElement>('[role=menu]');
    popup?.scrollIntoView({ block: 'nearest' });
    popup?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const onPointer = (event: PointerEvent) => {
      if (!holder.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [isOpen]);

  function close() {
    setOpen(false);
    holder.current?.querySelector('button')?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      moveFocus(event.currentTarget, event.key);
    }
  }

  function item(choice: ChatChoice, label: string) {
    return (
      <button
        key={choice}
        type="button"
        role="menuitem"
        data-kind={choice}
        onClick={() => {
          close();
          onChoose(choice);
        }}
      >
        {label}
      </button>
    );
  }

  return (
    <div ref={holder} className={styles.more}>
      <IconButton
        label={text.chatActions(title)}
        expanded={isOpen}
        controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <MoreIcon />
      </IconButton>
      {isOpen && (
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          className={styles.popup}
          aria-label={text.chatActions(title)}
          onKeyDown={onKeyDown}
        >
          {choices.map((choice) => item(choice, text[choice]))}
        </div>
      )}
    </div>
  );
}

function moveFocus(holder: HTMLElement, key: 'ArrowDown' | 'ArrowUp') {
  const items = [...holder.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  items.at((at + (key === 'ArrowDown' ? 1 : -1)) % items.length)?.focus();
}
