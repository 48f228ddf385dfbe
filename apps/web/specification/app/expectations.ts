import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

type Elements = Locator | (() => Iterable<Element>);

/** Texts that are the same in every language: brand names, codes, addresses, colours. */
const names =
  /Savet|Brand\sHub|ChatGPT|Claude|\bZIP\b|conversations\.json|\bPro\b|Enterprise|\bEN\b|\bBG\b|English|DGONE25|\bQR\b|rgba?\(\)|[\w.-]+@[\w.-]+|#[0-9A-F]{6}/g;

/** Waits until exactly one element is found, with exactly this text. */
export function expectText(elements: Elements, text: string | RegExp): Promise<void> {
  return expectTexts(elements, [text]);
}

/** Waits until the elements found have exactly these texts, in order. */
export async function expectTexts(
  elements: Elements,
  texts: readonly (string | RegExp)[],
): Promise<void> {
  const wanted: unknown[] = texts.map((text): unknown =>
    typeof text === 'string' ? text : expect.stringMatching(text),
  );
  await expect.poll(() => textsOf(elements)).toEqual(wanted);
}

/** Waits until the element's text contains this text. */
export async function expectContains(element: Locator, text: string): Promise<void> {
  await expect.poll(() => textOf(element.element())).toContain(text);
}

export function expectCount(elements: Elements, count: number): Promise<void> {
  return expect.poll(() => elementsOf(elements).length).toBe(count);
}

export function expectPath(path: string | RegExp): Promise<void> {
  const wanted: unknown = typeof path === 'string' ? path : expect.stringMatching(path);
  return expect.poll(() => window.location.pathname).toEqual(wanted);
}

/** Expects no word in Latin letters in the title, on the screen or in its labels. */
export async function expectNoEnglish(): Promise<void> {
  await expect.element(page.getByRole('heading').first()).toBeVisible();
  // The title changes shortly after the texts.
  await expect.poll(() => isEnglish(document.title), { message: document.title }).toBe(false);
  const labels = [...document.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel);
  const english = [...document.body.innerText.split('\n'), ...labels].filter(isEnglish);
  expect(english, window.location.pathname).toEqual([]);
}

/** Expects an overlay with this text that covers the window and keeps the focus away from forms below it. */
export async function expectOverlay(text: string): Promise<void> {
  const overlay = page.getByRole('status').filter({ hasText: text });
  await expectText(overlay, text);
  const { innerWidth: width, innerHeight: height } = window;
  expect(overlay.element().getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width, height });
  await userEvent.keyboard('{Escape}{Escape}{Escape}{Tab}');
  await expect.element(overlay).toBeVisible();
  expect(document.querySelector('form :focus')).toBe(null);
}

function textsOf(elements: Elements): string[] {
  return elementsOf(elements).map(textOf);
}

function textOf({ textContent }: Element): string {
  return textContent.replace(/\s+/g, ' ').trim();
}

function elementsOf(elements: Elements): Element[] {
  return typeof elements === 'function' ? [...elements()] : elements.elements();
}

function isEnglish(text: string | null): boolean {
  return /[A-Za-z]{2,}/.test((text ?? '').replaceAll(names, ''));
}
