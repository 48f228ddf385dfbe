import { type ComponentProps, createElement, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Toasts } from '#ui/toasts/toasts.tsx';
import { type Toast, useToasts } from '#ui/toasts/toasts-context.ts';

/** Longer than a toast stays. */
const LONG_MS = 60_000;

const element = document.createElement('main');
const root = createRoot(element);
let show: (toast: Toast) => void = () => undefined;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.append(element);
  const screen = createElement(Screen, { onToasts: (toasts) => (show = toasts.show) });
  root.render(
    createElement(Toasts, { closeLabel: 'Close' } as ComponentProps<typeof Toasts>, screen),
  );
  await expect.element(page.getByRole('button', { name: 'Here' })).toBeVisible();
});
afterEach(() => {
  vi.useRealTimers();
  root.render(null);
  element.remove();
});

test('a toast stays while it has the focus, and leaves after that', async () => {
  await shown({ text: 'Saved' });
  focus('Close');
  vi.advanceTimersByTime(LONG_MS);
  await expect.element(page.getByText('Saved')).toBeVisible();
  focus('Here');
  await left('Saved');
});

test('a toast that replaces a hovered one leaves', async () => {
  await shown({ text: 'A long sentence. '.repeat(5) });
  await userEvent.hover(page.getByText('A long sentence.'), { position: { x: 1, y: 1 } });
  await shown({ text: 'Ok' });
  await userEvent.hover(page.getByRole('button', { name: 'Here' }));
  await left('Ok');
});

test('a toast that replaces a focused one takes the focus, leaves without it, and gives it back', async () => {
  focus('Here');
  await shown({ text: 'Archived', action: { label: 'Undo', run: () => undefined } });
  focus('Undo');
  await shown({ text: 'Not archived' });
  const close = page.getByRole('button', { name: 'Close' });
  await expect.element(close).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Here' })).toHaveFocus();

  await shown({ text: 'Pinned' });
  focus('Close');
  await shown({ text: 'Deleted' });
  await expect.element(close).toHaveFocus();
  focus('Here');
  await left('Deleted');
});

test('an action may show the next toast', async () => {
  const run = () => show({ text: 'Restored' });
  await shown({ text: 'Deleted', action: { label: 'Undo', run } });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Restored')).toBeVisible();
});

function Screen({ onToasts }: { onToasts: (toasts: ReturnType<typeof useToasts>) => void }) {
  const toasts = useToasts();
  useLayoutEffect(() => onToasts(toasts), [onToasts, toasts]);
  return createElement('button', { type: 'button' }, 'Here');
}

async function shown(toast: Toast): Promise<void> {
  show(toast);
  await expect.element(page.getByText(toast.text)).toBeVisible();
}

function focus(name: string): void {
  const found = page.getByRole('button', { name }).element();
  if (found instanceof HTMLElement) found.focus();
}

/** Lets time pass until the toast has left: its timer may start a moment later. */
async function left(text: string): Promise<void> {
  await expect
    .poll(() => {
      vi.advanceTimersByTime(LONG_MS);
      return page.getByText(text).query();
    })
    .toBe(null);
}
