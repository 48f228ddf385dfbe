import { useEffect, useEffectEvent } from 'react';
import { type Shortcut, shortcutOf } from './shortcuts.rules.ts';
import { areSingleKeysOn } from './single-keys.ts';

/** Calls `onShortcut` for keys pressed anywhere outside dialogs. */
export function useShortcuts(onShortcut: (shortcut: Shortcut) => void): void {
  const run = useEffectEvent(onShortcut);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (event.isComposing || document.querySelector('dialog[open]')) return;
      const isWriting = target?.matches('input, textarea, select, [contenteditable]') ?? false;
      const shortcut = shortcutOf(event, !isWriting && areSingleKeysOn());
      if (shortcut === null) return;
      event.preventDefault();
      run(shortcut);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
