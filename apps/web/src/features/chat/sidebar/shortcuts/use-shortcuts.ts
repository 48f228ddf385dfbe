import { useEffect, useEffectEvent } from 'react';
import { areSingleKeysOn } from './single-keys.ts';

export const shortcuts = ['search', 'newChat', 'composer', 'menu', 'help'] as const;
export type Shortcut = (typeof shortcuts)[number];

interface Press {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Keys as displayed; `mod` is Ctrl, or ⌘ on a Mac. Matched by position, so that Bulgarian layouts work. */
export const keysOf: Record<Shortcut, readonly string[]> = {
  search: ['mod', 'K'],
  newChat: ['mod', 'Shift', 'O'],
  composer: ['/'],
  menu: ['mod', 'Shift', 'S'],
  help: ['?'],
};

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

/** The shortcut of a key press. `allowsSingle`: single-key shortcuts are on, and no text field has the focus. */
export function shortcutOf(press: Press, allowsSingle: boolean): Shortcut | null {
  const { key, code, shiftKey, altKey } = press;
  const isMod = press.ctrlKey || press.metaKey;
  if (altKey) return null;
  if (isMod) {
    if (code === 'KeyK' && !shiftKey) return 'search';
    if (code === 'KeyO' && shiftKey) return 'newChat';
    return code === 'KeyS' && shiftKey ? 'menu' : null;
  }
  if (!allowsSingle) return null;
  if (key === '?') return 'help';
  return key === '/' || (code === 'Slash' && !shiftKey) ? 'composer' : null;
}
