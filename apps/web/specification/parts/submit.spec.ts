import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Button } from '#ui/controls/button.tsx';

const element = document.createElement('main');
const root = createRoot(element);
const send = page.getByRole('button', { name: 'Send' });
let attempts: PromiseWithResolvers<void>[] = [];

beforeEach(async () => {
  attempts = [];
  document.body.append(element);
  root.render(createElement(Screen));
  await expect.element(send).toBeVisible();
});
afterEach(() => {
  root.render(null);
  element.remove();
});

test('two clicks before the button is busy are one attempt', async () => {
  const button = send.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(send).toHaveAttribute('aria-busy', 'true');
  expect(attempts).toHaveLength(1);
});

test('a failure is shown until the next attempt, which keeps the focus', async () => {
  await userEvent.click(send);
  attempts[0]?.reject(new Error('The first try'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('The first try');
  await userEvent.click(send);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(send).toHaveFocus();
  attempts[1]?.resolve();
  await expect.element(send).toHaveAttribute('aria-busy', 'false');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

function Screen() {
  const { isBusy, failure, submit } = useSubmit();
  const attempt = () => {
    const next = Promise.withResolvers<void>();
    attempts.push(next);
    return next.promise;
  };
  const button = { busy: isBusy, onClick: () => submit(attempt), children: 'Send' };
  return createElement(
    'div',
    null,
    failure instanceof Error && createElement('p', { role: 'alert' }, failure.message),
    createElement(Button, button),
  );
}
