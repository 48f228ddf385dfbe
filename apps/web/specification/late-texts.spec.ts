import { bgPublic } from '@savet/i18n/bg-public';
import { enPublic } from '@savet/i18n/en-public';
import { createElement, Suspense, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LanguageContext } from '#lib/language/language-context.ts';
import { createLateTexts } from '#lib/language/late-texts.ts';
import { useLateTexts } from '#lib/language/use-text.ts';

/* How texts that load late are drawn. React's errors fail a test, as all errors in the console do. */

const greetings = { EN: 'Good evening', BG: 'Добър вечер' } as const;
const values = {
  EN: { language: 'EN', locale: 'en', texts: enPublic, choose: () => undefined },
  BG: { language: 'BG', locale: 'bg', texts: bgPublic, choose: () => undefined },
} as const;

const element = document.createElement('div');
const root = createRoot(element);
afterEach(() => {
  root.render(null);
  element.remove();
});

test('a screen waits for its texts, in each language', async () => {
  const texts = createLateTexts(async (language) => {
    // As long as a chunk takes at least: React waits for the next microtasks in another way.
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { greeting: greetings[language] };
  });
  const Screen = () => createElement('p', null, useLateTexts(texts).greeting);
  document.body.append(element);
  for (const language of ['EN', 'BG'] as const) {
    const value = values[language];
    const screen = createElement(Screen, { key: language });
    // As the router does: the old screen stays until the new one is complete.
    startTransition(() => root.render(createElement(LanguageContext, { value }, screen)));
    await expect.element(page.getByText(greetings[language])).toBeVisible();
  }
});

test('texts that have loaded are drawn at once', async () => {
  const texts = createLateTexts(async (language) => ({ greeting: greetings[language] }));
  await texts.load('EN');
  const waiting: string[] = [];
  const Waiting = () => {
    waiting.push('waiting');
    return null;
  };
  const Screen = () => createElement('p', null, useLateTexts(texts).greeting);
  document.body.append(element);
  const fallback = createElement(Waiting);
  const screen = createElement(Suspense, { fallback }, createElement(Screen));
  root.render(createElement(LanguageContext, { value: values.EN }, screen));
  await expect.element(page.getByText(greetings.EN)).toBeVisible();
  expect(waiting).toEqual([]);
});
